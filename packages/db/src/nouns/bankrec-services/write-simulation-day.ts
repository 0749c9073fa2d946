import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { StatementAccountKey } from '../bank-statement-accounts/get-bank-statement-account.ts';

interface Posting extends StatementAccountKey {
  lineIds: readonly number[];
  fileId: number;
  /** Last day on which they are listed, unless they have a later one. */
  expiryDate: string;
}

/** Marks lines as posted with a file; returns how many still could be. Callers hold the lock of the account. */
export async function postSimulationLines(
  trx: WriteTransaction,
  { communityId, bankStatementAccountId, lineIds, fileId, expiryDate }: Posting,
  now: Date,
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update app.simulation_line l
    set bank_statement_file_id = ${fileId}::bigint, posted_at = ${now}::timestamptz, updated_at = ${now}::timestamptz,
      expiry_date = greatest(l.expiry_date, ${expiryDate}::date), version = l.version + 1
    where l.community_id = ${communityId}::bigint and l.bank_statement_account_id = ${bankStatementAccountId}::bigint
      and l.id = any (${lineIds}::bigint[]) and l.status = 'ACTIVE'
      and not exists (select from app.bank_statement_file f
        where f.community_id = l.community_id and f.id = l.bank_statement_file_id and f.status <> 'REFUSED')`.execute(
    trx,
  );
  return Number(numAffectedRows);
}
