/** Three addresses, so a router of our own. */

export type Route =
  | { page: 'home' }
  | { page: 'table'; table: string; invite: string | null }
  | { page: 'replay'; table: string; ply: number | null }
  | { page: 'nowhere' };

/** The page an address means. */
export function match(url: URL): Route {
  const parts = url.pathname.split('/').filter(Boolean).map(decodeURIComponent);
  const [first, table, third] = parts;
  if (first === undefined) return { page: 'home' };
  if (first !== 't' || table === undefined || parts.length > 3) return { page: 'nowhere' };
  if (third === undefined) return { page: 'table', table, invite: url.hash.slice(1) || null };
  if (third !== 'replay') return { page: 'nowhere' };
  const ply = url.searchParams.get('ply') ?? '';
  return { page: 'replay', table, ply: /^\d+$/.test(ply) ? Number(ply) : null };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    this.#read();
    addEventListener('popstate', this.#read);
    addEventListener('hashchange', this.#read);
    document.addEventListener('click', this.#onclick);
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  /** Keeps the address in step with what is shown, without a new entry in the history. */
  keep(path: string): void {
    history.replaceState(null, '', path);
  }

  #read = (): void => {
    this.route = match(new URL(location.href));
  };

  // Plain links stay plain links: only an unmodified click on one of ours is answered here.
  #onclick = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api')) return;
    if (url.pathname === location.pathname && url.hash) return; // a place on this page
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  };
}

export const router = new Router();
