import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { endpointList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Button } from '@quickportal/ui/button';
import { Plus, Webhook } from 'lucide-react';
import { ListPage } from '../../layout/list-page.tsx';
import type { RowLinks, WholeListProps } from '../../layout/list-table.tsx';
import { endpointColumns } from './webhook.entity.tsx';

export interface WebhooksViewProps extends WholeListProps<WebhookEndpoint>, RowLinks {
  timeZone: string;
  canChange: boolean;
  onAdd: () => void;
}

/** The facility's endpoints and how they fare (1P014). */
export function WebhooksView(props: WebhooksViewProps) {
  const add = props.canChange && (
    <Button variant="primary" onClick={props.onAdd}>
      <Plus />
      Add endpoint
    </Button>
  );
  return (
    <ListPage
      of={endpointList}
      title="Webhooks"
      subtitle="Send events to your own systems as they happen"
      actions={(props.table.state !== 'empty' && add) || undefined}
      columns={endpointColumns(props.timeZone)}
      idOf={(row) => row.endpointId}
      list={props}
      empty={{
        icon: <Webhook />,
        text: 'An endpoint is an address of your own system. Events, such as a new customer, are sent to it signed and in order, and attempted for 3 days.',
        action: add || undefined,
      }}
    />
  );
}
