import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface DraftPlace {
  communityId: number;
  fileId: number;
}

/** A line that was read; cents, days as yyyy-mm-dd. */
export interface DraftLine {
  position: number;
  order: number;
  valueDate: string;
  amount: bigint;
  tranCode: string;
  bankReference: string;
  customerReference: string;
  narrative: string;
  offSystemBsb: string | null;
  offSystemReference: string | null;
}

/** A statement that was read, of a known account. */
export interface DraftStatement {
  position: number;
  businessId: number;
  bankStatementAccountId: number;
  lineNumber: number;
  statementDate: string;
  statementNumber: string;
  openingBalance: bigint;
  closingBalance: bigint;
  currency: 'AUD' | 'NZD';
  lineCount: number;
}

/** Adds lines of a file. Throws ConflictError where another run of the same file added them. Scope jobs. */
export async function insertDraftLines(
  trx: WriteTransaction,
  { communityId, fileId }: DraftPlace,
  lines: readonly DraftLine[],
): Promise<void> {
  const rows = lines.map(({ amount, ...line }) => ({ ...line, amount: String(amount) }));
  await sql`
    insert into app.bank_statement_draft_line (community_id, bank_statement_file_id, position, line_order, value_date,
      amount, tran_code, bank_reference, customer_reference, narrative, off_system_bsb, off_system_reference)
    select ${communityId}::bigint, ${fileId}::bigint, l.position, l."order", l."valueDate", l.amount, l."tranCode",
      l."bankReference", l."customerReference", l.narrative, l."offSystemBsb", l."offSystemReference"
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l (position integer, "order" integer, "valueDate" date,
      amount bigint, "tranCode" text, "bankReference" text, "customerReference" text, narrative text,
      "offSystemBsb" text, "offSystemReference" text)`.execute(trx);
}

/** Adds a statement of a file. Scope jobs. */
export async function insertDraftStatement(
  trx: WriteTransaction,
  { communityId, fileId }: DraftPlace,
  draft: DraftStatement,
): Promise<void> {
  await trx
    .insertInto('app.bank_statement_draft')
    .values({
      community_id: communityId,
      bank_statement_file_id: fileId,
      position: draft.position,
      business_id: draft.businessId,
      bank_statement_account_id: draft.bankStatementAccountId,
      line_number: draft.lineNumber,
      statement_date: draft.statementDate,
      statement_number: draft.statementNumber,
      opening_balance: draft.openingBalance,
      closing_balance: draft.closingBalance,
      currency: draft.currency,
      line_count: draft.lineCount,
    } as never)
    .execute();
}

/** Removes what was read of a file. Scope jobs. */
export async function deleteDrafts(trx: WriteTransaction, { communityId, fileId }: DraftPlace): Promise<void> {
  await sql`delete from app.bank_statement_draft_line
    where community_id = ${communityId}::bigint and bank_statement_file_id = ${fileId}::bigint`.execute(trx);
  await sql`delete from app.bank_statement_draft
    where community_id = ${communityId}::bigint and bank_statement_file_id = ${fileId}::bigint`.execute(trx);
}
