import { WEEKS_COMPARED, type PaymentsToday } from '@quickportal/contracts/transactions/payments-today';
import type { HourOfPayments } from '@quickportal/db/transactions/count-payments-today';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

const isApproved = ({ status }: HourOfPayments) => status === 'APPROVED' || status === 'REFUNDED';
const isDeclined = ({ status }: HourOfPayments) => status === 'DECLINED' || status === 'DISHONOURED';
const isToday = ({ weeksAgo }: HourOfPayments) => weeksAgo === 0;
const countOf = (rows: readonly HourOfPayments[]) => rows.reduce((sum, { count }) => sum + count, 0);
const centsOf = (rows: readonly HourOfPayments[]) => rows.reduce((sum, { amount }) => sum + BigInt(amount), 0n);

/** To one decimal. */
const rounded = (value: number): number => Math.round(value * 10) / 10;
const usualCount = (rows: readonly HourOfPayments[]) => rounded(countOf(rows) / WEEKS_COMPARED);
const usualCents = (rows: readonly HourOfPayments[]) => centsOf(rows) / BigInt(WEEKS_COMPARED);

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
type Compared = Omit<PaymentsToday, 'today' | 'hour' | 'declineReasons'>;

/** What was paid today beside the average of the same weekday before, whole and by hour. */
export function compareDays(rows: readonly HourOfPayments[]): Compared {
  const today = rows.filter(isToday);
  const before = rows.filter((row) => !isToday(row));
  const byNow = before.filter((row) => row.byNow);
  const decided = countOf(byNow.filter((row) => isApproved(row) || isDeclined(row)));
  const ofHour = (of: readonly HourOfPayments[], hour: number) => of.filter((row) => row.hour === hour);
  return {
    payments: countOf(today),
    approved: countOf(today.filter(isApproved)),
    declined: countOf(today.filter(isDeclined)),
    usualPayments: before.length === 0 ? null : usualCount(byNow),
    usualSuccessRate: decided === 0 ? null : rounded((100 * countOf(byNow.filter(isApproved))) / decided),
    hours: HOURS.map((hour) => {
      const inHour = ofHour(today, hour);
      const [approved, declined] = [countOf(inHour.filter(isApproved)), countOf(inHour.filter(isDeclined))];
      const other = countOf(inHour) - approved - declined;
      return { hour, approved, declined, other, usual: usualCount(ofHour(before, hour)) };
    }),
    amounts: amountsOf(rows.filter(isApproved)),
  };
}

function amountsOf(approved: readonly HourOfPayments[]): Compared['amounts'] {
  const currencies = [...new Set(approved.map(({ currency }) => currency))].toSorted();
  return currencies.map((currency) => {
    const rows = approved.filter((row) => row.currency === currency);
    const today = rows.filter(isToday);
    const before = rows.filter((row) => !isToday(row));
    const money = (cents: bigint) => moneyOf(cents, currency);
    return {
      currency,
      approved: money(centsOf(today)),
      usual: money(usualCents(before.filter(({ byNow }) => byNow))),
      hours: HOURS.map((hour) => ({
        hour,
        approved: money(centsOf(today.filter((row) => row.hour === hour))),
        usual: money(usualCents(before.filter((row) => row.hour === hour))),
      })),
    };
  });
}
