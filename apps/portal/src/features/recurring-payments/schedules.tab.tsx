import { useState } from 'react';
import { tableOf } from '../../layout/table-of.ts';
import type { CustomerTabProps } from '../../pages/customer-tab.ts';
import { href } from '../../pages/href.ts';
import { useGoTo } from '../../pages/page-link.tsx';
import { useSearch, useSetSearch } from '../../pages/search.ts';
import { NoticesDialog } from './notices.dialog.tsx';
import { useSchedules } from './recurring-payments.data.ts';
import { SchedulesView } from './schedules.view.tsx';

/** The Payment Schedules tab of a customer. */
export default function SchedulesTab({ customer, rights }: CustomerTabProps) {
  const { customerId, customerEnabled } = customer;
  const search = useSearch('CustomerDetailsView');
  const setSearch = useSetSearch('CustomerDetailsView');
  const goTo = useGoTo();
  const [noticesOpen, openNotices] = useState(false);
  const canChange = ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'].some((right) =>
    rights.has(right),
  );
  return (
    <>
      <SchedulesView
        customerId={customerId}
        table={tableOf(useSchedules(customerId, search.page), 'Payment schedules')}
        page={search.page}
        hrefForPage={(page) => href('CustomerDetailsView', { ...search, page })}
        onPageChange={(page) => setSearch({ page })}
        hrefForRow={(id) => href('RecurringPaymentDetailsView', { RecurringPaymentId: id })}
        onRowOpen={(id) => goTo('RecurringPaymentDetailsView', { RecurringPaymentId: id })}
        customerEnabled={customerEnabled}
        canManage={rights.has('MANAGE_RECURRING_CUSTOMERS')}
        onNotices={canChange ? () => openNotices(true) : undefined}
      />
      {noticesOpen && <NoticesDialog customer={customer} onClose={() => openNotices(false)} />}
    </>
  );
}
