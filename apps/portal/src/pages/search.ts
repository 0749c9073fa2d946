import { useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { pageOf, type LinkSearch, type PageName, type PageSearch } from './page-list.ts';
import { linkSearch } from './href.ts';
import { useOwnSearch } from './own-search.ts';
import { readSearch } from './search-params.ts';

export type { PageSearch } from './page-list.ts';

/** What a page's address says, read by the page's own parameters. The page host has refused bad ones before. */
export function useSearch<V extends PageName>(view: V): PageSearch<V> {
  const raw = useOwnSearch(view);
  return useMemo(() => readSearch(pageOf(view).search ?? {}, raw).values as PageSearch<V>, [view, raw]);
}

/**
 * Changes some parameters of the page that is shown; the others stay. Filters typed letter by letter give
 * `replace`, so that Back leads to the page before and not to the letter before.
 */
export function useSetSearch<V extends PageName>(
  view: V,
): (patch: Partial<LinkSearch<V>>, options?: { replace?: boolean }) => void {
  const navigate = useNavigate();
  return useCallback(
    (patch, { replace = false } = {}) => {
      const search = (raw: Record<string, string>) =>
        linkSearch(view, { ...readSearch(pageOf(view).search ?? {}, raw).values, ...patch });
      void navigate({ to: `/${view}`, search, replace, resetScroll: false });
    },
    [navigate, view],
  );
}
