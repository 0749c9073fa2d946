import { webhookDeliveryStates, type WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { stateTitles } from '@quickportal/contracts/rules/states/state-machine';
import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import { deliveryList } from '@quickportal/contracts/webhooks/webhook-lists';
import { SegmentedControl } from '@quickportal/ui/segmented-control';
import { Inbox } from 'lucide-react';
import { choicesOf } from '../../layout/choice-filter.tsx';
import { type ListProps, ListTable, type RowLinks } from '../../layout/list-table.tsx';
import { deliveryColumns } from './webhook.entity.tsx';

export interface DeliveriesViewProps
  extends
    ListProps<WebhookDelivery, { status: WebhookDeliveryStatus | undefined; DeliveryId: number | undefined }>,
    RowLinks {
  timeZone: string;
}

const ALL = 'ALL';
const filters = [
  { value: ALL, label: 'All' },
  ...choicesOf(stateTitles(webhookDeliveryStates)).map(([value, label]) => ({ value, label })),
] as const;

/** What was and will be sent to an endpoint, newest first. */
export function DeliveriesView(props: DeliveriesViewProps) {
  const { timeZone, search, onSearchChange } = props;
  return (
    <div className="grid gap-3">
      <SegmentedControl<WebhookDeliveryStatus | typeof ALL>
        label="Status"
        className="max-w-full justify-self-start overflow-x-auto"
        options={filters}
        value={search.status ?? ALL}
        onValueChange={(value) => onSearchChange({ status: value === ALL ? undefined : value })}
      />
      <ListTable
        of={deliveryList}
        columns={deliveryColumns(timeZone)}
        idOf={(row) => row.deliveryId}
        list={props}
        {...(search.DeliveryId !== undefined && { selectedId: search.DeliveryId })}
        empty={{
          icon: <Inbox />,
          title: search.status ? 'None of them' : 'Nothing was sent yet',
          text: search.status
            ? 'No delivery of the last 30 days has this status.'
            : 'Events appear here when they happen. Send a test event to try the endpoint.',
        }}
      />
    </div>
  );
}
