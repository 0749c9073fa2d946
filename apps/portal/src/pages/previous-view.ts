const lastSearch = new Map<string, Record<string, string>>();
let present: string | undefined;
let previous: string | undefined;

/** Notes what was opened; the router tells after every navigation. */
export function noteLocation({ pathname, search }: { pathname: string; search: object }): void {
  const view = pathname.slice(pathname.lastIndexOf('/') + 1);
  lastSearch.set(view, search as Record<string, string>);
  previous = present;
  present = view;
}

/** Whether Back leads to this page. */
export const cameFrom = (view: string): boolean => previous === view;

/** The filters and page number that a list had when it was last seen. */
export const lastSearchOf = (view: string): Record<string, string> | undefined => lastSearch.get(view);
