import type { Customer } from '@quickportal/contracts/customers/customer';
import { Button } from '@quickportal/ui/button';
import { DataTable, type DataTableProps } from '@quickportal/ui/data-table';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Plus, Users } from 'lucide-react';
import { PageHeader } from '../../layout/page-header.tsx';
import { PageStack } from '../../layout/page-stack.tsx';
import { customerColumns } from './customer.entity.tsx';
import { CustomerFilters, type CustomerFilterValues } from './customer-filters.tsx';

type Table = Pick<DataTableProps<Customer>, 'rows' | 'state' | 'recordsCount' | 'recordsCountCapped' | 'failure'>;

export interface CustomerSearchViewProps {
  community: { communityName: string; timeZone: string };
  search: CustomerFilterValues & { sort: string; page: number; pageSize: number };
  /** Anything but a page number leads back to page 1. */
  onSearchChange: (patch: Partial<CustomerFilterValues> & { page?: number; pageSize?: number }) => void;
  onSortChange: (sort: string) => void;
  table: Table;
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** Null where the user may not add customers. */
  addHref: string | null;
  hrefFor: (customerId: number) => string;
  hrefForPage: (page: number) => string;
  onOpen: (customerId: number) => void;
  onIntent: (customerId: number) => void;
}

/** The list that a facility officer starts most tasks from: find a customer, or add one. */
export function CustomerSearchView(props: CustomerSearchViewProps) {
  const { community, search, table, addHref } = props;
  const isFiltered = search.query !== '' || search.status !== undefined;
  const add = addHref !== null && (
    <Button asChild variant="primary">
      <a href={addHref}>
        <Plus />
        Add Customer
      </a>
    </Button>
  );
  return (
    <PageStack>
      <PageHeader title="Customer search" subtitle={`Customers of ${community.communityName}`} actions={add} />
      <CustomerFilters values={search} onChange={props.onSearchChange} />
      <DataTable
        id="customers"
        label="Customers"
        noun={['customer', 'customers']}
        columns={customerColumns(community.timeZone)}
        getRowId={(row) => row.customerId}
        {...table}
        tools={props.savedViews}
        sort={search.sort}
        onSortChange={props.onSortChange}
        hrefForRow={(row) => props.hrefFor(row.customerId)}
        onRowOpen={(row) => props.onOpen(row.customerId)}
        onRowIntent={(row) => props.onIntent(row.customerId)}
        paging={{
          page: search.page,
          pageSize: search.pageSize,
          hrefFor: props.hrefForPage,
          onPageChange: (page) => props.onSearchChange({ page }),
          onPageSizeChange: (pageSize) => props.onSearchChange({ pageSize }),
        }}
        empty={
          isFiltered ? (
            <EmptyState
              level={2}
              icon={<Users />}
              title="No customers match"
              action={
                <Button onClick={() => props.onSearchChange({ query: '', status: undefined })}>Clear filters</Button>
              }
            >
              Try fewer letters, or look for the number, email or phone instead.
            </EmptyState>
          ) : (
            <EmptyState level={2} icon={<Users />} title="No customers yet" action={add || undefined}>
              Customers are the people and organisations you take payments from.
            </EmptyState>
          )
        }
      />
    </PageStack>
  );
}
