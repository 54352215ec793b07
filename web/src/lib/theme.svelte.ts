/** Light, dark, or what the system says. */

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];
const STORED = 'vernissage.theme';

class Shade {
  theme = $state<Theme>('auto');
  #system = matchMedia('(prefers-color-scheme: dark)');

  start(): void {
    const stored = localStorage.getItem(STORED);
    this.theme = THEMES.find((theme) => theme === stored) ?? 'auto';
    this.#show();
    this.#system.addEventListener('change', () => this.#show());
  }

  /** The next of the three. */
  turn(): void {
    this.theme = THEMES[(THEMES.indexOf(this.theme) + 1) % THEMES.length]!;
    localStorage.setItem(STORED, this.theme);
    this.#show();
  }

  // The page is told what it is, not what was wished for: one set of dark colours in the styles.
  #show(): void {
    const dark = this.theme === 'auto' ? this.#system.matches : this.theme === 'dark';
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
    for (const meta of document.querySelectorAll('meta[name="theme-color"]')) {
      meta.setAttribute('content', dark ? '#14161c' : '#f5f0e6');
    }
  }
}

export const shade = new Shade();
