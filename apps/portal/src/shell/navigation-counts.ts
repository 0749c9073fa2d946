import { useMemo } from 'react';
import { shownInline } from '../data/query-client.ts';
import { trpc } from '../data/trpc.ts';
import type { NavigationCounts, NavigationSection } from './navigation-model.ts';

/** Asked for again when somebody comes back to the window, never by itself: polling would keep the session awake. */
const FRESH_MS = 60_000;

/** What waits behind the entries that are offered. Unknown counts are left out: the navigation never waits for them. */
export function useNavigationCounts(sections: readonly NavigationSection[]): NavigationCounts {
  const offersApprovals = sections.some(({ items }) => items.some(({ view }) => view === 'ApprovalsView'));
  const proposals = trpc.proposals.counts.useQuery(undefined, {
    enabled: offersApprovals,
    staleTime: FRESH_MS,
    ...shownInline,
  });
  const waiting = proposals.data?.waiting;
  return useMemo(() => (waiting === undefined ? {} : { ApprovalsView: waiting }), [waiting]);
}
