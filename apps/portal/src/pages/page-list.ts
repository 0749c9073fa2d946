import type { Page } from './page.ts';
import type { LinkSearchOf, SearchOf } from './search-params.ts';

/** Gets its `pages` from the registry (`declare module`), which imports every feature: this file imports none. */
// oxlint-disable-next-line typescript/no-empty-object-type
export interface PageRegister {}

type Registered = PageRegister extends { readonly pages: readonly (infer P extends Page)[] } ? P : never;
/** Name of a page that exists. */
export type PageName = Registered['view'];
type ShapeOf<V extends PageName> =
  Extract<Registered, { view: V }> extends { search?: infer S } ? NonNullable<S> : Record<never, never>;
/** What the page reads from its query string. */
export type PageSearch<V extends PageName> = SearchOf<ShapeOf<V>>;
/** The community that a link of staff leads to, where it is not the tab's. */
export interface CommunityOfLink {
  readonly CommunityId?: number | undefined;
}
/** What a link to the page gives. */
export type LinkSearch<V extends PageName> = LinkSearchOf<ShapeOf<V>> & CommunityOfLink;
/** The last argument of everything that leads to a page: needed only where the page has required parameters. */
export type SearchArgument<V extends PageName> =
  Record<never, never> extends LinkSearch<V> ? [search?: LinkSearch<V>] : [search: LinkSearch<V>];

let pages: readonly Page[] = [];
let byName: ReadonlyMap<string, Page> = new Map();

/** Makes pages known; the registry does, before anything is drawn. */
export function registerPages(all: readonly Page[]): void {
  pages = all;
  byName = new Map(all.map((page) => [page.view.toLowerCase(), page]));
}

/** All pages, in the order of the nouns. */
export const allPages = (): readonly Page[] => pages;

/** A page by its name in any case; undefined: there is none. */
export const findPage = (view: string): Page | undefined => byName.get(view.toLowerCase());

/** A page that is known to exist. */
export function pageOf(view: PageName): Page {
  const page = findPage(view);
  if (!page) throw new Error(`There is no page ${view}.`);
  return page;
}
