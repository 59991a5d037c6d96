export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'rules'; game: string | null }
  | { page: 'join' }
  | { page: 'me' }
  | { page: 'unsubscribe'; token: string }
  | { page: 'replay'; id: string; who: string | null; step: number }
  | { page: 'learn'; game: string }
  | { page: 'lost' };

/** Turns an address into a page. */
export function routeOf(path: string): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, second] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && second && parts.length === 2) return { page: 'table', id: second };
  if (first === 'rules' && parts.length <= 2) return { page: 'rules', game: second ?? null };
  if (first === 'replay' && second && parts.length <= 4)
    return {
      page: 'replay',
      id: second,
      who: parts[2] ?? null,
      step: Number.parseInt(parts[3] ?? '0', 10) || 0,
    };
  if (first === 'learn' && second && parts.length === 2) return { page: 'learn', game: second };
  if (first === 'me' && parts.length === 1) return { page: 'me' };
  if (first === 'unsubscribe' && second && parts.length === 2)
    return { page: 'unsubscribe', token: second };
  if (first === 'join' && parts.length === 1) return { page: 'join' };
  return { page: 'lost' };
}

class Router {
  route = $state<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
    document.addEventListener('click', (event) => this.#click(event));
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.route = routeOf(location.pathname);
    scrollTo(0, 0);
  }

  /** Another page in the place of this one: going back does not lead here again. */
  replace(path: string): void {
    history.replaceState(null, '', path);
    this.route = routeOf(location.pathname);
  }

  /** Links inside the house change the page without loading it anew. */
  #click(event: MouseEvent): void {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return;
    const link = (event.target as Element).closest?.('a');
    if (!link || link.target || link.origin !== location.origin || link.hasAttribute('download'))
      return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.hash);
  }
}

export const router = new Router();
