import type { ServiceMessage, ServiceMessageSummary } from '@quickportal/contracts/service-messages/service-message';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import { MessagesSquare } from 'lucide-react';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list/list-table.tsx';
import { narrowing } from '../../layout/filters/narrowing.ts';
import { serviceMessageColumns } from './service-message.entity.tsx';
import { ServiceMessageFilters, type ServiceMessageFilterValues } from './service-message-filters.tsx';

export interface ServiceMessageSummaryViewProps
  extends ListProps<ServiceMessage, ServiceMessageFilterValues>, RowLinks {
  /** The community worked in; null: all of them. */
  communityName: string | null;
  timeZone: string;
  /** What was counted; undefined until it is known. */
  summary: ServiceMessageSummary | undefined;
  /** Chart and kinds, their skeleton, or why they did not load. */
  counts: React.ReactNode;
}

/** Days always narrow the list, so that clearing leaves them. */
const noFilters = { doctypeCode: undefined, direction: undefined, status: undefined };

/** What passed, or is to pass, between the platform and other systems. */
// In the specification: 2P016 3P020
export function ServiceMessageSummaryView(props: ServiceMessageSummaryViewProps) {
  const { communityName, timeZone, search, summary, onSearchChange } = props;
  return (
    <ListPage
      of={{
        ...serviceMessageList,
        name: communityName === null ? 'service-messages-everywhere' : serviceMessageList.name,
      }}
      subtitle={`Messages between the platform and other systems, ${communityName === null ? 'in all communities' : `of ${communityName}`}`}
      columns={serviceMessageColumns(timeZone, communityName === null)}
      idOf={(row) => row.serviceMessageId}
      list={props}
      filters={narrowing(search, noFilters, onSearchChange)}
      empty={{
        icon: <MessagesSquare />,
        text: 'Reports, files, notices and gateway requests appear here.',
        tip: 'Try another kind, direction or status, or other days.',
      }}
    >
      <ServiceMessageFilters values={search} summary={summary} onChange={onSearchChange} />
      {props.counts}
    </ListPage>
  );
}
