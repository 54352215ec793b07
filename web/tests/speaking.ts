/** The texts as the page reads them, for tests. */
import { readFileSync } from 'node:fs';
import type { Language } from '../src/lib/contract';
import { read } from '../src/lib/text.svelte';

export function speak(language: Language) {
  const source = readFileSync(`../src/vernissage/text/${language}.ftl`, 'utf8');
  const { bundle, keys } = read(source, language);
  const t = (key: string, values: Record<string, string | number> = {}) =>
    bundle.formatPattern(bundle.getMessage(key)!.value!, values);
  return { t, keys };
}
