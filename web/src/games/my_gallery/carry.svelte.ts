/** What the reader holds over the wall, and where: a painting tried on, or an item about to be hung. */

import { firstPlace, nearest, step, type Way } from './ghost';
import { carriable, isExchange, placed, placesFor, type Carried, type Place } from './moves';
import type { GalleryView, Item, SeatView } from './view';

const TRY = 'try ';

interface Table {
  view: GalleryView;
  legal: string[];
  own: SeatView | undefined;
}

function itemOf(carried: Carried, { view, own }: Table): Item | null {
  if (carried === 'place new') return own?.picked ?? null;
  if (carried === 'place assistant') return own?.assistant ?? null;
  if (carried.startsWith(TRY)) return view.offer.find((face) => face?.id === carried.slice(TRY.length)) ?? null;
  const [, shape = ''] = carried.split(' ');
  if (isExchange(carried)) return (own?.picked && view.museum[own.picked.type].paintings.find((face) => face.id === shape)) ?? null;
  const [width = 1, height = 1] = shape.split('x').map(Number);
  return { shape, width, height, shields: width * height };
}

/** What lies in the hand without asking: the new painting, else the largest decoration earned. */
const given = (options: Carried[]): Carried | null => options.find((one) => one === 'place new') ?? options.filter((one) => one.startsWith('decorate')).at(-1) ?? null;

export class Carry {
  wish = $state<Carried | null>(null);
  at = $state<string | null>(null);
  #table: () => Table;

  constructor(table: () => Table) {
    this.#table = table;
  }

  options = $derived.by(() => carriable(this.#table().legal));
  hands = $derived.by(() =>
    this.options.flatMap((option) => {
      const item = itemOf(option, this.#table());
      return item ? [{ option, item }] : [];
    }),
  );
  carried = $derived.by(() => {
    const { view } = this.#table();
    const { wish, options } = this;
    const trying = wish?.startsWith(TRY) && wish.slice(TRY.length) in view.tryout;
    return wish && (trying || options.includes(wish)) ? wish : given(options);
  });
  item = $derived.by(() => (this.carried ? itemOf(this.carried, this.#table()) : null));
  places = $derived.by((): Place[] => {
    const { view, legal } = this.#table();
    const { carried } = this;
    if (!carried) return [];
    if (carried.startsWith(TRY)) return (view.tryout[carried.slice(TRY.length)] ?? []).map(placed);
    return placesFor(carried, legal, view.effects);
  });
  place = $derived.by(() => {
    const { item, places } = this;
    if (!item || !places.length) return null;
    return places.find((one) => one.effect.at === this.at) ?? firstPlace(places, item, this.#table().view.wall);
  });
  trying = $derived.by(() => this.carried?.startsWith(TRY) ?? false);

  /** The move that hangs the item where the ghost is; null: it is only tried on. */
  move = $derived.by(() => (this.carried && this.place && !this.trying ? `${this.carried} ${this.place.effect.at}` : null));

  take(wish: Carried | null): void {
    this.wish = wish;
    this.at = null;
  }
  tryOn(id: string): void {
    this.take(this.wish === TRY + id ? null : TRY + id);
  }
  isTrying = (id: string): boolean => this.carried === TRY + id;
  step(way: Way): void {
    if (this.place) this.at = step(this.places, this.place, way).effect.at;
  }
  /** To the place nearest to a point in squares; false: none covers it. */
  point(x: number, y: number, over: boolean): boolean {
    const found = this.item && nearest(this.places, this.item, x, y, over);
    if (found) this.at = found.effect.at;
    return found !== null;
  }
}
