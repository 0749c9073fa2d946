import { webhookDeliveryStates, type WebhookDeliveryStatus } from '@quickportal/contracts/rules/states/delivery';
import { stateTitles } from '@quickportal/contracts/rules/states/state-machine';
import type { WebhookDelivery } from '@quickportal/contracts/webhooks/webhook-delivery';
import { deliveryList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Chip, ChipGroup } from '@quickportal/ui/chip';
import { Inbox } from 'lucide-react';
import { choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { type ListProps, ListTable, type RowLinks } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { deliveryColumns } from './webhook.entity.tsx';

interface DeliverySearch {
  status: WebhookDeliveryStatus[] | undefined;
  replayId: number | undefined;
  DeliveryId: number | undefined;
}

export interface DeliveriesViewProps extends ListProps<WebhookDelivery, DeliverySearch>, RowLinks {
  timeZone: string;
}

const statuses = choicesOf(stateTitles(webhookDeliveryStates));
const noFilters = { status: undefined, replayId: undefined };

/** What was and will be sent to an endpoint, newest first. */
export function DeliveriesView(props: DeliveriesViewProps) {
  const { timeZone, search, onSearchChange } = props;
  return (
    <div className="grid gap-3">
      <ChipGroup>
        <ChoicesFilter
          label="Status"
          values={search.status}
          options={statuses}
          onChange={(status) => onSearchChange({ status })}
        />
        {search.replayId !== undefined && (
          <Chip label="Replay" onRemove={() => onSearchChange({ replayId: undefined })}>
            Of one replay
          </Chip>
        )}
      </ChipGroup>
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
        filters={narrowing(search, noFilters, onSearchChange)}
      />
    </div>
  );
}
