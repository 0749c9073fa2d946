import { customerList } from '@quickportal/contracts/customers/customer-list';
import type { Customer } from '@quickportal/contracts/customers/customer';
import { Button } from '@quickportal/ui/button';
import { Plus, Users } from 'lucide-react';
import type { FieldError } from '../../data/problem.ts';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { customerColumns } from './customer.entity.tsx';
import { CustomerFilters, type CustomerFilterValues, noFilters } from './customer-filters.tsx';

export interface CustomerSearchViewProps extends ListProps<Customer, CustomerFilterValues>, RowLinks, Sorting {
  community: { communityName: string; timeZone: string };
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** The button that exports, where the user may, with its dialog. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
  /** What the server says about the filters. */
  filterErrors?: readonly FieldError[];
  canAdd: boolean;
}

/** The list that a facility officer starts most tasks from: find a customer, or add one. */
export function CustomerSearchView(props: CustomerSearchViewProps) {
  const { community, search, canAdd, onSearchChange } = props;
  const add = canAdd && (
    <Button asChild variant="primary">
      <PageLink to="NewCustomerView" aria-keyshortcuts="n">
        <Plus />
        Add Customer
      </PageLink>
    </Button>
  );
  return (
    <ListPage
      of={customerList}
      title="Customer search"
      subtitle={`Customers of ${community.communityName}`}
      actions={
        <>
          {props.exportButton}
          {add}
        </>
      }
      columns={customerColumns(community.timeZone)}
      idOf={(row) => row.customerId}
      list={props}
      tools={props.savedViews}
      filters={narrowing(search, noFilters, onSearchChange)}
      empty={{
        icon: <Users />,
        text: 'Customers are the people and organisations you take payments from.',
        tip: 'Try fewer letters, or search by number, email or phone.',
        action: add || undefined,
      }}
    >
      <CustomerFilters values={search} onChange={onSearchChange} errors={props.filterErrors} />
      {props.exports}
    </ListPage>
  );
}
