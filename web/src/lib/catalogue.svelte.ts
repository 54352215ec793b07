/** What the server offers: games, their options, the levels of its bots. */
import { api } from './api';
import type { Games } from './contract';
import { hasBoard, WALL, type Wall } from './games';
import { insist } from './stream';
import { t, texts } from './text.svelte';

export type Offered = Games['games'][number];

class Catalogue {
  #games = $state.raw<Games | null>(null);

  async start(): Promise<void> {
    this.#games ??= await insist(api.games);
  }

  get known(): boolean {
    return this.#games !== null;
  }
  get levels(): string[] {
    return this.#games?.levels ?? [];
  }
  /** The level a bot has unless somebody chooses: a worthy opponent. */
  get level(): string {
    return this.levels.includes('strong') ? 'strong' : (this.levels.at(-1) ?? 'strong');
  }
  offered(game: string): Offered | null {
    return hasBoard(game) ? (this.#games?.games.find((found) => found.id === game) ?? null) : null;
  }
  /** Our four, and whatever else the server has. */
  get wall(): Wall[] {
    const others = (this.#games?.games ?? []).filter(({ id }) => !WALL.some((w) => w.id === id));
    return [
      ...WALL,
      ...others.map(({ id, seats }) => ({
        id,
        seats: [Math.min(...seats), Math.max(...seats)] as [number, number],
        minutes: null,
      })),
    ];
  }
}

export const catalogue = new Catalogue();

export function levelName(level: string | null): string {
  if (level === null) return '';
  return texts.has(`level-${level}`) ? t(`level-${level}`) : level;
}
