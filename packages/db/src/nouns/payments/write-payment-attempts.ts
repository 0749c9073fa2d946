import { sql } from 'kysely';
import type { PaymentAttemptStatus } from '@quickportal/contracts/rules/states/payment-attempt';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

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

const insertion = preparedSql(
  'payments.insert-attempts',
  ({ rows }: { rows: RowSetText }) => sql`
    insert into app.payment_attempt (community_id, business_id, transaction_id, attempt_number, kind, gateway,
      instruction_id, status, sent_at, idempotency_key_id, created_by_user_id, next_requery_at)
    select "communityId", "businessId", "transactionId",
      (select coalesce(max(attempt_number), 0) + 1 from app.payment_attempt
        where community_id = "communityId" and transaction_id = "transactionId"),
      given.kind, given.gateway, "instructionId", 'IN_FLIGHT', at, "idempotencyKeyId", "createdByUserId", "nextRequeryAt"
    from ${rowSet(
      rows,
      `"communityId" bigint, "businessId" bigint, "transactionId" bigint, kind text, gateway text, "instructionId" text,
      at timestamptz, "idempotencyKeyId" bigint, "createdByUserId" bigint, "nextRequeryAt" timestamptz`,
    )}`,
);

/** Records requests before they are sent. The caller has locked the transactions or just made them. */
export async function insertAttempts(trx: WriteTransaction, list: readonly NewAttempt[]): Promise<void> {
  if (list.length > 0) await trx.write(insertion, { rows: rowSetText(list) });
}

/** The same for one. */
export const insertAttempt = (trx: WriteTransaction, newAttempt: NewAttempt): Promise<void> =>
  insertAttempts(trx, [newAttempt]);

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

interface InstructionKeys {
  communityId: number;
  instructionIds: readonly string[];
}
const byInstructions = preparedQuery('payments.attempts', (instructionKeys: InstructionKeys) =>
  selectAttempt()
    .where('p.community_id', '=', instructionKeys.communityId)
    .where(sql<boolean>`p.instruction_id = any (${instructionKeys.instructionIds}::text[])`),
);
const locked = preparedQuery('payments.attempts-lock', (entry: { communityId: number; ids: readonly number[] }) =>
  build
    .selectFrom('app.payment_attempt')
    .select(['id', 'status', 'requeries'])
    .where('community_id', '=', entry.communityId)
    .where(sql<boolean>`id = any (${entry.ids}::bigint[])`)
    .orderBy('id')
    .forUpdate(),
);

/** By what the network knows them by; those that are none of ours are left out. */
export async function findAttempts(
  db: Reader,
  instructionKeys: InstructionKeys,
): Promise<ReadonlyMap<string, Attempt>> {
  return new Map((await db.all(byInstructions, instructionKeys)).map((attempt) => [attempt.instructionId, attempt]));
}

/** The same for one. */
export const findAttempt = async (
  db: Reader,
  { communityId, instructionId }: { communityId: number; instructionId: string },
): Promise<Attempt | undefined> =>
  (await findAttempts(db, { communityId, instructionIds: [instructionId] })).get(instructionId);

/** Where attempts stand, by their ids, locked. Lock their transactions first. */
export async function lockAttempts(
  trx: WriteTransaction,
  key: { communityId: number; ids: readonly number[] },
): Promise<ReadonlyMap<number, { status: PaymentAttemptStatus; requeries: number }>> {
  return new Map((await trx.all(locked, key)).map(({ id, ...stands }) => [id, stands]));
}

/** What becomes of an attempt. */
export interface AttemptMove {
  communityId: number;
  attemptId: number;
  from: PaymentAttemptStatus;
  to: PaymentAttemptStatus;
  summaryCode: number | null;
  responseCode: string | null;
  responseText: string;
  gatewayReference: string | null;
  answeredAt: Date | null;
  requeries: number;
  nextRequeryAt: Date | null;
}

const moving = preparedSql(
  'payments.move-attempts',
  ({ rows }: { rows: RowSetText }) => sql`
    update app.payment_attempt
    set status = given."to", summary_code = given."summaryCode", response_code = given."responseCode",
      response_text = given."responseText", gateway_reference = given."gatewayReference",
      answered_at = given."answeredAt", requeries = given.again, next_requery_at = given."nextRequeryAt"
    from ${rowSet(
      rows,
      `"communityId" bigint, "attemptId" bigint, "from" text, "to" text, "summaryCode" smallint, "responseCode" text,
      "responseText" text, "gatewayReference" text, "answeredAt" timestamptz, again smallint, "nextRequeryAt" timestamptz`,
    )}
    where community_id = given."communityId" and id = given."attemptId" and status = given."from"`,
);

/** Writes what became of attempts, by compare-and-set; false when one was no longer in its state. */
export async function moveAttempts(trx: WriteTransaction, moves: readonly AttemptMove[]): Promise<boolean> {
  if (moves.length === 0) return true;
  const rows = moves.map(({ requeries: again, ...move }) => ({ ...move, again }));
  return (await trx.changed(moving, { rows: rowSetText(rows) })) === moves.length;
}

/** An attempt whose outcome is to be queried. */
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
 * Attempts whose outcome is to be queried, of all communities, those that waited longest first; `after`: the last of
 * the page before. One that could not be queried keeps its time, and is not found twice.
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
