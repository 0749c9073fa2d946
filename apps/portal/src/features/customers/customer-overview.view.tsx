import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { FailuresSkeleton, FailuresView, type FailuresViewProps } from './failures.view.tsx';
import { NextPaymentsSkeleton, NextPaymentsView } from './next-payments.view.tsx';
import { PaymentBalanceSkeleton, PaymentBalanceView } from './payment-balance.view.tsx';
import { PaymentMonthsSkeleton, PaymentMonthsView } from './payment-months.view.tsx';

/** What failed, what comes next, and what was paid: whatever of it the user may see. */
export function CustomerOverviewView({
  summary,
  ...props
}: Omit<FailuresViewProps, 'summary'> & { summary: CustomerSummary }) {
  const { today, nextPayments, payments } = summary;
  return (
    <>
      <FailuresView summary={summary} {...props} />
      {nextPayments && <NextPaymentsView nextPayments={nextPayments} today={today} />}
      {payments && (
        <>
          <PaymentMonthsView months={payments.months} />
          <PaymentBalanceView totals={payments.totals} />
        </>
      )}
    </>
  );
}

/** The shape of the same while it loads. */
export function CustomerOverviewSkeleton({ schedules, payments }: { schedules: boolean; payments: boolean }) {
  return (
    <>
      <FailuresSkeleton />
      {schedules && <NextPaymentsSkeleton />}
      {payments && (
        <>
          <PaymentMonthsSkeleton />
          <PaymentBalanceSkeleton />
        </>
      )}
    </>
  );
}
