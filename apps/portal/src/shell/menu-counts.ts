import { useMemo } from 'react';
import { shownInline } from '../data/query-client.ts';
import { trpc } from '../data/trpc.ts';
import { entriesOf, type MenuArea, type MenuCounts } from './menu.ts';

/** Fetched again when the user comes back to the window, never by itself: polling would keep the session awake. */
const FRESH_MS = 60_000;

/** What waits behind the entries that are offered. Unknown counts are left out: the menus never wait for them. */
export function useMenuCounts(menu: readonly MenuArea[]): MenuCounts {
  const offersApprovals = menu.some((area) => entriesOf(area).some(({ view }) => view === 'ApprovalsView'));
  const proposals = trpc.proposals.counts.useQuery(undefined, {
    enabled: offersApprovals,
    staleTime: FRESH_MS,
    ...shownInline,
  });
  const waiting = proposals.data?.waiting;
  return useMemo(() => (waiting === undefined ? {} : { ApprovalsView: waiting }), [waiting]);
}
