import { sql } from 'kysely';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { preparedPage } from './build-transaction-search.ts';
import { paramsOf, toFoundTransaction, type FoundTransaction } from './search-transactions.ts';
import { selectTransaction, toTransactionRecord, type TransactionRecord } from './transaction.ts';

const ofCustomer = (customerId: number) =>
  build.selectFrom('app.transaction as t').where('t.customer_id', '=', customerId);

const newestFirst = { everywhere: false, readings: [], filters: ['customerId'], sort: '-transactionTime' } as const;

/** The newest payments and refunds of a customer, as their search finds them, without counting the others. */
export async function listLatestTransactions(
  db: Reader,
  { customerId, limit }: { customerId: number; limit: number },
): Promise<FoundTransaction[]> {
  const params = paramsOf({ customerId, page: 1, pageSize: limit }, false);
  return (await db.all(preparedPage(newestFirst), params)).map(toFoundTransaction);
}

interface MonthsKey {
  customerId: number;
  /** yyyy-mm-dd in the zone. */
  today: string;
  timeZone: string;
}

/** Payments that were taken, refunds, and payments that failed, of one currency in one month. Amounts in cents. */
export interface MonthOfPayments {
  /** Its first day, yyyy-mm-dd. */
  month: string;
  currency: 'AUD' | 'NZD';
  taken: number;
  takenAmount: number;
  refunded: number;
  refundedAmount: number;
  declined: number;
  declinedAmount: number;
}

const taken = sql`transaction_type = 'PAYMENT' and status in ('APPROVED', 'REFUNDED')`;
const refunded = sql`transaction_type = 'REFUND' and status = 'APPROVED'`;
const declined = sql`transaction_type = 'PAYMENT' and status in ('DECLINED', 'DISHONOURED')`;

// A range of the index for each month: its limits are converted once, not the time of every row
const months = preparedSql(
  'transactions.months-of-customer',
  (p: MonthsKey) => sql<MonthOfPayments>`
    select m.first::date as month, t.*
    from generate_series(date_trunc('month', ${p.today}::timestamp) - interval '11 months',
      date_trunc('month', ${p.today}::timestamp), interval '1 month') as m (first)
    cross join lateral (
      select currency,
        count(*) filter (where ${taken}) as taken,
        coalesce(sum(amount) filter (where ${taken}), 0)::bigint as "takenAmount",
        count(*) filter (where ${refunded}) as refunded,
        coalesce(sum(amount) filter (where ${refunded}), 0)::bigint as "refundedAmount",
        count(*) filter (where ${declined}) as declined,
        coalesce(sum(amount) filter (where ${declined}), 0)::bigint as "declinedAmount"
      from app.transaction
      where customer_id = ${p.customerId}
        and transaction_time >= m.first at time zone ${p.timeZone}
        and transaction_time < (m.first + interval '1 month') at time zone ${p.timeZone}
      group by currency) as t
    order by m.first, t.currency`,
);

/**
 * What a customer paid in this month and the eleven before, by month of the community's zone and by currency. A month
 * without a transaction has no row. A payment that was refunded is among those taken; its refund is counted apart.
 */
export const sumMonthsOfCustomer = (db: Reader, key: MonthsKey): Promise<MonthOfPayments[]> => db.all(months, key);

interface DeclinedKey {
  customerId: number;
  /** ISO 8601 UTC. */
  since: string;
}

// Of a date that is tried again only the last try counts, and none once a later one went well
const declinedSince = (params: DeclinedKey) =>
  ofCustomer(params.customerId)
    .leftJoin('app.recurring_occurrence as o', (join) =>
      join.onRef('o.community_id', '=', 't.community_id').onRef('o.id', '=', 't.recurring_occurrence_id'),
    )
    .where('t.transaction_time', '>=', params.since)
    .where('t.transaction_type', '=', 'PAYMENT')
    .where('t.status', 'in', ['DECLINED', 'DISHONOURED'])
    .where(
      sql<boolean>`(o.id is null or o.status not in ('PAID', 'PROCESSING') and o.attempts = t.occurrence_attempt)`,
    );

const declinedRows = preparedQuery('transactions.declined-of-customer', (params: DeclinedKey & PageLimits) =>
  selectTransaction(declinedSince(params))
    .leftJoin('app.customer_account as a', (join) =>
      join.onRef('a.community_id', '=', 't.community_id').onRef('a.id', '=', 't.customer_account_id'),
    )
    .select([
      'a.enabled as accountEnabled',
      sql<string | null>`case when o.status = 'RETRYING' then o.next_attempt_date end`.as('retryDate'),
    ])
    .orderBy('t.transaction_time', 'desc')
    .orderBy('t.id', 'desc')
    .limit(params.limit)
    .offset(params.offset),
);

const declinedCount = preparedQuery('transactions.declined-of-customer-count', (params: DeclinedKey) =>
  declinedSince(params).select((eb) => eb.fn.countAll<number>().as('count')),
);

/** A payment that failed; with the day (yyyy-mm-dd) on which its schedule tries again, if it does. */
export type DeclinedPayment = TransactionRecord & { accountEnabled: boolean | null; retryDate: string | null };

/** Payments of a customer that failed since a moment and were not made good by a later try, the newest first. */
export async function listDeclinedPayments(
  db: Reader,
  { limit, ...key }: DeclinedKey & { limit: number },
): Promise<Page<DeclinedPayment>> {
  const at = { page: 1, pageSize: limit };
  const found = await readPage(db, { rows: declinedRows, count: declinedCount }, key, at);
  return { ...found, items: found.items.map(toTransactionRecord) };
}
