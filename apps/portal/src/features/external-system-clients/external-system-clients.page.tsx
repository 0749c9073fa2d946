import { externalSystemClientList } from '@quickportal/contracts/external-system-clients/external-system-client-list';
import { noFilters } from '@quickportal/contracts/kernel/filter';
import { useState } from 'react';
import { shownPaged } from '../../data/connection/query-client.ts';
import { trpc } from '../../data/connection/trpc.ts';
import { fieldErrorsOf } from '../../data/problem.ts';
import { tableOf } from '../../layout/list/table-of.ts';
import { ExternalSystemClientsView, type ExternalSystemClientFilters } from './external-system-clients.view.tsx';

const PAGE_SIZE = 20;

/** The search lives in the page alone: neither an address nor the history of the browser keeps it. */
export default function ExternalSystemClientsPage() {
  const [search, setSearch] = useState<ExternalSystemClientFilters>(() => noFilters(externalSystemClientList));
  const [page, setPage] = useState(1);
  const clients = trpc.externalSystemClients.search.useQuery(
    { query: { ...search, page, pageSize: PAGE_SIZE } },
    shownPaged,
  );
  return (
    <ExternalSystemClientsView
      table={tableOf(clients, 'Clients')}
      search={search}
      onSearchChange={(patch) => {
        setSearch({ ...search, ...patch });
        setPage(1);
      }}
      page={page}
      pageSize={PAGE_SIZE}
      onPageChange={setPage}
      errors={fieldErrorsOf(clients.error)}
    />
  );
}
