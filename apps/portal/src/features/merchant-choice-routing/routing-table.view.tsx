import type { RoutingConfiguration } from '@quickportal/contracts/merchant-choice-routing/routing-upload';
import { routingConfigurationList } from '@quickportal/contracts/merchant-choice-routing/routing-lists';
import { Route } from 'lucide-react';
import { useState } from 'react';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListTable } from '../../layout/list/list-table.tsx';

const ON_A_PAGE = 20;

const columns = listColumns<RoutingConfiguration, typeof routingConfigurationList>(routingConfigurationList, 'UTC', {});

/** Lines of bulk routing, twenty on a page. */
// In the specification: 2R076
export function RoutingTableView({ configurations }: { configurations: readonly RoutingConfiguration[] }) {
  const [page, setPage] = useState(1);
  return (
    <ListTable<RoutingConfiguration, string>
      of={routingConfigurationList}
      idOf={({ supplierCode, merchantId }) => `${supplierCode} ${merchantId}`}
      columns={columns}
      pageSize={ON_A_PAGE}
      list={{
        page,
        onPageChange: setPage,
        table: {
          rows: configurations.slice((page - 1) * ON_A_PAGE, page * ON_A_PAGE),
          recordsCount: configurations.length,
          state: 'ready',
        },
      }}
      empty={{ icon: <Route />, text: 'Pasted lines are shown here.' }}
    />
  );
}
