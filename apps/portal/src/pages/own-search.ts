import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';

type Raw = Readonly<Record<string, string>>;
const NOTHING: Raw = {};
/** Whether an address is this page's; page names are matched in any case, below any base path. */
const isPage = (pathname: string, view: string): boolean => pathname.toLowerCase().endsWith(`/${view.toLowerCase()}`);

/**
 * The query parameters of a page as texts. While the next page is fetched the address is already that page's, and this
 * one still stands: it keeps what it had, instead of finding its parameters missing.
 */
export function useOwnSearch(view: string): Raw {
  const now = useRouterState({
    select: ({ location }) => (isPage(location.pathname, view) ? (location.search as Raw) : undefined),
  });
  const [kept, setKept] = useState(now ?? NOTHING);
  if (now !== undefined && now !== kept) setKept(now);
  return now ?? kept;
}
