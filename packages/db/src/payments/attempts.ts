import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { build, preparedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import type { WriteTransaction } from '../connect/write-transaction.ts';

export type AttemptKind = 'PAYMENT' | 'REFUND' | 'VOID';

/** One request to a gateway. */
export interface Attempt {
  attemptId: number;
  communityId: number;
  businessId: number;
  /** What it is about: the payment, the refund, or the payment that is voided. */
  transactionId: number;
  kind: AttemptKind;
  status: PaymentAttemptStatus;
  instructionId: string;
  requeries: number;
  /** The claim of the request that began it. */
  idempotencyKeyId: number | null;
  /** Of a refund: what it gives back. */
  originalTransactionId: number | null;
}

export interface NewAttempt {
  communityId: number;
  businessId: number;
  transactionId: number;
  kind: AttemptKind;
  gateway: string;
  instructionId: string;
  idempotencyKeyId: number | null;
  createdByUserId: number | null;
  at: Date;
  nextRequeryAt: Date | null;
}

/** Records a request before it is sent. The caller has locked the transaction or just made it. */
export async function insertAttempt(trx: WriteTransaction, it: NewAttempt): Promise<number> {
  const row = await trx
    .insertInto('app.payment_attempt')
    .values({
      community_id: it.communityId,
      business_id: it.businessId,
      transaction_id: it.transactionId,
      attempt_number: sql<number>`(select coalesce(max(attempt_number), 0) + 1 from app.payment_attempt
        where community_id = ${it.communityId} and transaction_id = ${it.transactionId})`,
      kind: it.kind,
      gateway: it.gateway,
      instruction_id: it.instructionId,
      status: 'IN_FLIGHT',
      sent_at: it.at,
      idempotency_key_id: it.idempotencyKeyId,
      created_by_user_id: it.createdByUserId,
      next_requery_at: it.nextRequeryAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

const selectAttempt = () =>
  build
    .selectFrom('app.payment_attempt as p')
    .leftJoin('app.refund as r', (join) =>
      join.onRef('r.community_id', '=', 'p.community_id').onRef('r.transaction_id', '=', 'p.transaction_id'),
    )
    .select([
      'p.id as attemptId',
      'p.community_id as communityId',
      'p.business_id as businessId',
      'p.transaction_id as transactionId',
      'p.kind',
      'p.status',
      'p.instruction_id as instructionId',
      'p.requeries',
      'p.idempotency_key_id as idempotencyKeyId',
      'r.original_transaction_id as originalTransactionId',
    ]);

const byInstruction = preparedQuery('payments.attempt', (named: { communityId: number; instructionId: string }) =>
  selectAttempt().where('p.community_id', '=', named.communityId).where('p.instruction_id', '=', named.instructionId),
);
const locked = preparedQuery('payments.attempt-lock', (named: { communityId: number; attemptId: number }) =>
  build
    .selectFrom('app.payment_attempt')
    .select(['status', 'requeries'])
    .where('community_id', '=', named.communityId)
    .where('id', '=', named.attemptId)
    .forUpdate(),
);

export const findAttempt = (
  db: Reader,
  named: { communityId: number; instructionId: string },
): Promise<Attempt | undefined> => db.first(byInstruction, named);

/** Where an attempt stands, locked. Lock its transactions first. */
export const lockAttempt = (
  trx: WriteTransaction,
  named: { communityId: number; attemptId: number },
): Promise<{ status: PaymentAttemptStatus; requeries: number } | undefined> => trx.first(locked, named);

/** What an attempt became. */
export interface AttemptChange {
  status: PaymentAttemptStatus;
  summaryCode: number | null;
  responseCode: string | null;
  responseText: string;
  gatewayReference: string | null;
  answeredAt: Date | null;
  requeries: number;
  nextRequeryAt: Date | null;
}

/** Writes what became of an attempt; false when it was no longer in that state. */
export async function moveAttempt(
  trx: WriteTransaction,
  { communityId, attemptId }: Pick<Attempt, 'communityId' | 'attemptId'>,
  from: PaymentAttemptStatus,
  to: AttemptChange,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.payment_attempt')
    .set({
      status: to.status,
      summary_code: to.summaryCode,
      response_code: to.responseCode,
      response_text: to.responseText,
      gateway_reference: to.gatewayReference,
      answered_at: to.answeredAt,
      requeries: to.requeries,
      next_requery_at: to.nextRequeryAt,
    })
    .where('community_id', '=', communityId)
    .where('id', '=', attemptId)
    .where('status', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** An attempt whose outcome is to be asked for. */
export interface DueRequery {
  instructionId: string;
  nextRequeryAt: string;
  attemptId: number;
}

type DuePage = { now: string; at: string; attemptId: number; limit: number };
const due = preparedQuery('payments.requeries', ({ now, at, attemptId, limit }: DuePage) =>
  build
    .selectFrom('app.payment_attempt')
    .select(['instruction_id as instructionId', sql<string>`next_requery_at`.as('nextRequeryAt'), 'id as attemptId'])
    .where('next_requery_at', '<=', now)
    .where('next_requery_at', '>=', at)
    .where((eb) => eb.or([eb('next_requery_at', '>', at), eb('id', '>', attemptId)]))
    .orderBy('next_requery_at')
    .orderBy('id')
    .limit(limit),
);

/**
 * Attempts whose outcome is to be asked for, of all communities, those that waited longest first; `after`: the last of
 * the page before. One that could not be asked for keeps its time, and is not found twice.
 */
export const findDueRequeries = (
  db: Reader,
  { now, after, limit }: { now: Date; after: DueRequery | null; limit: number },
): Promise<DueRequery[]> =>
  db.all(due, {
    now: now.toISOString(),
    at: after?.nextRequeryAt ?? '-infinity',
    attemptId: after?.attemptId ?? 0,
    limit,
  });

const open = preparedQuery('payments.open-attempts', (params: { communityId: number; transactionId: number }) =>
  build
    .selectFrom('app.payment_attempt')
    .select(['instruction_id as instructionId', 'kind'])
    .where('community_id', '=', params.communityId)
    .where('transaction_id', '=', params.transactionId)
    .where('status', 'in', ['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED'])
    .orderBy('attempt_number', 'desc'),
);

/** What is still open about a transaction, newest first. */
export const findOpenAttempts = (db: Reader, params: { communityId: number; transactionId: number }) =>
  db.all(open, params);
