import type { RecurringPaymentRow } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { customerScheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import type { Column } from '@quickportal/ui/data-table';
import { Money } from '@quickportal/ui/money';
import { BellRing, CalendarSync, Plus } from 'lucide-react';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { type InnerListProps, ListTable, type RowLinks } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { moneyOf, ScheduleStatusBadge } from '../schedule.entity.tsx';

/** Schedules on a page. */
// In the specification: 1K049
const PAGE_SIZE = 5;

export interface SchedulesViewProps extends InnerListProps<RecurringPaymentRow>, RowLinks {
  customerId: number;
  customerEnabled: boolean;
  /** Whether the user may add and change schedules. */
  // In the specification: 1R161
  canManage: boolean;
  /** Opens which mails the customer gets; left out where the user may not change them. */
  onNotices?: (() => void) | undefined;
}

const columns: readonly Column<RecurringPaymentRow>[] = listColumns(customerScheduleList, '', {
  status: (row) => <ScheduleStatusBadge schedule={row} />,
  amount: (row) => <Money {...moneyOf(row.amount)} />,
});

/** The payment schedules of a customer, and the way to a new one. */
export function SchedulesView(props: SchedulesViewProps) {
  const { customerId, table, customerEnabled, canManage } = props;
  const add = canManage && customerEnabled && (
    <Button asChild variant="primary">
      <PageLink to="NewRecurringPaymentView" search={{ CustomerId: customerId }}>
        <Plus />
        Add payment schedule
      </PageLink>
    </Button>
  );
  const notices = props.onNotices && (
    <Button onClick={props.onNotices}>
      <BellRing />
      Notices
    </Button>
  );
  const isEmpty = table.state === 'empty';
  return (
    <div className="grid gap-4">
      {canManage && !customerEnabled && (
        <Alert tone="neutral" title="The customer is disabled">
          Enable the customer to add or resume schedules.
        </Alert>
      )}
      <Card
        title={customerScheduleList.title}
        actions={
          <>
            {notices}
            {!isEmpty && add}
          </>
        }
      >
        <ListTable
          of={customerScheduleList}
          flush
          bare
          columns={columns}
          idOf={(row) => row.paymentScheduleId}
          list={props}
          pageSize={PAGE_SIZE}
          empty={{
            icon: <CalendarSync />,
            title: 'No payment schedules yet',
            text: 'A schedule charges the customer’s card or bank account automatically, once or regularly.',
            action: add || undefined,
            level: 3,
          }}
        />
      </Card>
    </div>
  );
}
