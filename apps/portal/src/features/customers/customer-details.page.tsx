import { usePageActions } from '../../data/page-actions.ts';
import { useRememberThing } from '../../data/recent-things.ts';
import { api } from '../../data/connection/trpc.ts';
import { useMayForCustomer } from '../../data/calls/use-may.ts';
import { QueryResult } from '../../layout/query-result.tsx';
import './customer-tab-registry.ts';
import { tabsFor } from '../../pages/customer-tabs.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { type PageSearch, useSearch, useSetSearch } from '../../pages/search.ts';
import { CustomerDetailsSkeleton, CustomerDetailsView } from './customer-details.view.tsx';
import { CustomerOverview } from './customer-overview.tsx';
import { CustomerStatusDialog } from './customer-status.dialog.tsx';
import { CustomerTabs, TabSkeleton } from './customer-tabs.tsx';
import { useCustomer, useCustomerRights, usePaymentStart } from './customers.data.ts';
import { EditCustomerSheet } from './edit-customer.sheet.tsx';
import { useMemo, useState } from 'react';

const NONE: ReadonlySet<string> = new Set();

export const preload = ({ CustomerId }: PageSearch<'CustomerDetailsView'>) =>
  Promise.all([
    api.customers.get.prefetch({ params: { customerId: CustomerId } }),
    api.customers.getRights.prefetch({ params: { customerId: CustomerId } }),
  ]);

export default function CustomerDetailsPage() {
  const { CustomerId, tab, edit } = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const customer = useCustomer(CustomerId);
  useRememberThing(customer.data && { kind: 'customer', id: CustomerId, name: customer.data.customerName });
  const rights = useCustomerRights(CustomerId);
  const [statusDialogOpen, openStatusDialog] = useState(false);
  const held = useMemo(() => rights.data && new Set(rights.data.rights), [rights.data]);
  const may = useMayForCustomer(held ?? NONE);
  const canChange = may('customers.updateDetails');
  const canTakePayment = customer.data?.customerEnabled === true && may('payments.take');
  const paymentStart = usePaymentStart(CustomerId, canTakePayment);
  const goTo = useGoTo();
  const isEnabled = customer.data?.customerEnabled;
  // Its button is on another tab
  usePageActions([
    isEnabled && may('recurringPayments.create')
      ? { label: 'Add payment schedule', act: () => goTo('NewRecurringPaymentView', { CustomerId }) }
      : null,
  ]);
  return (
    <QueryResult whole query={customer} skeleton={<CustomerDetailsSkeleton />}>
      {(data) => (
        <>
          <CustomerDetailsView
            customer={data}
            canChange={canChange}
            paymentStart={paymentStart}
            onEdit={() => setSearch({ edit: true })}
            onChangeStatus={() => openStatusDialog(true)}
            tabs={
              // without rights yet it is not known which tabs there are
              held === undefined && rights.isPending ? (
                <TabSkeleton />
              ) : (
                <CustomerTabs
                  customer={data}
                  rights={held ?? NONE}
                  tabs={tabsFor(data, held ?? NONE)}
                  open={tab}
                  onOpenChange={(next) => setSearch({ tab: next, page: 1 })}
                  AroundFirst={CustomerOverview}
                />
              )
            }
          />
          {statusDialogOpen && <CustomerStatusDialog customer={data} onClose={() => openStatusDialog(false)} />}
          {edit && canChange && (
            <EditCustomerSheet customer={data} onClose={() => setSearch({ edit: false }, { replace: true })} />
          )}
        </>
      )}
    </QueryResult>
  );
}
