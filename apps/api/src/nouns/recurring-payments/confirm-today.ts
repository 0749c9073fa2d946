import { paymentToday, paymentTodayMessage } from '@quickportal/contracts/rules/schedule/payment-today';
import type { SchedulePlan } from '@quickportal/contracts/rules/schedule/plan';
import { withSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import type { Quote } from '../../engines/payments/quote-payment.ts';
import { fieldProblem } from '../../kernel/problem.ts';

interface Saved {
  plan: SchedulePlan;
  nextNumber: number;
  today: string;
  /** The day on which a date was taken last. */
  lastRunOn: string | null;
  quote: Pick<Quote, 'rate' | 'payer'>;
}

/** What would be attempted at once when the schedule is saved, in words; empty for nothing (1R117 1R118). */
export function messageOfToday({ plan, nextNumber, today, lastRunOn, quote }: Saved): string {
  const payment = lastRunOn === today ? null : paymentToday(plan, nextNumber, today);
  if (payment === null) return '';
  return paymentTodayMessage(withSurcharge(payment.amount, quote.rate), quote.payer.currency);
}

/** Refuses to save what would be charged today unless that was confirmed; returns whether it is to be taken now. */
export function confirmToday(saved: Saved, confirmed: boolean | undefined): boolean {
  const message = messageOfToday(saved);
  if (message !== '' && confirmed !== true) throw fieldProblem('confirmPaymentToday', message);
  return message !== '';
}
