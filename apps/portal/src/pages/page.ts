import type { Right } from '@quickportal/contracts/access/rights';
import type { LucideIcon } from 'lucide-react';
import type { NavigationGroup } from './navigation-groups.ts';
import type { SearchShape } from './search-params.ts';

/** Which rights open a page: any one of `anyOf`, and every one of `allOf`. */
export interface RightsNeeded {
  readonly anyOf?: readonly Right[];
  readonly allOf?: readonly Right[];
}

/** The page's place in the left navigation. */
export interface NavigationEntry {
  /** Null: above all groups. */
  readonly group: NavigationGroup | null;
  /** Where the menu says something shorter or else than the title. */
  readonly label?: string;
  /** What one does there, in a few words, for the start page: "Find and open customers". */
  readonly about?: string;
  readonly icon: LucideIcon;
  /** Place in the group; smaller is higher. */
  readonly order: number;
}

export interface PageOptions<V extends string, S extends SearchShape> {
  /** Name in the address: `{base}/{view}`. */
  readonly view: V;
  /** Title of the document until the page knows a better one. */
  readonly title: string;
  readonly audience: 'both' | 'staff' | 'facility' | 'public';
  readonly rights?: RightsNeeded;
  /** Parameters in the query string; see search-params.ts. */
  readonly search?: S;
  /** Staff must have chosen a community before the page makes sense. */
  readonly needsCommunity?: true;
  readonly nav?: NavigationEntry;
  /** Navigation entry that is shown as chosen on this page, which has none of its own. */
  readonly under?: string;
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

/** What `load` must answer. */
export interface PageModule {
  default: React.ComponentType;
  preload?: (search: never) => unknown;
}
