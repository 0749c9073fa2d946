import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

interface TransactionKey {
  communityId: number;
  transactionId: number;
}

const attempts = preparedQuery('transactions.attempts', (transactionKey: TransactionKey) =>
  build
    .selectFrom('app.payment_attempt')
    .select([
      'kind',
      'status',
      'sent_at as sentAt',
      'answered_at as answeredAt',
      'response_code as responseCode',
      'response_text as responseText',
      'requeries',
    ])
    .where('community_id', '=', transactionKey.communityId)
    .where('transaction_id', '=', transactionKey.transactionId)
    .orderBy('attempt_number'),
);

const batch = preparedQuery('transactions.batch', (transactionKey: TransactionKey) =>
  build
    .selectFrom('app.batch_entry as e')
    .innerJoin('app.payment_batch as b', (join) =>
      join.onRef('b.community_id', '=', 'e.community_id').onRef('b.id', '=', 'e.payment_batch_id'),
    )
    .select([
      'b.id as paymentBatchId',
      'b.status',
      'b.closes_at as closesAt',
      'b.closed_at as closedAt',
      'b.updated_at as updatedAt',
      'b.settlement_date as settlementDate',
    ])
    .where('e.community_id', '=', transactionKey.communityId)
    .where('e.transaction_id', '=', transactionKey.transactionId)
    .where('e.entry_type', '=', 'PRINCIPAL'),
);

const refunds = preparedQuery('transactions.refunds', (transactionKey: TransactionKey) =>
  build
    .selectFrom('app.refund as r')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'r.community_id').onRef('t.id', '=', 'r.transaction_id'),
    )
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('app.audit_entry as e')
          .select(['e.actor_kind', 'e.actor_name'])
          .whereRef('e.community_id', '=', 't.community_id')
          .where('e.object_type', '=', 'transaction')
          .where('e.action', '=', 'refunds.take')
          .where('e.outcome', '=', 'SUCCESS')
          .where((eb) => eb('e.object_id', '=', eb.ref('t.receipt_number')))
          .limit(1)
          .as('a'),
      (join) => join.onTrue(),
    )
    .select([
      't.receipt_number as receiptNumber',
      't.amount',
      't.currency',
      't.status',
      'r.reason',
      'r.created_at as createdAt',
      'a.actor_kind as actorKind',
      'a.actor_name as actorName',
    ])
    .where('r.community_id', '=', transactionKey.communityId)
    .where('r.original_transaction_id', '=', transactionKey.transactionId)
    .orderBy('r.id'),
);

const original = preparedQuery('transactions.original', (transactionKey: TransactionKey) =>
  build
    .selectFrom('app.refund as r')
    .innerJoin('app.transaction as t', (join) =>
      join.onRef('t.community_id', '=', 'r.community_id').onRef('t.id', '=', 'r.original_transaction_id'),
    )
    .select('t.receipt_number as receiptNumber')
    .where('r.community_id', '=', transactionKey.communityId)
    .where('r.transaction_id', '=', transactionKey.transactionId),
);

const business = preparedQuery('transactions.business', (key: { communityId: number; businessId: number }) =>
  build
    .selectFrom('app.business')
    .select('name as businessName')
    .where('community_id', '=', key.communityId)
    .where('id', '=', key.businessId),
);

const acts = preparedQuery('transactions.acts', (key: { communityId: number; receiptNumber: string }) =>
  build
    .selectFrom('app.audit_entry')
    .select(['action', 'at', 'actor_kind as actorKind', 'actor_name as actorName', 'description'])
    .where('community_id', '=', key.communityId)
    .where('object_type', '=', 'transaction')
    .where('object_id', '=', key.receiptNumber)
    .where('outcome', '=', 'SUCCESS')
    .orderBy('at')
    .orderBy('id'),
);

interface NoticeKeys {
  communityId: number;
  keys: readonly string[];
  /** Of the keys of notices that can be sent more than once. */
  beginning: string;
}
const LAST = '\u{10FFFF}';
const notices = preparedQuery('transactions.notices', (key: NoticeKeys) =>
  build
    .selectFrom('app.notification')
    .select(['key', 'subject', 'status', 'reason', 'created_at as createdAt'])
    .where('community_id', '=', key.communityId)
    .where(
      sql<boolean>`(key = any (${key.keys}::text[]) or key >= ${key.beginning} and key < ${key.beginning} || ${LAST})`,
    )
    .orderBy('id'),
);

/** Everything that is known of a transaction's life, each kind oldest first. `known` names the notices of it. */
export async function readLife(
  db: Reader,
  transactionKey: TransactionKey & { businessId: number; receiptNumber: string },
  known: Omit<NoticeKeys, 'communityId'>,
) {
  const [sentAttempts, batches, refundRows, originals, noticeRows, auditedActs, businessRow] = await Promise.all([
    db.all(attempts, transactionKey),
    db.all(batch, transactionKey),
    db.all(refunds, transactionKey),
    db.all(original, transactionKey),
    db.all(notices, { communityId: transactionKey.communityId, ...known }),
    db.all(acts, transactionKey),
    db.first(business, transactionKey),
  ]);
  return {
    attempts: sentAttempts,
    batch: batches[0] ?? null,
    refunds: refundRows,
    originalReceiptNumber: originals[0]?.receiptNumber ?? null,
    notices: noticeRows,
    acts: auditedActs,
    businessName: businessRow?.businessName ?? '',
  };
}
export type TransactionLife = Awaited<ReturnType<typeof readLife>>;
