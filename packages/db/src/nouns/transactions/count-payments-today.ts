import type { PaymentMethodCode } from '@quickportal/contracts/rules/payments/payment-methods';
import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface DayKey {
  /** yyyy-mm-dd in the zone. */
  today: string;
  timeZone: string;
}

/** Payments of one hour, status and currency on one of the days. Cents. */
export interface HourOfPayments {
  /** 0: today. */
  weeksAgo: number;
  hour: number;
  /** Whether it was by the time of the day that it is now. */
  byNow: boolean;
  status: TransactionStatus;
  currency: 'AUD' | 'NZD';
  count: number;
  amount: number;
}

interface HoursKey extends DayKey {
  weeks: number;
  /** HH:MM:SS in the zone. */
  time: string;
}

// A range of the index for each day, in half hours of UTC, which no zone divides: limits and half hours are converted to
// the zone, not the time of every row
const hours = preparedSql(
  'transactions.hours-of-days',
  (p: HoursKey) => sql<HourOfPayments>`
    select w.ago as "weeksAgo", extract(hour from t.half at time zone ${p.timeZone})::int as hour, t."byNow",
      t.status, t.currency, sum(t.count)::int as count, sum(t.amount)::bigint as amount
    from generate_series(0, ${p.weeks}::int) as w (ago)
    cross join lateral (
      select day::timestamp at time zone ${p.timeZone} as start,
        (day + ${p.time}::time) at time zone ${p.timeZone} as now,
        (day + 1)::timestamp at time zone ${p.timeZone} as until
      from (select ${p.today}::date - 7 * w.ago as day) as day) as d
    cross join lateral (
      select date_bin('30 minutes', transaction_time, 'epoch') as half, transaction_time < d.now as "byNow",
        status, currency, count(*) as count, sum(amount) as amount
      from app.transaction
      where transaction_type = 'PAYMENT' and transaction_time >= d.start and transaction_time < d.until
      group by 1, 2, 3, 4) as t
    group by 1, 2, 3, 4, 5`,
);

/** The payments of a day and of the same weekday of the weeks before it, by hour of the community's zone. */
export const sumHoursOfDays = (db: Reader, key: HoursKey): Promise<HourOfPayments[]> => db.all(hours, key);

/** How many payments of a day were declined with one response code. */
export interface DeclinesOfCode {
  paymentMethod: PaymentMethodCode;
  responseCode: string;
  count: number;
}

const declines = preparedSql(
  'transactions.declines-of-day',
  (p: DayKey & { limit: number }) => sql<DeclinesOfCode>`
    select payment_method as "paymentMethod", response_code as "responseCode", count(*) as count
    from app.transaction
    where transaction_type = 'PAYMENT' and status in ('DECLINED', 'DISHONOURED') and response_code is not null
      and transaction_time >= ${p.today}::timestamp at time zone ${p.timeZone}
      and transaction_time < (${p.today}::date + 1)::timestamp at time zone ${p.timeZone}
    group by 1, 2
    order by count(*) desc, 2, 1
    limit ${p.limit}`,
);

/** Why payments of a day were declined or dishonoured, the most frequent first. */
export const countDeclinesOfDay = (db: Reader, key: DayKey & { limit: number }): Promise<DeclinesOfCode[]> =>
  db.all(declines, key);
