/** What a browser may or may not be able to do. A table at home is often served over plain HTTP. */

/** `crypto.randomUUID` is there only over HTTPS; random bytes are everywhere. */
export function uniqueId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Copies text; false if the browser does not let us. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// Over plain HTTP there is no clipboard object, only this old way.
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'off-screen';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const done = document.execCommand('copy');
  field.remove();
  return done;
}

export const canShare = (): boolean => typeof navigator.share === 'function';

/** The address of a table, to be sent to somebody. */
export function tableLink(table: string, invite: string | null = null): string {
  return `${location.origin}/t/${table}${invite ? `#${invite}` : ''}`;
}

/** Saves text as a file. */
export function download(name: string, text: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}
