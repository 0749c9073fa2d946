import type { FailedSchedule } from '@quickportal/contracts/recurring-payments/read';
import { failedScheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import type { Column } from '@quickportal/ui/data-table';
import { DateTime } from '@quickportal/ui/date-time';
import { CalendarCheck } from 'lucide-react';
import { listColumns } from '../../layout/list-columns.tsx';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks } from '../../layout/list-table.tsx';

export interface FailedSchedulesViewProps extends ListProps<FailedSchedule>, RowLinks {
  timeZone: string;
}

const columnsIn = (timeZone: string): readonly Column<FailedSchedule>[] =>
  listColumns(failedScheduleList, timeZone, {
    failedAt: (row) => <DateTime value={row.failedAt} timeZone={timeZone} />,
    amount: (row) => row.amount.displayAmount,
  });

/** Schedules that take no payments until they are resumed, the latest failure first. */
export const FailedSchedulesView = (props: FailedSchedulesViewProps) => (
  <ListPage
    of={failedScheduleList}
    subtitle="They take no payments until they are resumed"
    columns={columnsIn(props.timeZone)}
    idOf={(row) => row.paymentScheduleId}
    list={props}
    empty={{
      icon: <CalendarCheck />,
      title: 'No schedule has failed',
      text: 'A schedule appears here when a payment is declined for good, or every retry is used.',
    }}
  />
);
