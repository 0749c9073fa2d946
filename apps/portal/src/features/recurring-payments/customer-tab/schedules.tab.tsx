import { useState } from 'react';
import { tableOf } from '../../../layout/list/table-of.ts';
import { useInnerList, useRowLinks } from '../../../layout/list/use-list.ts';
import type { CustomerTabProps } from '../../../pages/customer-tab.ts';
import { NoticesDialog } from './notices.dialog.tsx';
import { useSchedules } from '../recurring-payments.data.ts';
import { SchedulesView } from './schedules.view.tsx';

/** The Payment Schedules tab of a customer. */
export default function SchedulesTab({ customer, rights }: CustomerTabProps) {
  const { customerId, customerEnabled } = customer;
  const inner = useInnerList('CustomerDetailsView');
  const links = useRowLinks('RecurringPaymentDetailsView', (id) => ({ RecurringPaymentId: id }));
  const [noticesOpen, openNotices] = useState(false);
  const canChange = ['MANAGE_CUSTOMERS', 'MANAGE_CUSTOMER_ACCOUNTS', 'MANAGE_RECURRING_CUSTOMERS'].some((right) =>
    rights.has(right),
  );
  return (
    <>
      <SchedulesView
        customerId={customerId}
        table={tableOf(useSchedules(customerId, inner.page), 'Payment schedules')}
        {...inner}
        {...links}
        customerEnabled={customerEnabled}
        canManage={rights.has('MANAGE_RECURRING_CUSTOMERS')}
        onNotices={canChange ? () => openNotices(true) : undefined}
      />
      {noticesOpen && <NoticesDialog customer={customer} onClose={() => openNotices(false)} />}
    </>
  );
}
