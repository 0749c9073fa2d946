import type { RecurringPaymentRow } from '@quickportal/contracts/recurring-payments/recurring-payment';
import { Alert } from '@quickportal/ui/alert';
import { Button } from '@quickportal/ui/button';
import { Card } from '@quickportal/ui/card';
import { type Column, DataTable } from '@quickportal/ui/data-table';
import { DateOnly } from '@quickportal/ui/date-time';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Money } from '@quickportal/ui/money';
import { BellRing, CalendarSync, Plus } from 'lucide-react';
import type { TableData } from '../../layout/table-of.ts';
import { PageLink } from '../../pages/page-link.tsx';
import { moneyOf, ScheduleStatusBadge } from './schedule.entity.tsx';

/** Schedules on a page (1K049). */
const PAGE_SIZE = 5;

export interface SchedulesViewProps {
  customerId: number;
  table: TableData<RecurringPaymentRow>;
  page: number;
  hrefForPage: (page: number) => string;
  onPageChange: (page: number) => void;
  hrefForRow: (paymentScheduleId: number) => string;
  onRowOpen: (paymentScheduleId: number) => void;
  customerEnabled: boolean;
  /** Whether the user may add and change schedules (1R161). */
  canManage: boolean;
  /** Opens which mails the customer gets; left out where the user may not change them. */
  onNotices?: (() => void) | undefined;
}

const columns: readonly Column<RecurringPaymentRow>[] = [
  { id: 'paymentScheduleCode', header: 'Schedule', lead: true, mono: true, cell: (row) => row.paymentScheduleCode },
  { id: 'description', header: 'Description', maxWidth: '14rem', cell: (row) => row.description },
  { id: 'status', header: 'Status', corner: true, cell: (row) => <ScheduleStatusBadge schedule={row} /> },
  {
    id: 'nextPaymentDate',
    header: 'Next payment date',
    shortHeader: 'Next payment',
    cell: (row) => <DateOnly value={row.nextPaymentDate} />,
  },
  { id: 'summary', header: 'Frequency', rank: 3, maxWidth: '24rem', cell: (row) => row.summary },
  { id: 'account', header: 'Account', rank: 3, maxWidth: '12rem', cell: (row) => row.accountDisplayName },
  { id: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money {...moneyOf(row.amount)} /> },
];

/** The payment schedules of a customer, and the way to a new one. */
export function SchedulesView(props: SchedulesViewProps) {
  const { customerId, table, page, customerEnabled, canManage } = props;
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
          Schedules can be added and resumed once the customer is enabled.
        </Alert>
      )}
      <Card
        title="Payment Schedules"
        actions={
          <>
            {notices}
            {!isEmpty && add}
          </>
        }
      >
        <DataTable
          id="customer-schedules"
          label="Payment Schedules"
          noun={['schedule', 'schedules']}
          flush
          bare
          columns={columns}
          getRowId={(row) => row.paymentScheduleId}
          {...table}
          hrefForRow={(row) => props.hrefForRow(row.paymentScheduleId)}
          onRowOpen={(row) => props.onRowOpen(row.paymentScheduleId)}
          paging={{ page, pageSize: PAGE_SIZE, hrefFor: props.hrefForPage, onPageChange: props.onPageChange }}
          empty={
            <EmptyState level={3} icon={<CalendarSync />} title="No payment schedules yet" action={add || undefined}>
              A schedule charges a card or bank account of the customer by itself, once or again and again.
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
