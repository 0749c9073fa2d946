import { useMemo } from 'react';
import { shownInline } from '../../data/connection/query-client.ts';
import type { Session } from '../../data/session.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { accessTo } from '../../pages/access.ts';
import { pageOf, type PageName } from '../../pages/page-list.ts';
import { entriesOf, type MenuArea, type MenuCounts } from './menu.ts';

/** Fetched again when the user comes back to the window, never by itself: polling would keep the session awake. */
const FRESH_MS = 60_000;

/** What waits behind the entries that are offered. Unknown counts are left out: the menus never wait for them. */
export function useMenuCounts(session: Session, menu: readonly MenuArea[]): MenuCounts {
  const views = new Set(menu.flatMap(entriesOf).map(({ view }) => view));
  // Staff are also offered what opens once they have chosen a community
  const opens = (view: PageName) => views.has(view) && accessTo(pageOf(view), session) === 'open';
  const options = (view: PageName) => ({ enabled: opens(view), staleTime: FRESH_MS, ...shownInline });
  const proposals = trpc.proposals.count.useQuery(undefined, options('ApprovalsView'));
  const reviews = trpc.fraudReviews.list.useQuery({ query: { pageSize: 0 } }, options('FraudReviewView'));
  const waiting = proposals.data?.waiting;
  const suspended = reviews.data?.recordsCount;
  return useMemo(
    () => ({
      ...(waiting !== undefined && { ApprovalsView: waiting }),
      ...(suspended !== undefined && { FraudReviewView: suspended }),
    }),
    [waiting, suspended],
  );
}
