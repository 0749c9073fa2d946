interface Visit {
  view: string;
  search: Record<string, string>;
}

/** What a navigation leads to; `index` is the place in the browser's history. */
interface Arrival {
  pathname: string;
  search: object;
  state: { __TSR_index: number };
}

const lastSearch = new Map<string, Record<string, string>>();
const trail = new Map<number, Visit>();
let current = 0;

/** Notes what is opened, before it is drawn; the router calls it at the start of every navigation. */
export function noteArrival({ pathname, search, state }: Arrival): void {
  const view = pathname.slice(pathname.lastIndexOf('/') + 1);
  const visit: Visit = { view, search: search as Record<string, string> };
  lastSearch.set(view, visit.search);
  current = state.__TSR_index;
  trail.set(current, visit);
}

/**
 * How many steps of the browser's history lead back to a page, if it is the one before this page: other tabs and
 * filters of this page are passed over. Null: another page came before, or none.
 */
export function stepsBackTo(view: string): number | null {
  const currentView = trail.get(current)?.view;
  for (let index = current - 1; trail.has(index); index -= 1) {
    const visited = trail.get(index)?.view;
    if (visited === view) return current - index;
    if (visited !== currentView) return null;
  }
  return null;
}

/** The filters and page number that a list had when it was last seen. */
export const lastSearchOf = (view: string): Record<string, string> | undefined => lastSearch.get(view);
