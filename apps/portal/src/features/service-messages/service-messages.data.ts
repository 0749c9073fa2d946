import { criteriaFrom, listInput } from '@quickportal/contracts/kernel/filter';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import { shownInline, shownPaged } from '../../data/connection/query-client.ts';
import { useSession } from '../../data/session.ts';
import { retryPause } from '../../data/connection/server-away.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { usePolling } from '../../data/polling/use-polling.ts';
import type { PageSearch } from '../../pages/page-list.ts';

type Search = PageSearch<'ServiceMessageSummaryView'>;

/** Whose days count where no community was chosen. */
const PLATFORM_ZONE = 'Australia/Sydney';
const WHILE_UNDER_WAY = 5000;

/** The zone that moments are shown in: the community's, or the platform's. */
export const useZone = (): string => useSession().community?.timeZone ?? PLATFORM_ZONE;

/** The call that a page of the list makes. */
export const messagesInput = (search: Search) => ({ query: listInput(serviceMessageList, search) });

/** The call behind chart and counts; the status does not narrow them. */
export function summaryInput(search: Search) {
  const { status: _status, ...query } = criteriaFrom(serviceMessageList, search);
  return { query };
}

export const useServiceMessages = (search: Search) =>
  trpc.serviceMessages.list.useQuery(messagesInput(search), {
    staleTime: 0,
    ...shownPaged,
  });

export const useServiceMessageSummary = (search: Search) =>
  trpc.serviceMessages.getSummary.useQuery(summaryInput(search), {
    staleTime: 0,
    ...shownPaged,
  });

/** One message; asked for again until it has ended. */
export function useServiceMessage(serviceMessageId: number) {
  const interval = usePolling(WHILE_UNDER_WAY);
  return trpc.serviceMessages.get.useQuery(
    { params: { serviceMessageId } },
    {
      staleTime: 0,
      refetchInterval: (query) =>
        retryPause(query) ||
        (query.state.data !== undefined && query.state.data.finishedAt === null ? interval : false),
      ...shownInline,
    },
  );
}
