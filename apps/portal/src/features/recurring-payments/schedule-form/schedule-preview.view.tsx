import type { SchedulePreview } from '@quickportal/contracts/recurring-payments/check';
import { Alert } from '@quickportal/ui/alert';
import { Card, CardBody, CardFooter } from '@quickportal/ui/card';
import { EmptyState } from '@quickportal/ui/empty-state';
import { Money } from '@quickportal/ui/money';
import { Skeleton } from '@quickportal/ui/skeleton';
import { Totals, TotalsRow, TotalsSum } from '@quickportal/ui/total-rule';
import { CalendarDays } from 'lucide-react';
import { CardEndNotice } from '../card-end-notice.view.tsx';
import { ScheduleDateList, ScheduleStrip } from '../schedule-payments.view.tsx';
import { moneyOf } from '../schedule.entity.tsx';

export interface SchedulePreviewProps {
  /** Undefined while nothing can be shown yet. */
  preview: SchedulePreview | undefined;
  /** The first answer is on its way. */
  isLoading: boolean;
  today: string;
}

/** What a schedule would do: its words, the next 12 payments with reasons, what each comes to. */
export function SchedulePreviewView({ preview, isLoading, today }: SchedulePreviewProps) {
  if (preview === undefined)
    return (
      <Card title="Next payments" dense aria-busy={isLoading || undefined}>
        {isLoading ? (
          <CardBody className="grid gap-3">
            {['first', 'second', 'third', 'fourth'].map((row) => (
              <Skeleton key={row} className="w-full" />
            ))}
          </CardBody>
        ) : (
          <EmptyState level={3} icon={<CalendarDays />} title="No payments to show yet">
            Enter an account, an amount and a date to see the next 12 payments.
          </EmptyState>
        )}
      </Card>
    );
  const { upcomingPayments, paymentsLeft, amountLeft, surchargeAmount, totalAmount } = preview;
  const hasSurcharge = Number(surchargeAmount.amount) > 0;
  return (
    <Card title="Next payments" dense>
      <CardBody className="grid gap-3">
        <p className="text-13 text-ink-2">{preview.summary}</p>
        {preview.paymentTodayMessage !== '' && (
          <Alert tone="warning" title="The first payment is taken today">
            It is attempted as soon as the schedule is saved.
          </Alert>
        )}
        {preview.cardEnd && (
          <CardEndNotice
            cardEnd={preview.cardEnd}
            scheduleDates={preview.scheduleDates}
            advice="Choose another account, or update the card before then."
          />
        )}
        <ScheduleStrip dates={preview.scheduleDates} today={today} />
        <ScheduleDateList dates={preview.scheduleDates} />
        {paymentsLeft !== null && paymentsLeft > upcomingPayments.length && (
          <p className="text-13 text-ink-2">and {paymentsLeft - upcomingPayments.length} more</p>
        )}
      </CardBody>
      <CardFooter className="block">
        <Totals>
          {hasSurcharge && (
            <TotalsRow term="Surcharge on each payment">
              <Money {...moneyOf(surchargeAmount)} />
            </TotalsRow>
          )}
          {paymentsLeft !== null && amountLeft !== null && (
            <TotalsRow
              term={`${paymentsLeft} ${paymentsLeft === 1 ? 'payment' : 'payments'} in all${hasSurcharge ? ', before surcharges' : ''}`}
            >
              <Money {...moneyOf(amountLeft)} />
            </TotalsRow>
          )}
          <TotalsSum term="Each payment" size="small">
            <Money {...moneyOf(totalAmount)} />
          </TotalsSum>
        </Totals>
      </CardFooter>
    </Card>
  );
}
