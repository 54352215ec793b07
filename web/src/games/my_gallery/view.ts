/** What the server shows of My Gallery: see `view.py`. */

export const TYPES = ['cityscape', 'portrait', 'still_life', 'landscape'] as const;
export type Kind = (typeof TYPES)[number];
export type FrameStyle = 'gilded' | 'shell' | 'walnut' | 'plain';

export interface Size {
  width: number;
  height: number;
}

export interface Face extends Size {
  id: string;
  value: number | null; // a starting painting has none
  type: Kind;
  frame: FrameStyle;
}

export interface Ornament extends Size {
  shape: string; // '2x1'
  shields: number;
}

export type Item = Face | Ornament;
export type Hung = Item & { x: number; y: number; broken?: boolean };

export interface Back extends Size {
  size: string; // '3x2'
  value: number;
}

/** What hanging an item at a place would do. */
export interface Effect {
  at: string; // 'x,y'
  frames: number; // touched ones of the same style, as far as they earn
  breaks: number; // paintings that would begin to break the composition
  corners: number;
  eye: boolean;
}

export interface Sheet {
  prestige: number;
  decorations: number;
  eye_level: number;
  full_wall: number;
  corners: number;
  excess: number;
  total: number;
  types: Record<Kind, number>;
}

export interface SeatView {
  seat: number;
  items: Hung[];
  empty: number;
  assistant: Item | null;
  picked: Face | null;
  excess: Face[];
  bids: number[]; // the starting card first
  has_bid: boolean;
  hand: number[];
  score: Sheet;
}

export interface Fame {
  space: number;
  lap: number;
  entered: boolean;
  level: number;
  paintings: Face[];
}

export interface Wall extends Size {
  stars: [number, number][];
  eye_rows: [number, number];
}

export interface GalleryView {
  game: 'my_gallery';
  players: number;
  seat: number | null;
  ply: number;
  to_move: number | null;
  phase: 'start' | 'offer' | 'bid' | 'pick' | 'settle' | 'over';
  round: number;
  rounds: number;
  auctioneer: number;
  wall: Wall;
  offer: (Face | null)[];
  asked: Back[];
  order: number[];
  awaited: number[];
  seats: SeatView[];
  rewards: { shields: number; combined: boolean }[]; // the newest last
  museum: Record<Kind, Fame>;
  stacks: (Back & { left: number })[];
  ending: string[];
  effects: Record<string, Effect>; // by the text of a move
  tryout: Record<string, Effect[]>; // by painting
  winners: number[];
}

export const TRACK = 50; // MG-C4
export const LINES = ['prestige', 'decorations', 'eye_level', 'full_wall', 'corners', 'excess'] as const;

export const isOrnament = (item: Item): item is Ornament => 'shape' in item;
export const sizeOf = (item: Size): string => `${item.width}x${item.height}`;
/** What tells items apart: paintings by their id, decorations by shape and place. */
export const keyOf = (item: Hung): string => (isOrnament(item) ? `${item.shape}@${item.x},${item.y}` : item.id);
