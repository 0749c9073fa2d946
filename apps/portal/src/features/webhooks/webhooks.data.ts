import { shownInline, shownPaged } from '../../data/query-client.ts';
import { retryPause } from '../../data/server-away.ts';
import { trpc } from '../../data/trpc.ts';
import { usePolling } from '../../data/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

const WHILE_WAITING = 3000;

/** The endpoints; asked for again while anything waits for one of them. */
export function useWebhooks() {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.list.useQuery(undefined, {
    staleTime: 0,
    refetchInterval: (query) =>
      retryPause(query) || (query.state.data?.items.some((item) => item.waiting > 0) ? interval : false),
    ...shownInline,
  });
}

/** The call that a page of deliveries makes. */
export const deliveriesInput = (endpointId: number, search: PageSearch<'WebhooksView'>) => {
  const { page, pageSize, status } = search;
  return { params: { endpointId }, query: { page, pageSize, status } };
};

/** One page of an endpoint's deliveries; asked for again while some of them are on their way. */
export function useDeliveries(endpointId: number, search: PageSearch<'WebhooksView'>) {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.deliveries.useQuery(deliveriesInput(endpointId, search), {
    staleTime: 0,
    refetchInterval: (query) =>
      retryPause(query) || (query.state.data?.items.some((row) => row.finishedAt === null) ? interval : false),
    ...shownPaged,
  });
}

/** One delivery with its attempts; asked for again until it has ended. */
export function useDelivery(endpointId: number, deliveryId: number) {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.getDelivery.useQuery(
    { params: { endpointId, deliveryId } },
    {
      staleTime: 0,
      refetchInterval: (query) =>
        retryPause(query) ||
        (query.state.data !== undefined && query.state.data.finishedAt === null ? interval : false),
      ...shownInline,
    },
  );
}
