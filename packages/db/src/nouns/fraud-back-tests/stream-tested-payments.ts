import { cardMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { sql } from 'kysely';
import { copyOut, type RowBatch } from '../../connect/copy-out.ts';
import type { Database } from '../../connect/database.ts';
import { build } from '../../connect/prepared-query.ts';

/** Columns that only some rules look at; the others are null. */
export interface NeededColumns {
  cards: boolean;
  addresses: boolean;
  bins: boolean;
  customers: boolean;
}

interface TestedPayments {
  communityId: number;
  /** Both are included. */
  from: Date;
  to: Date;
  needed: NeededColumns;
  signal: AbortSignal;
}

const isCard = sql`t.payment_method in (${sql.join(cardMethods.map((method) => sql.lit(method)))})`;

const column = (isNeeded: boolean, name: string) => sql.raw(isNeeded ? `t.${name}` : 'null');

/**
 * The card payments of a community in the order in which they were taken, and declines of other payments, which count for
 * their IP addresses. In COPY's binary format, which `paymentRows` reads.
 */
export function streamTestedPayments(
  database: Database,
  { communityId, from, to, needed, signal }: TestedPayments,
): AsyncGenerator<RowBatch> {
  const statement = sql`
    select t.id, t.transaction_time, t.business_id, t.amount, t.currency, t.status, t.response_code,
      ${isCard}, ${column(needed.customers, 'customer_id')},
      ${column(needed.cards, 'fingerprint')}, ${column(needed.addresses, 'payer_ip')},
      ${column(needed.bins, 'masked_number')}
    from app.transaction t
    where t.community_id = ${communityId} and t.transaction_type = 'PAYMENT'
      and (${isCard} or t.status = 'DECLINED' and t.payer_ip is not null)
      and t.transaction_time >= ${from.toISOString()}::timestamptz
      and t.transaction_time <= ${to.toISOString()}::timestamptz
    order by t.transaction_time, t.id`;
  const query = { compile: () => statement.compile(build) };
  return copyOut(database, { kind: 'jobs' }, query, { ordered: true, format: 'binary', signal });
}
