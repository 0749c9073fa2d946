import { sql } from 'kysely';
import { preparedSql } from '../connect/prepared-query.ts';
import { rowSet, rowSetText, type RowSetText } from '../connect/row-set.ts';
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

const insertion = preparedSql(
  'simulator.insert-instructions',
  ({ rows }: { rows: RowSetText }) => sql<{ id: string; hash: Buffer }>`
    insert into app.simulator_instruction (instruction_id, operation, original_id, agreement_id, content_hash, amount,
      state, approved, response_code, summary_code, reference, captured, decide_at, received_at)
    select "instructionId", operation, "originalId", "agreementId", "contentHash", amount, state, approved, "responseCode",
      "summaryCode", reference, captured, "decideAt", "receivedAt"
    from ${rowSet(
      rows,
      `"instructionId" text, operation text, "originalId" text, "agreementId" text, "contentHash" bytea, amount bigint,
      state text, approved boolean, "responseCode" text, "summaryCode" smallint, reference text, captured boolean,
      "decideAt" timestamptz, "receivedAt" timestamptz`,
    )}
    on conflict do nothing
    returning instruction_id as id, content_hash as hash`,
);

/** Keeps requests unless their ids are known already. Returns those that were new. */
export async function insertInstructions(
  trx: WriteTransaction,
  list: readonly Instruction[],
): Promise<ReadonlySet<Instruction>> {
  if (list.length === 0) return new Set();
  const kept = new Map((await trx.all(insertion, { rows: rowSetText(list) })).map(({ id, hash }) => [id, hash]));
  // Of two under one id that came together, one was kept
  const isKept = (instruction: Instruction) =>
    kept.get(instruction.instructionId)?.equals(instruction.contentHash) && kept.delete(instruction.instructionId);
  return new Set(list.filter(isKept));
}

/** Keeps a request unless its id is known already. Returns whether it was new. */
export const insertInstruction = async (trx: WriteTransaction, instruction: Instruction): Promise<boolean> =>
  (await insertInstructions(trx, [instruction])).size > 0;

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

export async function updateInstruction(trx: WriteTransaction, instruction: Instruction): Promise<void> {
  await trx
    .updateTable('app.simulator_instruction')
    .set({
      state: instruction.state,
      approved: instruction.approved,
      response_code: instruction.responseCode,
      summary_code: instruction.summaryCode,
      reference: instruction.reference,
      captured: instruction.captured,
      decide_at: instruction.decideAt,
    })
    .where('instruction_id', '=', instruction.instructionId)
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
