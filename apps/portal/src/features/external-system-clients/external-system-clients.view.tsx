import type { ExternalSystemClient } from '@quickportal/contracts/external-system-clients/external-system-client';
import {
  businessTypeTitles,
  externalSystemClientList,
} from '@quickportal/contracts/external-system-clients/external-system-client-list';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { Column } from '@quickportal/ui/data-table';
import { Mono } from '@quickportal/ui/mono';
import { Network } from 'lucide-react';
import { labelled } from '../../data/labels.ts';
import type { FieldError } from '../../data/problem.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { narrowingOf } from '../../layout/filters/narrowing.ts';
import { listColumns } from '../../layout/list/list-columns.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { InnerListProps } from '../../layout/list/list-table.tsx';

export type ExternalSystemClientFilters = FilterValues<typeof externalSystemClientList>;

export interface ExternalSystemClientsViewProps extends InnerListProps<ExternalSystemClient> {
  search: ExternalSystemClientFilters;
  onSearchChange: (patch: Partial<ExternalSystemClientFilters>) => void;
  pageSize: number;
  /** What the server says about the filters. */
  errors?: readonly FieldError[];
}

const columns: readonly Column<ExternalSystemClient>[] = listColumns<
  ExternalSystemClient,
  typeof externalSystemClientList
>(externalSystemClientList, 'UTC', {
  businessCode: ({ businessCode }) => <Mono>{businessCode}</Mono>,
  systemCode: ({ systemCode }) => <Mono>{systemCode}</Mono>,
  clientCode: ({ clientCode }) => <Mono>{clientCode}</Mono>,
  buyerAccount: ({ buyerAccount }) => businessTypeTitles[`${buyerAccount}`],
});

/** Finds businesses of all communities by what other systems call them. */
// In the specification: 3P028
export function ExternalSystemClientsView(props: ExternalSystemClientsViewProps) {
  const { table, search, onSearchChange, pageSize, page, onPageChange, errors } = props;
  const filtering = { search, onSearchChange };
  return (
    <ListPage
      of={externalSystemClientList}
      subtitle={labelled('Businesses of all communities as other systems know them')}
      columns={columns}
      idOf={(row) => row.id}
      list={{ table, page, onPageChange }}
      pageSize={pageSize}
      filters={narrowingOf(externalSystemClientList, filtering)}
      empty={{
        icon: <Network />,
        text: labelled('Businesses that another system has a code for are listed here.'),
        tip: 'Try a part of a name, or another code.',
      }}
    >
      <ListFilters of={externalSystemClientList} list={filtering} errors={errors} />
    </ListPage>
  );
}
