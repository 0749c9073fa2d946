import { criteriaFrom, listInput } from '@quickportal/contracts/kernel/filter';
import { deliveryList, endpointList } from '@quickportal/contracts/webhooks/webhook-lists';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import type { CallInput } from '../../data/calls/call.ts';
import { useDebounced } from '../../data/use-debounced.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

const WHILE_WAITING = 3000;

/** The call that the list of endpoints makes; an endpoint that is opened is found among all of them. */
export const endpointsInput = (search: PageSearch<'WebhooksView'>) => ({
  query: search.EndpointId === undefined ? criteriaFrom(endpointList, search) : {},
});

/** The endpoints; fetched again while anything waits for one of them. */
export function useWebhooks(search: PageSearch<'WebhooksView'>) {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.list.useQuery(endpointsInput(search), {
    staleTime: 0,
    refetchInterval: (query) =>
      retryPause(query) || (query.state.data?.items.some((item) => item.waiting > 0) ? interval : false),
    ...shownInline,
  });
}

/** The call that a page of deliveries makes. */
export const deliveriesInput = (endpointId: number, search: PageSearch<'WebhooksView'>) => ({
  params: { endpointId },
  query: listInput(deliveryList, search),
});

/** One page of an endpoint's deliveries; asked for again while some of them are on their way. */
export function useDeliveries(endpointId: number, search: PageSearch<'WebhooksView'>) {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.listDeliveries.useQuery(deliveriesInput(endpointId, search), {
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

export const REPLAYS_ON_A_PAGE = 5;
const WHILE_CHOOSING = 300;

/** The replays of an endpoint, newest first; fetched again while one of them has not ended. */
export function useReplays(endpointId: number, page: number) {
  const interval = usePolling(WHILE_WAITING);
  return trpc.webhooks.listReplays.useQuery(
    { params: { endpointId }, query: { page, pageSize: REPLAYS_ON_A_PAGE } },
    {
      staleTime: 0,
      refetchInterval: (query) =>
        retryPause(query) || (query.state.data?.items.some(({ status }) => status === 'RUNNING') ? interval : false),
      ...shownPaged,
    },
  );
}

type PreviewBody = CallInput<'webhooks.previewReplay'>['body'];

/** How many events a choice finds, once it stands still; undefined: the choice is not complete. */
export function useReplayPreview(endpointId: number, body: PreviewBody | undefined) {
  const settled = useDebounced(JSON.stringify(body ?? null), WHILE_CHOOSING);
  return trpc.webhooks.previewReplay.useQuery(
    { params: { endpointId }, body: (JSON.parse(settled) ?? {}) as PreviewBody },
    { ...shownInline, enabled: body !== undefined && settled !== 'null', staleTime: 0, retry: false },
  );
}
