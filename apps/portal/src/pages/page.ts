import type { CallName } from '../data/calls/call.ts';
import type { AreaName } from './areas.ts';
import type { SearchShape } from './search-params.ts';

export interface PageOptions<V extends string, S extends SearchShape> {
  /** Name in the address: `{base}/{view}`. */
  readonly view: V;
  /** Title of the document until the page knows a better one. */
  readonly title: string;
  readonly audience: 'both' | 'staff' | 'facility' | 'public';
  /** What the page is for: the right to any one of these calls opens it. Absent: every user it is for. */
  readonly calls?: readonly CallName[];
  /** Offered only where a business has the PayTo product; what there was before opens by its address. */
  readonly needsPayTo?: true;
  /** Parameters in the query string; see search-params.ts. */
  readonly search?: S;
  /** What the page is about. All but `global` need a community, which staff choose first. */
  readonly scope: 'global' | 'community' | 'business' | 'customer';
  /** The area whose menu has the page; a page that is reached only from another one names its `parent` instead. */
  readonly area?: AreaName;
  /** Heading that the page's entry is under in the menu of its area. */
  readonly group?: string;
  /** Where menus and breadcrumbs say something shorter or else than the title. */
  readonly label?: string;
  /** What the way back to it says on narrow screens, where the specification words it. */
  readonly backLabel?: string;
  /** Place in the menu of the area; smaller is higher. */
  readonly order?: number;
  /** The page one step up: first in the breadcrumbs, and marked in the menus on this page. */
  readonly parent?: string;
  /** Pages whose menu entry is marked here, the first that the user has; absent: the one above it. */
  readonly marks?: readonly string[];
  /** What is missing until the page is offered: until then it opens by its address only, and its tests use it. */
  readonly unfinished?: string;
  /** More words that the palette finds the page by. */
  readonly keywords?: string;
  /**
   * `() => import('./customer-details.page.tsx')`: a module with the page as default export and, where hovering a
   * link should warm the cache, `preload(search)`. Absent: the page is a document of its own (prerendered).
   */
  readonly load?: () => Promise<unknown>;
}

export type Page<V extends string = string, S extends SearchShape = SearchShape> = PageOptions<V, S>;

/** Declares a page; returns it unchanged, with its types kept. */
export const page = <const V extends string, const S extends SearchShape = Record<never, never>>(
  options: PageOptions<V, S>,
): PageOptions<V, S> => options;

/** Whether a page shows one community, which staff must have chosen. */
export const needsCommunity = ({ scope }: Pick<Page, 'scope'>): boolean => scope !== 'global';

/** What `load` must answer. */
export interface PageModule {
  default: React.ComponentType;
  preload?: (search: never) => unknown;
}
