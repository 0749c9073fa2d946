import { useSession } from '../../data/session.ts';
import { api } from '../../data/connection/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/list/table-of.ts';
import { useList, useRowLinks } from '../../layout/list/use-list.ts';
import type { PageSearch } from '../../pages/search.ts';
import { ServiceMessageCounts, ServiceMessageCountsSkeleton } from './service-message-counts.view.tsx';
import { ServiceMessageSummaryView } from './service-message-summary.view.tsx';
import {
  messagesInput,
  summaryInput,
  useServiceMessages,
  useServiceMessageSummary,
  useZone,
} from './service-messages.data.ts';

const VIEW = 'ServiceMessageSummaryView';

export const preload = (search: PageSearch<typeof VIEW>) =>
  Promise.all([
    api.serviceMessages.list.prefetch(messagesInput(search)),
    api.serviceMessages.getSummary.prefetch(summaryInput(search)),
  ]);

export default function ServiceMessageSummaryPage() {
  const list = useList(VIEW);
  const { search } = list;
  const { community } = useSession();
  const summary = useServiceMessageSummary(search);
  const isUpToToday = search.from === undefined && search.to === undefined;
  return (
    <ServiceMessageSummaryView
      communityName={community?.communityName ?? null}
      timeZone={useZone()}
      {...list}
      {...useRowLinks('ServiceMessageDetailView', (serviceMessageId) => ({ serviceMessageId }))}
      summary={summary.data}
      counts={
        <QueryResult query={summary} skeleton={<ServiceMessageCountsSkeleton />} failed="The counts did not load">
          {(data) => (
            <ServiceMessageCounts
              summary={data}
              {...(isUpToToday && { today: data.to })}
              doctypeCodes={search.doctypeCode}
              onChoose={(doctypeCode) => list.onSearchChange({ doctypeCode })}
            />
          )}
        </QueryResult>
      }
      table={tableOf(useServiceMessages(search), 'Service messages')}
    />
  );
}
