import { useCommunity } from '../../data/session.ts';
import { api } from '../../data/trpc.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import { tableOf } from '../../layout/table-of.ts';
import { href } from '../../pages/href.ts';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { CustomerActivityView } from './customer-activity.view.tsx';
import { CustomerDetailsSkeleton, CustomerDetailsView } from './customer-details.view.tsx';
import { CustomerStatusDialog } from './customer-status.dialog.tsx';
import { useCustomer, useCustomerActivity, useCustomerRights } from './customers.data.ts';
import { EditCustomerSheet } from './edit-customer.sheet.tsx';
import { useState } from 'react';

const changeRights = ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'];

export const preload = ({ CustomerId }: PageSearch<'CustomerDetailsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customers.rights.prefetch({ params: { customerId: CustomerId } }),
  ]);

export default function CustomerDetailsPage() {
  const { CustomerId, edit } = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const customer = useCustomer(CustomerId);
  const rights = useCustomerRights(CustomerId);
  const [statusDialogOpen, openStatusDialog] = useState(false);
  const canChange = rights.data?.rights.some((right) => changeRights.includes(right)) ?? false;
  return (
    <QueryResult whole query={customer} skeleton={<CustomerDetailsSkeleton />}>
      {(data) => (
        <>
          <CustomerDetailsView
            customer={data}
            canChange={canChange}
            onEdit={() => setSearch({ edit: true })}
            onChangeStatus={() => openStatusDialog(true)}
            activity={<Activity customerId={CustomerId} />}
          />
          <CustomerStatusDialog customer={data} open={statusDialogOpen} onOpenChange={openStatusDialog} />
          {edit && canChange && (
            <EditCustomerSheet customer={data} onClose={() => setSearch({ edit: false }, { replace: true })} />
          )}
        </>
      )}
    </QueryResult>
  );
}

function Activity({ customerId }: { customerId: number }) {
  const search = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const { timeZone } = useCommunity();
  return (
    <CustomerActivityView
      timeZone={timeZone}
      table={tableOf(useCustomerActivity(customerId, search.page), 'Recent activity')}
      page={search.page}
      hrefForPage={(page) => href('CustomerDetailsView', { ...search, page })}
      onPageChange={(page) => setSearch({ page })}
    />
  );
}
