import type { ScheduleDate } from '@quickportal/contracts/recurring-payments/planned-payment';
import type { RecurringPaymentDetails } from '@quickportal/contracts/recurring-payments/read';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Money } from '@quickportal/ui/money';
import { Totals, TotalsSum } from '@quickportal/ui/total-rule';
import { CalendarX } from 'lucide-react';
import { hasSurcharge } from '../charged-amount.ts';
import { ScheduleDateList, ScheduleStrip } from '../schedule-payments.view.tsx';
import { moneyOf } from '../schedule.entity.tsx';

interface NextPaymentsProps {
  schedule: RecurringPaymentDetails;
  /** Changes one payment; left out where that is not possible. */
  onChange?: (date: ScheduleDate) => void;
}

/** The next 12 dates: on a calendar strip, and one by one with a way to change each. */
export function NextPaymentsView({ schedule, onChange }: NextPaymentsProps) {
  const { scheduleDates, today, amountLeft, paymentsLeft } = schedule;
  if (scheduleDates.length === 0)
    return (
      <Card title="Next payments" dense>
        <EmptyState level={3} icon={<CalendarX />} title="No more payments">
          {schedule.status === 'ACTIVE' ? 'The last payment is being processed.' : 'The schedule takes no payments.'}
        </EmptyState>
      </Card>
    );
  return (
    <Card title="Next payments" dense>
      <CardBody className="grid gap-3">
        <ScheduleStrip dates={scheduleDates} today={today} />
        <ScheduleDateList dates={scheduleDates} {...(onChange && { onChange })} />
      </CardBody>
      {amountLeft !== null && paymentsLeft !== null && (
        <CardFooter className="block">
          <Totals>
            <TotalsSum
              term={`${paymentsLeft} ${paymentsLeft === 1 ? 'payment' : 'payments'} left${scheduleDates.some(hasSurcharge) ? ', before surcharges' : ''}`}
              size="small"
            >
              <Money {...moneyOf(amountLeft)} />
            </TotalsSum>
          </Totals>
        </CardFooter>
      )}
    </Card>
  );
}
