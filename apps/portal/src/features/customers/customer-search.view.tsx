import { customerList } from '@quickportal/contracts/customers/customer-list';
import type { Customer } from '@quickportal/contracts/customers/customer';
import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import { Button } from '@quickportal/ui/button';
import { Plus, Users } from 'lucide-react';
import type { FieldError } from '../../data/problem.ts';
import { ListFilters } from '../../layout/filters/list-filters.tsx';
import { ListPage } from '../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list/list-table.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { customerColumns } from './customer.entity.tsx';

export interface CustomerSearchViewProps
  extends ListProps<Customer, FilterValues<typeof customerList>>, RowLinks, Sorting {
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
  const { community, canAdd } = props;
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
      empty={{
        icon: <Users />,
        text: 'Customers are the people and organisations you take payments from.',
        tip: 'Try fewer letters, or search by number, email or phone.',
        action: add || undefined,
      }}
    >
      <ListFilters of={customerList} list={props} errors={props.filterErrors} />
      {props.exports}
    </ListPage>
  );
}
