import type { FilterValues } from '@quickportal/contracts/kernel/filter';
import type { ListedSchedule } from '@quickportal/contracts/recurring-payments/search';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { Money } from '@quickportal/ui/money';
import { CalendarSync, ListTodo } from 'lucide-react';
import { labelled } from '../../../data/labels.ts';
import { businessNames } from '../../../data/business-names.ts';
import type { FieldError } from '../../../data/problem.ts';
import { listColumns } from '../../../layout/list/list-columns.tsx';
import { ListFilters } from '../../../layout/filters/list-filters.tsx';
import { ListPage } from '../../../layout/list/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../../layout/list/list-table.tsx';
import { PageLink } from '../../../pages/page-link.tsx';
import { moneyOf, ScheduleStatusBadge } from '../schedule.entity.tsx';

export interface RecurringPaymentsViewProps
  extends ListProps<ListedSchedule, FilterValues<typeof scheduleList>>, RowLinks, Sorting {
  communityName: string;
  /** Businesses to filter by; where there is one only, it is not asked for. */
  businesses: readonly { businessId: number; businessName: string }[];
  /** How many schedules of these businesses have failed; undefined: not known yet. */
  failedCount: number | undefined;
  /** The menu of saved views. */
  savedViews?: React.ReactNode;
  /** The button that exports, where the user may, with its dialog. */
  exportButton?: React.ReactNode;
  /** Lines about exports that are being made. */
  exports?: React.ReactNode;
  /** What the server says about the filters. */
  filterErrors?: readonly FieldError[];
}

const columns: readonly Column<ListedSchedule>[] = listColumns(scheduleList, '', {
  status: (row) => <ScheduleStatusBadge schedule={row} />,
  amount: (row) => <Money {...moneyOf(row.amount)} />,
});

/** The payment schedules of all customers, failed ones first, and the way to work through these. */
export function RecurringPaymentsView(props: RecurringPaymentsViewProps) {
  const { search, businesses, failedCount = 0, filterErrors = [] } = props;
  const { businessId } = search;
  return (
    <ListPage
      of={scheduleList}
      subtitle={`Payments that are taken automatically for ${props.communityName}`}
      actions={
        <>
          {props.exportButton}
          {failedCount > 0 && (
            <Button asChild variant="primary">
              <PageLink to="FailedSchedulesView" search={{ businessId }}>
                <ListTodo />
                Work through {formatCount(failedCount)} failed
              </PageLink>
            </Button>
          )}
        </>
      }
      columns={columns}
      idOf={(row) => row.paymentScheduleId}
      list={props}
      tools={props.savedViews}
      empty={{
        icon: <CalendarSync />,
        text: 'A schedule charges a customer’s card or bank account automatically. Add one on the customer’s page.',
        tip: labelled('Check the spelling, or choose another status or business.'),
      }}
    >
      <ListFilters
        of={scheduleList}
        list={props}
        names={{ businessId: businessNames(businesses) }}
        errors={filterErrors}
      />
      {props.exports}
    </ListPage>
  );
}
