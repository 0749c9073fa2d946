import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { sql } from 'kysely';

interface Wanted {
  readonly communityId: number;
  readonly accountId: number;
  /** Principal in cents. */
  readonly principal: bigint;
  /** Payments since then count whatever became of them, except what took no money. */
  readonly since: Date;
}

const last = preparedQuery(
  'payments.same',
  (p: { communityId: number; accountId: number; principal: string; since: string }) =>
    build
      .selectFrom('app.transaction')
      .select(['receipt_number as receiptNumber', 'transaction_time as takenAt', 'status'])
      .where('community_id', '=', p.communityId)
      .where('customer_account_id', '=', p.accountId)
      .where('transaction_type', '=', 'PAYMENT')
      .where(sql<boolean>`amount - surcharge_amount = ${p.principal}::bigint`)
      .where(
        sql<boolean>`(status = 'IN_FLIGHT'
          or transaction_time > ${p.since}::timestamptz and status not in ('DECLINED', 'CANCELLED', 'VOIDED'))`,
      )
      .orderBy('transaction_time', 'desc')
      .orderBy('id', 'desc')
      .limit(1),
);

/** The last payment of the same principal from an account that took money lately, or may have; undefined: none. */
export const findSamePayment = (db: Reader, { since, principal, ...key }: Wanted) =>
  db.first(last, { ...key, principal: String(principal), since: since.toISOString() });
