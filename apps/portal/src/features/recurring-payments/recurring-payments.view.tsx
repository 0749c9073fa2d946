import type { ListedSchedule } from '@quickportal/contracts/recurring-payments/search';
import { scheduleGrammar } from '@quickportal/contracts/recurring-payments/schedule-grammar';
import { scheduleList } from '@quickportal/contracts/recurring-payments/schedule-lists';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { Button } from '@quickportal/ui/button';
import { formatCount } from '@quickportal/ui/count';
import type { Column } from '@quickportal/ui/data-table';
import { Money } from '@quickportal/ui/money';
import { CalendarSync, ListTodo } from 'lucide-react';
import type { FieldError } from '../../data/problem.ts';
import { choicesOf, ChoicesFilter } from '../../layout/choice-filter.tsx';
import { listColumns } from '../../layout/list-columns.tsx';
import { ListPage } from '../../layout/list-page.tsx';
import type { ListProps, RowLinks, Sorting } from '../../layout/list-table.tsx';
import { narrowing } from '../../layout/narrowing.ts';
import { SearchForm } from '../../layout/search-form.tsx';
import { PageLink } from '../../pages/page-link.tsx';
import { moneyOf, ScheduleStatusBadge } from './schedule.entity.tsx';

export interface ScheduleFilterValues {
  query: string;
  status: RecurringPaymentStatus[] | undefined;
  businessId: number[] | undefined;
}
export const noFilters: ScheduleFilterValues = { query: '', status: undefined, businessId: undefined };

export interface RecurringPaymentsViewProps extends ListProps<ListedSchedule, ScheduleFilterValues>, RowLinks, Sorting {
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

const statuses = choicesOf(scheduleList.columns.status.words);

/** The payment schedules of all customers, failed ones first, and the way to work through these. */
export function RecurringPaymentsView(props: RecurringPaymentsViewProps) {
  const { search, onSearchChange, businesses, failedCount = 0, filterErrors = [] } = props;
  const { status, businessId } = search;
  const filters = narrowing(search, noFilters, onSearchChange);
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
      filters={filters}
      empty={{
        icon: <CalendarSync />,
        text: 'A schedule charges a customer’s card or bank account automatically. Add one on the customer’s page.',
        tip: 'Check the spelling, or choose another status or business.',
      }}
    >
      <SearchForm
        label="Schedule, customer, email or phone"
        grammar={scheduleGrammar}
        values={search}
        onChange={onSearchChange}
        names={{ businessId: businesses.map((business) => [business.businessId, business.businessName]) }}
        errors={filterErrors}
        {...filters}
      >
        <ChoicesFilter
          label="Status"
          values={status}
          options={statuses}
          onChange={(chosen) => onSearchChange({ status: chosen })}
        />
        {(businesses.length > 1 || businessId !== undefined) && (
          <ChoicesFilter
            label="Business"
            values={businessId}
            options={businesses.map((business) => [business.businessId, business.businessName])}
            onChange={(chosen) => onSearchChange({ businessId: chosen })}
          />
        )}
      </SearchForm>
      {props.exports}
    </ListPage>
  );
}
