import { serviceMessageStates, type ServiceMessageStatus } from '@quickportal/contracts/rules/states/delivery';
import { stateNames } from '@quickportal/contracts/rules/states/state-machine';
import type { ServiceMessage, ServiceMessageSummary } from '@quickportal/contracts/service-messages/service-message';
import { serviceMessageList } from '@quickportal/contracts/service-messages/service-message-list';
import { formatCount } from '@quickportal/ui/count';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { MessagesSquare } from 'lucide-react';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { serviceMessageColumns } from './service-message.entity.tsx';
import { ServiceMessageFilters, type ServiceMessageFilterValues } from './service-message-filters.tsx';

type Filters = ServiceMessageFilterValues & { status: ServiceMessageStatus | undefined };

export interface ServiceMessageSummaryViewProps extends ListProps<ServiceMessage, Filters>, RowLinks {
  /** The community worked in; null: all of them. */
  communityName: string | null;
  timeZone: string;
  /** What was counted; undefined until it is known. */
  summary: ServiceMessageSummary | undefined;
  /** Chart and kinds, their skeleton, or why they did not load. */
  counts: React.ReactNode;
}

const ALL = 'ALL';
/** Days always narrow the list, so that clearing leaves them. */
const noFilters = { doctypeCode: '', direction: undefined, status: undefined };

/** What passed, or is to pass, between the platform and other systems (2P016, 3P020). */
export function ServiceMessageSummaryView(props: ServiceMessageSummaryViewProps) {
  const { communityName, timeZone, search, summary, onSearchChange } = props;
  return (
    <ListPage
      of={{
        ...serviceMessageList,
        name: communityName === null ? 'service-messages-everywhere' : serviceMessageList.name,
      }}
      subtitle={`What passed between the platform and other systems, ${communityName === null ? 'in all communities' : `of ${communityName}`}`}
      columns={serviceMessageColumns(timeZone, communityName === null)}
      idOf={(row) => row.serviceMessageId}
      list={props}
      filters={narrowing(search, noFilters, onSearchChange)}
      empty={{
        icon: <MessagesSquare />,
        text: 'Messages appear here when reports, files, notices and requests to gateways are made.',
        tip: 'Try another kind, direction or status, or other days.',
      }}
    >
      <ServiceMessageFilters
        values={search}
        span={summary}
        doctypes={summary?.doctypes.map(({ doctypeCode }) => doctypeCode).toSorted() ?? []}
        onChange={onSearchChange}
      />
      {props.counts}
      <SegmentedControl<ServiceMessageStatus | typeof ALL>
        label="Status"
        className="max-w-full min-w-0 justify-self-start overflow-x-auto"
        options={statusOptions(summary)}
        value={search.status ?? ALL}
        onValueChange={(value) => onSearchChange({ status: value === ALL ? undefined : value })}
      />
    </ListPage>
  );
}

/** Every status with how many messages have it. */
function statusOptions(summary: ServiceMessageSummary | undefined) {
  const counts = new Map(summary?.statuses.map(({ status, messageCount }) => [status, messageCount]));
  const all = summary?.statuses.reduce((sum, { messageCount }) => sum + messageCount, 0);
  const labelled = (title: string, count: number | undefined) =>
    count === undefined ? title : `${title} ${formatCount(count)}`;
  return [
    { value: ALL, label: labelled('All', all) },
    ...stateNames(serviceMessageStates).map((value) => ({
      value,
      label: labelled(serviceMessageStates.states[value].title, counts.get(value)),
    })),
  ] as const;
}
