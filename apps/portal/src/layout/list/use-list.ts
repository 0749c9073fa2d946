import { DEEPEST_ROW } from '@quickportal/contracts/kernel/deepest-row';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { preloadPage } from '../../pages/preload.ts';
import type { LinkSearch, PageName, PageSearch, SearchArgument } from '../../pages/page-list.ts';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import type { RowLinks } from './list-table.tsx';

/** Pages whose address says which page of a list is shown. */
type ListPage = { [V in PageName]: PageSearch<V> extends { page: number; pageSize: number } ? V : never }[PageName];

/**
 * Connects a list page's view to the address: `<UsersView {...useList('UsersView')} />`. Filters and sorting return to
 * page 1; other parameters stay.
 */
export function useList<V extends ListPage>(view: V) {
  const typed = useSearch(view);
  const setSearch = useSetSearch(view);
  // An impossible page leads to the last one (list-table.tsx), not to an error
  const { page, pageSize } = typed as { page: number; pageSize: number };
  const deepest = Math.floor(DEEPEST_ROW / pageSize);
  const search = page > deepest ? { ...typed, page: deepest } : typed;
  return {
    search,
    onSearchChange: (patch: Partial<LinkSearch<V>>, options?: { replace?: boolean }) =>
      setSearch({ page: 1, ...patch }, options),
    onSortChange: (sort: string) => setSearch({ sort, page: 1 } as unknown as Partial<LinkSearch<V>>),
    hrefForPage: (target: number) => href(view, ...([{ ...search, page: target }] as unknown as SearchArgument<V>)),
    onQuery: (query: string) => setSearch({ query, page: 1 } as unknown as Partial<LinkSearch<V>>),
    hrefForQuery: (query: string) => href(view, ...([{ ...search, query, page: 1 }] as unknown as SearchArgument<V>)),
  };
}

/** Pages whose address has the page of a list within them. */
type PagedPage = { [V in PageName]: PageSearch<V> extends { page: number } ? V : never }[PageName];

/**
 * Connects a list within a page to the address: `<CustomerActivityView {...useInnerList('CustomerDetailsView')} />`.
 */
export function useInnerList<V extends PagedPage>(view: V) {
  const search = useSearch(view);
  const setSearch = useSetSearch(view);
  return {
    page: (search as { page: number }).page,
    hrefForPage: (page: number) => href(view, ...([{ ...search, page }] as unknown as SearchArgument<V>)),
    onPageChange: (page: number, options?: { replace?: boolean }) =>
      setSearch({ page } as unknown as Partial<LinkSearch<V>>, options),
  };
}

/** Creates the links of rows: `useRowLinks('UserDetailsView', (id) => ({ SystemUserId: id }))`. */
export function useRowLinks<V extends PageName, Id extends number | string = number>(
  view: V,
  searchOf: (id: Id) => LinkSearch<V>,
): Required<RowLinks<Id>> {
  const goTo = useGoTo();
  const argument = (id: Id) => [searchOf(id)] as SearchArgument<V>;
  return {
    hrefFor: (id) => href(view, ...argument(id)),
    onOpen: (id) => goTo(view, searchOf(id)),
    onIntent: (id) => preloadPage(view, ...argument(id)),
  };
}
