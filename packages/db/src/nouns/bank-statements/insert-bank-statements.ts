import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

/** An account that got its first statement, or one after a pause. */
export interface ActivatedAccount {
  bankStatementAccountId: number;
  aliasName: string;
  before: string;
}

/**
 * Turns what was read of a file into statements with their lines, oldest first, and makes their accounts active.
 * Returns the accounts that were not. Callers hold the locks of the accounts. Scope jobs.
 */
export async function insertBankStatements(
  trx: WriteTransaction,
  { communityId, fileId, sha256, now }: { communityId: number; fileId: number; sha256: string; now: Date },
): Promise<ActivatedAccount[]> {
  await sql`
    with draft as (
      select * from app.bank_statement_draft
      where community_id = ${communityId}::bigint and bank_statement_file_id = ${fileId}::bigint
    ), added as (
      insert into app.bank_statement (community_id, business_id, bank_statement_account_id, bank_statement_file_id,
        statement_date, statement_number, opening_balance, closing_balance, currency, file_hash, received_at)
      select d.community_id, d.business_id, d.bank_statement_account_id, d.bank_statement_file_id, d.statement_date,
        d.statement_number, d.opening_balance, d.closing_balance, d.currency, decode(${sha256}, 'hex'), ${now}::timestamptz
      from draft d order by d.statement_date, d.position
      returning id, business_id, bank_statement_account_id, statement_date, statement_number, currency
    )
    insert into app.bank_statement_line (community_id, business_id, bank_statement_account_id, bank_statement_id,
      line_number, value_date, amount, currency, tran_code, bank_reference, customer_reference, narrative,
      off_system_bsb, off_system_reference, updated_at)
    select l.community_id, a.business_id, a.bank_statement_account_id, a.id,
      row_number() over (partition by l.position order by l.line_order), l.value_date, l.amount, a.currency,
      l.tran_code, l.bank_reference, l.customer_reference, l.narrative, l.off_system_bsb, l.off_system_reference,
      ${now}::timestamptz
    from app.bank_statement_draft_line l
    join draft d on d.position = l.position
    join added a on a.bank_statement_account_id = d.bank_statement_account_id and a.statement_date = d.statement_date
      and a.statement_number = d.statement_number
    where l.community_id = ${communityId}::bigint and l.bank_statement_file_id = ${fileId}::bigint
    order by a.statement_date, a.id, l.line_order`.execute(trx);
  const { rows } = await sql<ActivatedAccount>`
    update app.bank_statement_account a
    set status = 'ACTIVE', version = a.version + 1, updated_at = ${now}::timestamptz
    from app.bank_statement_account b
    where a.community_id = ${communityId}::bigint and a.status in ('PENDING', 'INACTIVE')
      and b.community_id = a.community_id and b.id = a.id
      and a.id in (select bank_statement_account_id from app.bank_statement_draft
        where community_id = ${communityId}::bigint and bank_statement_file_id = ${fileId}::bigint)
    returning a.id as "bankStatementAccountId", a.alias_name as "aliasName", b.status as before`.execute(trx);
  return rows;
}
