/** The four games on the wall. What the server does not offer yet is shown as coming. */
import type { Component } from 'svelte';
import type { BoardProps, Words } from './board';

export interface Wall {
  id: string;
  seats: [number, number];
  minutes: string | null; // as the rulebook says; null: it does not
}

export const WALL: Wall[] = [
  { id: 'final_touch', seats: [2, 4], minutes: '15' },
  { id: 'photograph', seats: [2, 4], minutes: '30' },
  { id: 'my_gallery', seats: [2, 4], minutes: '30–60' },
  { id: 'time_loop', seats: [2, 6], minutes: null },
];

const boards = import.meta.glob<{ default: Component<BoardProps<never>> }>(
  '../games/*/Board.svelte',
);
const words = import.meta.glob<Words>('../games/*/words.ts');
const covers = import.meta.glob<{ default: Component }>('../games/covers/*.svelte');

/** Whether a game can be played on this page yet. */
export const hasBoard = (game: string): boolean => `../games/${game}/Board.svelte` in boards;

/** The board of a game, or null if nobody has drawn it yet. */
export async function loadBoard(game: string): Promise<Component<BoardProps> | null> {
  const module = await boards[`../games/${game}/Board.svelte`]?.();
  // Each board knows the view of its own game; the frame passes it through unread.
  return (module?.default as unknown as Component<BoardProps> | undefined) ?? null;
}

export async function loadWords(game: string): Promise<Words | null> {
  return (await words[`../games/${game}/words.ts`]?.()) ?? null;
}

export async function loadCover(game: string): Promise<Component | null> {
  return (await covers[`../games/covers/${game}.svelte`]?.())?.default ?? null;
}
