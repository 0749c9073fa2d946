import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { frequencies } from '@quickportal/contracts/rules/schedule/frequency';
import type { CardEnd } from '@quickportal/contracts/rules/schedule/card-end';
import type { PlannedPayment } from '@quickportal/contracts/rules/schedule/plan';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type {
  RecurringPaymentRecord,
  RecurringPaymentAccount,
} from '@quickportal/db/recurring-payments/recurring-payment';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';
import type { PaymentServices } from '../payments/payment-services.ts';
import { notify, notifyAll } from '../notifications/notify.ts';
import { accountSummary } from '../payments/to-transaction.ts';
import { paidFrom } from './to-schedule.ts';

interface ScheduleNotice {
  trx: WriteTransaction;
  now: Date;
  schedule: RecurringPaymentRecord;
}

const pick = ({ communityId, customerId }: RecurringPaymentRecord) => ({ communityId, to: { customerId } });

const fieldsOf = (schedule: RecurringPaymentRecord, next: PlannedPayment) => ({
  scheduleCode: schedule.code,
  accountSummary: paidFrom(schedule),
  amount: { amount: next.amount, currency: schedule.currency },
  frequency: frequencies[schedule.frequency].title.toLowerCase(),
  nextPaymentDate: next.date,
});

/** Notifies of a schedule that was created or changed, unless nothing is left to take. */
export async function tellSetUp(
  services: PaymentServices,
  { trx, now, schedule }: ScheduleNotice,
  kind: 'RECURRING_CREATED' | 'RECURRING_UPDATED',
  next: PlannedPayment | null,
): Promise<void> {
  if (next === null) return;
  const { recurringPaymentId, version } = schedule;
  const key = `${kind === 'RECURRING_CREATED' ? 'recurring-created' : 'recurring-updated'} ${recurringPaymentId} ${version}`;
  await notify(services, trx, { ...pick(schedule), kind, key, fields: fieldsOf(schedule, next) }, now);
}

/** Notifies that nothing more is taken for a schedule. */
export async function tellStopped(services: PaymentServices, { trx, now, schedule }: ScheduleNotice): Promise<void> {
  const { recurringPaymentId, code: scheduleCode } = schedule;
  const fields = { scheduleCode, accountSummary: paidFrom(schedule) };
  const key = `recurring-stopped ${recurringPaymentId}`;
  await notify(services, trx, { ...pick(schedule), kind: 'RECURRING_STOPPED', key, fields }, now);
}

/** Notifies of an upcoming payment, once per instalment. */
export async function tellUpcoming(
  services: PaymentServices,
  { trx, now, schedule }: ScheduleNotice,
  next: PlannedPayment,
): Promise<void> {
  const key = `recurring-due ${schedule.recurringPaymentId} ${next.nominalDate}`;
  await notify(services, trx, { ...pick(schedule), kind: 'RECURRING_DUE', key, fields: fieldsOf(schedule, next) }, now);
}

/** A card that expires before its schedule's last payment. */
export interface EndingCard {
  schedule: RecurringPaymentRecord;
  account: RecurringPaymentAccount;
  end: CardEnd;
}

/** Notifies of expiring cards of schedules: once per card and expiry, by the key that `listEndingCards` reads. */
export async function tellCardsEnding(
  services: PaymentServices,
  { trx, now }: Pick<ScheduleNotice, 'trx' | 'now'>,
  cards: readonly EndingCard[],
): Promise<void> {
  const notices = cards.map(({ schedule, account, end }) => ({
    ...pick(schedule),
    kind: 'CARD_EXPIRING' as const,
    key: `card-expiring ${account.accountId} ${end.expiresOn.slice(0, 7)}`,
    fields: { accountSummary: account.displayName, ...end },
  }));
  await notifyAll(services, trx, notices, now);
}

/**
 * Notifies of payments taken by schedules. The keys are those of any receipt, so that the payments' timelines find
 * them.
 */
export async function tellPaid(
  services: PaymentServices,
  { trx, now }: Pick<ScheduleNotice, 'trx' | 'now'>,
  list: readonly { schedule: RecurringPaymentRecord; paid: TransactionRecord; next: PlannedPayment | null }[],
): Promise<void> {
  const notices = list.map(({ schedule, paid, next }) => ({
    ...pick(schedule),
    kind: 'RECURRING_PAID' as const,
    key: `payment-approved ${paid.receiptNumber}`,
    fields: {
      amount: { amount: paid.total, currency: paid.currency },
      paidAt: now.toISOString(),
      accountSummary: accountSummary(paid),
      receiptNumber: paid.receiptNumber,
      scheduleCode: schedule.code,
      whatNext: next
        ? `The next payment is taken on ${displayDate(next.date)}.`
        : 'This was the last payment of the schedule.',
    },
    receiptOf: paid.transactionId,
  }));
  await notifyAll(services, trx, notices, now);
}

/**
 * Notifies of a payment that was declined or dishonoured, and of what happens next. Returns why it is not sent; null
 * when it is.
 */
export function tellDeclined(
  services: PaymentServices,
  { trx, now, schedule }: ScheduleNotice,
  declined: { key: string; amount: bigint; attemptedAt: string; retryOn: string | null },
): Promise<string | null> {
  const { key, amount, attemptedAt, retryOn } = declined;
  const fields = {
    scheduleCode: schedule.code,
    accountSummary: paidFrom(schedule),
    amount: { amount, currency: schedule.currency },
    attemptedAt,
    whatNext: retryOn
      ? `We will try again on ${displayDate(retryOn)}. Please make sure that there is enough money in the account.`
      : 'Please contact your bank, or give us another account to charge.',
  };
  return notify(services, trx, { ...pick(schedule), kind: 'RECURRING_DECLINED', key, fields }, now);
}
