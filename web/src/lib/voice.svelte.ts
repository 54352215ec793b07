/** What a screen reader hears: one polite live region for the whole page. */

class Voice {
  text = $state('');

  say(text: string): void {
    // The same words again are news again: a changed end makes the region speak.
    this.text = text === this.text ? `${text}\u00a0` : text;
  }
}

export const voice = new Voice();
