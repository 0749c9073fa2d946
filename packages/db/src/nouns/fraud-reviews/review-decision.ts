import type { FraudDecisionStatus } from '@quickportal/contracts/rules/states/fraud-decision';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { TransactionKey } from './fraud-decision.ts';

const locked = preparedQuery('fraudReviews.lock', (params: TransactionKey) =>
  build
    .selectFrom('app.fraud_decision')
    .select(['status', 'version'])
    .where('community_id', '=', params.communityId)
    .where('transaction_id', '=', params.transactionId)
    .forUpdate(),
);

/** The decision about a payment, locked; the payment is locked before it. */
export const lockFraudDecision = (
  trx: WriteTransaction,
  key: TransactionKey,
): Promise<{ status: FraudDecisionStatus; version: number } | undefined> => trx.first(locked, key);

const takers = preparedQuery('fraudReviews.takers', (params: TransactionKey) =>
  build
    .selectFrom('app.transaction as t')
    .select([
      sql<number[]>`app.payment_takers(t.community_id, t.id)`.as('takerUserIds'),
      't.transaction_time as takenAt',
    ])
    .where('t.community_id', '=', params.communityId)
    .where('t.id', '=', params.transactionId),
);

/** The users who took a payment, themselves or by a schedule that they made or changed, and when, UTC. */
export const getPaymentTakers = (
  db: Reader,
  { communityId, transactionId }: TransactionKey,
): Promise<{ takerUserIds: number[]; takenAt: string } | undefined> => db.first(takers, { communityId, transactionId });

/** Writes what a user decided about a payment whose decision is locked. */
export async function reviewFraudDecision(
  trx: WriteTransaction,
  { communityId, transactionId }: TransactionKey,
  review: { status: 'RELEASED' | 'DECLINED'; userId: number | null; reason: string; at: Date },
): Promise<void> {
  await trx
    .updateTable('app.fraud_decision')
    .set({
      status: review.status,
      reviewed_by_user_id: review.userId,
      reviewed_at: review.at,
      comment: review.reason,
      version: sql<number>`version + 1`,
    })
    .where('community_id', '=', communityId)
    .where('transaction_id', '=', transactionId)
    .execute();
}
