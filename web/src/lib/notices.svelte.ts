/** Short messages at the edge of the page. */
import { Offline, Refused } from './api';
import { t, texts } from './text.svelte';

export interface Notice {
  id: number;
  text: string;
  detail?: string; // small print, e.g. the id of a rule
  kind: 'plain' | 'fault';
}

class Notices {
  all = $state.raw<Notice[]>([]);
  #count = 0;

  say(text: string, kind: Notice['kind'] = 'plain', detail?: string): void {
    const id = ++this.#count;
    // The same words twice say nothing new; three notices at once are enough to read.
    const others = this.all.filter((notice) => notice.text !== text).slice(-2);
    this.all = [...others, { id, text, kind, ...(detail === undefined ? {} : { detail }) }];
    setTimeout(() => this.drop(id), 4000 + text.length * 45);
  }

  /** Words whatever went wrong. */
  fault(error: unknown): void {
    this.say(wordFault(error), 'fault', error instanceof Refused ? error.refusal.rule : undefined);
  }

  drop(id: number): void {
    this.all = this.all.filter((notice) => notice.id !== id);
  }
}

export function wordFault(error: unknown): string {
  if (error instanceof Offline) return t('error-Offline');
  if (error instanceof Refused) {
    const key = `error-${error.name}`;
    const seconds = Math.ceil(error.refusal.retry_after ?? 1);
    if (texts.has(key)) return t(key, { seconds });
    return error.message;
  }
  return t('error-Unknown');
}

export const notices = new Notices();
