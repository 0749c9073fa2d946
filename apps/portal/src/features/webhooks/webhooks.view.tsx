import type { WebhookEndpoint } from '@quickportal/contracts/webhooks/webhook-endpoint';
import { Button } from '@quickportal/ui/button';
import { DataTable } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Plus, Webhook } from 'lucide-react';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import type { TableData } from '../../layout/table-of.ts';
import { endpointColumns } from './webhook.entity.tsx';

export interface WebhooksViewProps {
  timeZone: string;
  table: TableData<WebhookEndpoint>;
  canChange: boolean;
  onAdd: () => void;
  hrefFor: (endpointId: number) => string;
  onOpen: (endpointId: number) => void;
}

/** The facility's endpoints and how they fare (1P014). */
export function WebhooksView({ timeZone, table, canChange, onAdd, hrefFor, onOpen }: WebhooksViewProps) {
  const add = canChange && (
    <Button variant="primary" onClick={onAdd}>
      <Plus />
      Add endpoint
    </Button>
  );
  const isEmpty = table.state === 'empty';
  return (
    <PageStack>
      <PageHeader
        title="Webhooks"
        subtitle="Your own programs are told what happens, as it happens"
        {...(add && !isEmpty && { actions: add })}
      />
      <DataTable
        id="webhook-endpoints"
        label="Endpoints"
        noun={['endpoint', 'endpoints']}
        columns={endpointColumns(timeZone)}
        getRowId={(row) => row.endpointId}
        {...table}
        hrefForRow={(row) => hrefFor(row.endpointId)}
        onRowOpen={(row) => onOpen(row.endpointId)}
        empty={
          <EmptyState level={2} icon={<Webhook />} title="No endpoints yet" action={add || undefined}>
            An endpoint is an address of your own. Events such as a new customer are posted to it, signed and in order,
            and tried for 3 days.
          </EmptyState>
        }
      />
    </PageStack>
  );
}
