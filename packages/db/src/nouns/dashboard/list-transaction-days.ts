import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface DaysKey {
  /** Null: all communities. */
  communityId: number | null;
  /** The last day, yyyy-mm-dd in the zone. */
  today: string;
  days: number;
  timeZone: string;
}

/** Transactions of one day by outcome. */
export interface DayOfTransactions {
  /** yyyy-mm-dd. */
  date: string;
  approved: number;
  declined: number;
  other: number;
}

// A range of an index for each day, which has all that is counted
const daysOf = (range: (p: DaysKey) => ReturnType<typeof sql>) => (p: DaysKey) =>
  sql<DayOfTransactions>`
  select d.day::text as date, t.*
  from (select ${p.today}::date - ago as day from generate_series(0, ${p.days}::int - 1) as s (ago)) as d
  cross join lateral (
    select count(*) filter (where status in ('APPROVED', 'REFUNDED')) as approved,
      count(*) filter (where status in ('DECLINED', 'DISHONOURED')) as declined,
      count(*) filter (where status not in ('APPROVED', 'REFUNDED', 'DECLINED', 'DISHONOURED')) as other
    from app.transaction
    where ${range(p)} transaction_time >= d.day::timestamp at time zone ${p.timeZone}
      and transaction_time < (d.day + 1)::timestamp at time zone ${p.timeZone}) as t
  order by d.day`;

const ofAll = preparedSql(
  'dashboard.transaction-days',
  daysOf(() => sql``),
);
const ofOne = preparedSql(
  'dashboard.transaction-days-of-community',
  daysOf(({ communityId }) => sql`community_id = ${communityId} and`),
);

/** Transactions of the last days by outcome, days without any included. Scope staff. */
export const listTransactionDays = (db: Reader, key: DaysKey): Promise<DayOfTransactions[]> =>
  db.all(key.communityId === null ? ofAll : ofOne, key);
