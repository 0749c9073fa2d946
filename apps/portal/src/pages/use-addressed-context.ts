import { useNavigate, useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { pageAt } from './other-context.ts';
import { queryString } from './search-params.ts';
import { contextProblems, contextSearch, enterAddress, withoutContext } from './tab-context.ts';

/** Writes whom the tab works for into the address, where an address was opened without it. */
export function useAddressedContext(): void {
  const navigate = useNavigate();
  const pathname = useRouterState({ select: ({ location }) => location.pathname });
  const search = useRouterState({ select: ({ location }) => location.search as Record<string, string> });
  useEffect(() => {
    const page = pageAt(pathname);
    // What does not fit is reported by the page host, not corrected; another context is another document
    if (!page?.load || contextProblems(search).length > 0 || !enterAddress(page, search)) return;
    const wanted = { ...withoutContext(search), ...contextSearch(page) };
    if (sorted(wanted) === sorted(search)) return;
    void navigate({ to: `/${page.view}`, search: wanted, replace: true, resetScroll: false });
  }, [navigate, pathname, search]);
}

const sorted = (search: Record<string, string>): string =>
  queryString(Object.fromEntries(Object.entries(search).toSorted(([a], [b]) => a.localeCompare(b))));
