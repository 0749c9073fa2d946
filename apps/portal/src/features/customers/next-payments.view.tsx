import type { NextPayments } from '@quickportal/contracts/customers/next-payments';
import { SUMMARY_ITEMS, WEEKS_AHEAD } from '@quickportal/contracts/customers/summary-parts';
import { CalendarStrip } from '@quickportal/ui/calendar-strip';
import { Card, CardBody } from '@quickportal/ui/card';
import { formatCount } from '@quickportal/ui/count';
import { DateOnly } from '@quickportal/ui/date-time';
import { Money } from '@quickportal/ui/money';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Totals, TotalsSum } from '@quickportal/ui/total-rule';
import { PageLink } from '../../pages/page-link.tsx';

interface NextPaymentsProps {
  nextPayments: NextPayments;
  /** yyyy-mm-dd in the community's zone. */
  today: string;
}

/** What all schedules of a customer take in the next weeks: on a calendar, one by one, and in all. */
export function NextPaymentsView({ nextPayments: { items, due, hasMore }, today }: NextPaymentsProps) {
  const shown = items.slice(0, SUMMARY_ITEMS);
  const left = items.length - shown.length;
  return (
    <Card title="Next payments" dense>
      <CardBody className="grid gap-3">
        <CalendarStrip
          noun="payments"
          from={today}
          weeks={WEEKS_AHEAD}
          today={today}
          marks={items.map(({ date, totalAmount }) => ({ date, label: totalAmount.displayAmount }))}
        />
        {shown.length === 0 ? (
          <p className="text-13 text-ink-2">No payments scheduled</p>
        ) : (
          <ul className="text-13" aria-label="Next payments">
            {shown.map((payment) => (
              <li
                key={`${payment.paymentScheduleId} ${payment.date}`}
                className="grid grid-cols-[5.25rem_minmax(0,1fr)_auto] gap-x-2 border-b border-line-soft py-1.75 last:border-b-0"
              >
                <DateOnly value={payment.date} className="text-ink-2" />
                <PageLink
                  to="RecurringPaymentDetailsView"
                  search={{ RecurringPaymentId: payment.paymentScheduleId }}
                  className="wrap-anywhere"
                >
                  {[payment.paymentScheduleCode, payment.description].filter(Boolean).join(' ')}
                </PageLink>
                <Money amount={payment.totalAmount.amount} currency={payment.totalAmount.currency} />
              </li>
            ))}
            {left > 0 && <li className="py-1.75 text-ink-2">and {formatCount(left)} more</li>}
          </ul>
        )}
        {due.map(({ amount, currency }) => (
          <Totals key={currency}>
            <TotalsSum term={`Due in ${WEEKS_AHEAD} weeks${hasMore ? ', at least' : ''}`} size="small">
              <Money amount={amount} currency={currency} />
            </TotalsSum>
          </Totals>
        ))}
      </CardBody>
    </Card>
  );
}

/** As high as the calendar and a few payments. */
export const NextPaymentsSkeleton = () => (
  <Card title="Next payments" dense>
    <CardBody className="grid gap-3">
      <Skeleton className="h-50 w-full" />
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} className="my-1 w-full" />
      ))}
    </CardBody>
  </Card>
);
