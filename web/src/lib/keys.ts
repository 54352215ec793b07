/** Keys of the table. Typing, pressing a focused button and open dialogs come first. */

export type Key = 'undo' | 'confirm' | 'rules' | 'words' | 'help';

const LETTERS: Record<string, Key> = { z: 'undo', r: 'rules', w: 'words', '?': 'help' };
// The same keys on a Russian or Ukrainian layout.
const PLACES: Record<string, Key> = { KeyZ: 'undo', KeyR: 'rules', KeyW: 'words' };
const BUSY = 'a, button, input, select, textarea, summary, [role="button"], [contenteditable]';
const STORED = 'vernissage.keys';

export const lettersOn = (): boolean => localStorage.getItem(STORED) !== 'off';
export const setLetters = (on: boolean): void => localStorage.setItem(STORED, on ? 'on' : 'off');

/** What a key press asks for; null: nothing of ours. */
export function readKey(event: KeyboardEvent): Key | null {
  if (event.defaultPrevented || event.altKey || document.querySelector('dialog[open]')) return null;
  const held = event.ctrlKey || event.metaKey;
  if (event.key === 'Enter' && held) return 'confirm';
  if (held && PLACES[event.code] === 'undo') return 'undo';
  if (held) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (event.key === 'Enter') return target?.closest(BUSY) ? null : 'confirm';
  if (event.key === 'Escape') return 'undo';
  if (!lettersOn() || target?.closest('input, select, textarea')) return null;
  return LETTERS[event.key.toLowerCase()] ?? PLACES[event.code] ?? null;
}
