import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import { deliveryList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Inbox } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { type ListProps, ListTable, type RowLinks } from '../../layout/list/list-table.tsx';
import { deliveryColumns } from './webhook.entity.tsx';

interface DeliverySearch extends FilterValues<typeof deliveryList> {
  DeliveryId: number | undefined;
}

export interface DeliveriesViewProps extends ListProps<WebhookDelivery, DeliverySearch>, RowLinks {
  timeZone: string;
}

/** What was and will be sent to an endpoint, newest first. */
export function DeliveriesView(props: DeliveriesViewProps) {
  const { timeZone, search } = props;
  return (
    <div className="grid gap-3">
      <ListFilters
        of={deliveryList}
        list={props}
        names={{ replayId: search.replayId === undefined ? [] : [[search.replayId, 'Of one replay']] }}
      />
      <ListTable
        of={deliveryList}
        columns={deliveryColumns(timeZone)}
        idOf={(row) => row.deliveryId}
        list={props}
        {...(search.DeliveryId !== undefined && { selectedId: search.DeliveryId })}
        empty={{
          icon: <Inbox />,
          title: 'No deliveries yet',
          text: 'Events appear here when they happen. Send a test event to try the endpoint.',
          tip: 'Deliveries of the last 30 days are listed.',
        }}
      />
    </div>
  );
}
