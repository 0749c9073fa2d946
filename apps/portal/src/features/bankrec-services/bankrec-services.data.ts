import { shownInline } from '../../data/connection/query-client.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';

const WHILE_UNDER_WAY = 3000;
const ended: ReadonlySet<string> = new Set(['DELIVERED', 'FAILED']);

/** The services with their last runs; asked for again while one is under way. */
export function useBankrecServices() {
  const interval = usePolling(WHILE_UNDER_WAY);
  return trpc.bankrecServices.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: (query) => {
      const isUnderWay = query.state.data?.some(({ lastRun }) => lastRun !== null && !ended.has(lastRun.status));
      return retryPause(query) || (isUnderWay === true ? interval : false);
    },
    ...shownInline,
  });
}
