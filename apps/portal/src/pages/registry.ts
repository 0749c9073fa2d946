import type { Page } from './page.ts';
import { registered } from './pages.gen.ts';
import type { LinkSearchOf, SearchOf } from './search-params.ts';

type Registered = (typeof registered)[number];
/** Name of a page that exists. */
export type PageName = Registered['view'];
type ShapeOf<V extends PageName> =
  Extract<Registered, { view: V }> extends { search?: infer S } ? NonNullable<S> : Record<never, never>;
/** What the page reads from its query string. */
export type PageSearch<V extends PageName> = SearchOf<ShapeOf<V>>;
/** What a link to the page gives. */
export type LinkSearch<V extends PageName> = LinkSearchOf<ShapeOf<V>>;
/** The last argument of everything that leads to a page: needed only where the page has required parameters. */
export type SearchArgument<V extends PageName> =
  Record<never, never> extends LinkSearch<V> ? [search?: LinkSearch<V>] : [search: LinkSearch<V>];

/** All pages, in the order of the nouns. */
export const pages: readonly Page[] = registered;

const byName = new Map(pages.map((page) => [page.view.toLowerCase(), page]));

/** A page by its name in any case; undefined: there is none. */
export const findPage = (view: string): Page | undefined => byName.get(view.toLowerCase());

/** A page that is known to exist. */
export function pageOf(view: PageName): Page {
  const page = findPage(view);
  if (!page) throw new Error(`There is no page ${view}.`);
  return page;
}
