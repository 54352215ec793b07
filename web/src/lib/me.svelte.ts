/** The guest at this browser. */
import { api } from './api';
import { insist } from './stream';
import { t } from './text.svelte';

export const LONGEST_NAME = 24;
const PIGMENTS = 12;

class Me {
  name = $state<string | null>(null);
  known = $state(false); // the server has been asked
  #luck = Math.floor(Math.random() * PIGMENTS);

  async start(): Promise<void> {
    this.name = (await insist(api.me)).name;
    this.known = true;
  }

  /** A name to begin with, so that being asked for one is never a hurdle. */
  get suggestion(): string {
    return t('page-pigment', { number: this.#luck });
  }

  async rename(name: string): Promise<void> {
    this.name = (await api.rename(name.trim())).name;
  }

  /** Makes sure the server knows a guest before anything is asked of it. */
  async introduce(name: string): Promise<void> {
    if (this.name === null) await this.rename(name.trim() || this.suggestion);
  }
}

export const me = new Me();
