import type { NextPayment, NextPayments } from '@quickportal/contracts/customers/next-payments';
import { WEEKS_AHEAD } from '@quickportal/contracts/customers/summary-parts';
import { addDays, MONDAY, weekdayOf } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { parseAmount } from '@quickportal/contracts/rules/money';
import { withSurcharge } from '@quickportal/contracts/rules/payments/surcharge';
import type { Reader } from '@quickportal/db/connect/reader';
import { getPayers, type Payer } from '@quickportal/db/payments/payer';
import { findExceptions } from '@quickportal/db/recurring-payments/change-recurring-exceptions';
import { listComingRecurringPayments } from '@quickportal/db/recurring-payments/list-customer-recurring-payments';
import type { RecurringPaymentRecord } from '@quickportal/db/recurring-payments/recurring-payment';
import { paymentFacts, type PaymentFacts } from '../../engines/payments/payment-facts.ts';
import { rateOf } from '../../engines/payments/quote-payment.ts';
import { moneyOf } from '../../engines/payments/to-transaction.ts';
import { comingPayments } from '../../engines/schedules/to-schedule.ts';

/** Schedules that are looked at; a customer seldom has more than a few. */
const MOST_SCHEDULES = 100;
/** Payments that are named also where they are later than the calendar. */
const AT_LEAST = 3;

interface Place {
  customerId: number;
  /** yyyy-mm-dd */
  today: string;
  zones: CommunityZones;
}

/** Sunday of the last week that the calendar shows. */
const lastDayShown = (today: string): string =>
  addDays(today, WEEKS_AHEAD * 7 - 1 - ((weekdayOf(today) - MONDAY + 7) % 7));

/** What all active schedules of a customer take next, with the surcharge of each day. */
export async function nextPaymentsOf(db: Reader, { customerId, today, zones }: Place): Promise<NextPayments> {
  const found = await listComingRecurringPayments(db, { customerId, limit: MOST_SCHEDULES + 1 });
  const schedules = found.slice(0, MOST_SCHEDULES);
  const keys = schedules.map(({ account }) => ({ customerId, accountId: account?.accountId ?? 0 }));
  const [exceptions, payers] = await Promise.all([
    findExceptions(
      db,
      schedules.map(({ recurringPaymentId }) => recurringPaymentId),
    ),
    getPayers(db, keys),
  ]);
  const facts = paymentFacts(db);
  const planned = await Promise.all(
    schedules.map((schedule, at) => {
      const changed = exceptions.get(schedule.recurringPaymentId) ?? [];
      return charged(facts, { schedule, exceptions: changed, zones }, payers[at]);
    }),
  );
  const all = planned.flat().toSorted((payment, other) => (payment.date < other.date ? -1 : 1));
  const until = lastDayShown(today);
  const soon = all.filter(({ date }) => date <= until);
  return {
    until,
    items: all.slice(0, Math.max(soon.length, AT_LEAST)),
    due: sumsOf(soon),
    hasMore: found.length > MOST_SCHEDULES,
  };
}

type Standing = Parameters<typeof comingPayments>[0];

function charged(facts: PaymentFacts, standing: Standing, payer: Payer | undefined): Promise<NextPayment[]> {
  const { schedule } = standing;
  const { recurringPaymentId, code, description, currency }: RecurringPaymentRecord = schedule;
  return Promise.all(
    comingPayments(standing).map(async ({ date, amount }) => {
      const rate = payer?.account ? await rateOf(facts, payer.businessId, payer.account, date) : 0n;
      const { surcharge, total } = withSurcharge(amount, rate);
      return {
        date,
        paymentScheduleId: recurringPaymentId,
        paymentScheduleCode: code,
        description,
        amount: moneyOf(amount, currency),
        surchargeAmount: moneyOf(surcharge, currency),
        totalAmount: moneyOf(total, currency),
      };
    }),
  );
}

function sumsOf(payments: readonly NextPayment[]): NextPayments['due'] {
  const sums = new Map<'AUD' | 'NZD', bigint>();
  for (const { totalAmount } of payments) {
    const { currency, amount } = totalAmount;
    sums.set(currency, (sums.get(currency) ?? 0n) + (parseAmount(amount) ?? 0n));
  }
  return [...sums].map(([currency, cents]) => moneyOf(cents, currency));
}
