import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { endpointList } from '@quickportal/contracts/webhooks/webhook-lists';
import type { EndpointStatus } from '@quickportal/contracts/webhooks/endpoint-statuses';
import { Button } from '@quickportal/ui/button';
import { ChipGroup } from '@quickportal/ui/chip';
import { Plus, Webhook } from 'lucide-react';
import { ChoicesFilter } from '../../layout/choice-filter.tsx';
import { ListPage } from '../../layout/list-page.tsx';
import type { RowLinks, WholeListProps } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { endpointColumns, endpointStatusChoices } from './webhook.entity.tsx';

export interface WebhooksViewProps extends WholeListProps<WebhookEndpoint>, RowLinks {
  timeZone: string;
  /** Only endpoints in these statuses. */
  status: EndpointStatus[] | undefined;
  onStatusChange: (status: EndpointStatus[] | undefined) => void;
  canChange: boolean;
  onAdd: () => void;
}

/** The facility's endpoints and how they fare (1P014). */
export function WebhooksView(props: WebhooksViewProps) {
  const { status, onStatusChange, table } = props;
  const filters = narrowing({ status }, { status: undefined }, (values) => onStatusChange(values.status));
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
      list={props}
      filters={filters}
      empty={{
        icon: <Webhook />,
        text: 'An endpoint is an address of your own system. Events, such as a new customer, are sent to it signed, those about one record in order, and attempted for 3 days.',
        action: add || undefined,
      }}
    >
      {!isEmpty && (
        <ChipGroup>
          <ChoicesFilter label="Status" values={status} options={endpointStatusChoices} onChange={onStatusChange} />
        </ChipGroup>
      )}
    </ListPage>
  );
}
