/** Words by key, in the language chosen: the same `.ftl` files that Python reads. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './contract';

export const LANGUAGES: { id: Language; name: string }[] = [
  { id: 'en', name: 'English' },
  { id: 'ru', name: 'Русский' },
  { id: 'uk', name: 'Українська' },
];

const files = import.meta.glob<string>('../../../src/vernissage/text/*.ftl', {
  query: '?raw',
  import: 'default',
});

/** The first of the reader's languages that we speak; Belarusian and Kazakh readers mostly read Russian. */
export function choose(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const code = tag.toLowerCase().split('-')[0];
    const known = LANGUAGES.find((language) => language.id === code);
    if (known) return known.id;
    if (code === 'be' || code === 'kk') return 'ru';
  }
  return 'en';
}

/** A bundle and its keys in the order of the file. */
export function read(source: string, language: Language): { bundle: FluentBundle; keys: string[] } {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(source));
  const keys = [...source.matchAll(/^([a-zA-Z][\w-]*) *=/gm)].map((found) => found[1]!);
  return { bundle, keys };
}

const STORED = 'vernissage.language';

class Texts {
  language = $state<Language>('en');
  #bundle = $state.raw<FluentBundle | null>(null);
  keys = $state.raw<string[]>([]);

  async start(): Promise<void> {
    const stored = localStorage.getItem(STORED);
    await this.#load(choose(stored ? [stored] : navigator.languages));
  }

  async speak(language: Language): Promise<void> {
    localStorage.setItem(STORED, language);
    await this.#load(language);
  }

  has(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false;
  }

  word(key: string, values: Record<string, string | number> = {}): string {
    const pattern = this.#bundle?.getMessage(key)?.value;
    if (pattern == null) return key;
    // Faults are passed over: half a sentence is better at a table than none; tests look for them.
    return this.#bundle!.formatPattern(pattern, values, []);
  }

  list(items: string[]): string {
    return new Intl.ListFormat(this.language, { type: 'conjunction' }).format(items);
  }

  async #load(language: Language): Promise<void> {
    const file = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ftl`));
    const { bundle, keys } = read(await file![1](), language);
    this.#bundle = bundle;
    this.keys = keys;
    this.language = language;
    document.documentElement.lang = language;
  }
}

export const texts = new Texts();
export const t = (key: string, values?: Record<string, string | number>): string =>
  texts.word(key, values);
