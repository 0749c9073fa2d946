import type { BankStatementLineStatus } from '@quickportal/contracts/rules/states/reconciliation';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

interface LineKey {
  communityId: number;
  lineId: number;
}

/** Locks a line, so that it is matched, undone and excluded by one user at a time. False where the scope has none. */
export async function lockStatementLine(trx: WriteTransaction, id: number): Promise<boolean> {
  const { rows } = await sql`select from app.bank_statement_line where id = ${id}::bigint for update`.execute(trx);
  return rows.length > 0;
}

/** Takes a match back: its amount is open again on the invoice. Returns it in cents; null where the line has no such match. */
export async function deleteLineMatch(
  trx: WriteTransaction,
  { communityId, lineId, matchId, at }: LineKey & { matchId: number; at: Date },
): Promise<bigint | null> {
  const { rows } = await sql<{ amount: number }>`
    with undone as (
      delete from app.line_allocation
      where community_id = ${communityId}::bigint and bank_statement_line_id = ${lineId}::bigint and id = ${matchId}::bigint
      returning invoice_id, amount
    ), reopened as (
      update app.invoice i
      set amount_paid = i.amount_paid - u.amount, version = i.version + 1, updated_at = ${at}::timestamptz,
        status = case when i.status = 'CANCELLED' then i.status when i.amount_paid = u.amount then 'OPEN'
          when i.amount_paid - u.amount < i.amount then 'PART_PAID'
          when i.amount_paid - u.amount = i.amount then 'PAID' else 'OVERPAID' end
      from undone u where i.community_id = ${communityId}::bigint and i.id = u.invoice_id
    )
    select amount from undone`.execute(trx);
  return rows[0] ? BigInt(rows[0].amount) : null;
}

interface LineChange extends LineKey {
  status?: BankStatementLineStatus;
  note?: string;
  /** Null: no longer excluded. */
  exclusion?: { reason: string; byName: string } | null;
  at: Date;
}

/** Writes what a user changed of a line. Rules never try it again. */
export async function updateStatementLine(
  trx: WriteTransaction,
  { communityId, lineId, status, note, exclusion, at }: LineChange,
): Promise<void> {
  await sql`
    update app.bank_statement_line
    set version = version + 1, updated_at = ${at}::timestamptz,
      status = coalesce(${status ?? null}::text, status), note = coalesce(${note ?? null}::text, note)
      ${status === undefined ? sql`` : sql`, tried_at = coalesce(tried_at, ${at}::timestamptz)`}
      ${
        exclusion === undefined
          ? sql``
          : sql`, exclusion_reason = ${exclusion?.reason ?? ''}, excluded_by_name = ${exclusion?.byName ?? ''},
              excluded_at = ${exclusion ? at : null}::timestamptz`
      }
    where community_id = ${communityId}::bigint and id = ${lineId}::bigint`.execute(trx);
}
