import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { endpointList } from '@quickportal/contracts/webhooks/webhook-lists';
import { Button } from '@quickportal/ui/button';
import { Plus, Webhook } from 'lucide-react';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { RowLinks, WholeListProps } from '../../layout/list/list-table.tsx';
import { type FilteredProps, narrowingOf } from '../../layout/filters/narrowing.ts';
import { endpointColumns } from './webhook.entity.tsx';

export interface WebhooksViewProps
  extends WholeListProps<WebhookEndpoint>, FilteredProps<typeof endpointList>, RowLinks {
  timeZone: string;
  canChange: boolean;
  onAdd: () => void;
}

/** The facility's endpoints and their status. */
// In the specification: 1P014
export function WebhooksView(props: WebhooksViewProps) {
  const { table } = props;
  const filters = narrowingOf(endpointList, props);
  const isEmpty = table.state === 'empty' && !filters.isFiltered;
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
      actions={(!isEmpty && add) || undefined}
      columns={endpointColumns(props.timeZone)}
      idOf={(row) => row.endpointId}
      list={{ table, hrefFor: props.hrefFor, onOpen: props.onOpen }}
      filters={filters}
      empty={{
        icon: <Webhook />,
        text: 'An endpoint is an address of your own system. Events, such as a new customer, are sent to it signed, those about one record in order, and attempted for 3 days.',
        action: add || undefined,
      }}
    >
      {!isEmpty && <ListFilters of={endpointList} list={props} />}
    </ListPage>
  );
}
