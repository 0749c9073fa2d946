import { sql } from 'kysely';
import type { WriteTransaction } from '../connect/write-transaction.ts';

/** A request as the built-in network knows it. Amounts in cents. */
export interface Instruction {
  instructionId: string;
  operation: 'PAYMENT' | 'CAPTURE' | 'REFUND' | 'VOID';
  originalId: string | null;
  agreementId: string | null;
  contentHash: Buffer;
  amount: number;
  /** TRAVELLING has not arrived yet, WAITING is not decided; CLOSED will be refused when it arrives. */
  state: 'TRAVELLING' | 'WAITING' | 'DECIDED' | 'CLOSED';
  approved: boolean | null;
  responseCode: string | null;
  summaryCode: number | null;
  reference: string | null;
  /** Of a payment: the money was taken, not only held. */
  captured: boolean;
  decideAt: string | null;
  receivedAt: string;
}

/** Keeps a request unless its id is known already. Answers whether it was new. */
export async function insertInstruction(trx: WriteTransaction, it: Instruction): Promise<boolean> {
  const kept = await trx
    .insertInto('app.simulator_instruction')
    .values({
      instruction_id: it.instructionId,
      operation: it.operation,
      original_id: it.originalId,
      agreement_id: it.agreementId,
      content_hash: it.contentHash,
      amount: it.amount,
      state: it.state,
      approved: it.approved,
      response_code: it.responseCode,
      summary_code: it.summaryCode,
      reference: it.reference,
      captured: it.captured,
      decide_at: it.decideAt,
      received_at: it.receivedAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('instruction_id')
    .executeTakeFirst();
  return kept !== undefined;
}

export async function lockInstruction(trx: WriteTransaction, instructionId: string): Promise<Instruction | undefined> {
  const row = await trx
    .selectFrom('app.simulator_instruction')
    .selectAll()
    .where('instruction_id', '=', instructionId)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      instructionId: row.instruction_id,
      operation: row.operation,
      originalId: row.original_id,
      agreementId: row.agreement_id,
      contentHash: row.content_hash,
      amount: row.amount,
      state: row.state,
      approved: row.approved,
      responseCode: row.response_code,
      summaryCode: row.summary_code,
      reference: row.reference,
      captured: row.captured,
      decideAt: row.decide_at,
      receivedAt: row.received_at,
    }
  );
}

export async function updateInstruction(trx: WriteTransaction, it: Instruction): Promise<void> {
  await trx
    .updateTable('app.simulator_instruction')
    .set({
      state: it.state,
      approved: it.approved,
      response_code: it.responseCode,
      summary_code: it.summaryCode,
      reference: it.reference,
      captured: it.captured,
      decide_at: it.decideAt,
    })
    .where('instruction_id', '=', it.instructionId)
    .execute();
}

/** What was done to a payment so far, in cents; what travels or waits is not counted. */
export async function sumFollowUps(
  trx: WriteTransaction,
  originalId: string,
): Promise<{ captured: number; refunded: number; voided: boolean }> {
  return trx
    .selectFrom('app.simulator_instruction')
    .select([
      sql<number>`coalesce(sum(amount) filter (where operation = 'CAPTURE'), 0)::bigint`.as('captured'),
      sql<number>`coalesce(sum(amount) filter (where operation = 'REFUND'), 0)::bigint`.as('refunded'),
      sql<boolean>`coalesce(bool_or(operation = 'VOID'), false)`.as('voided'),
    ])
    .where('original_id', '=', originalId)
    .where('approved', '=', true)
    .executeTakeFirstOrThrow();
}
