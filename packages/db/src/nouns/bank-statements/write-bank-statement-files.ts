import type { BankStatementFileStatus } from '@quickportal/contracts/rules/states/bank-statement-file';
import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { forgetUnclaimed } from '../uploaded-files/write-uploaded-file.ts';
import {
  newStatementFileColumns,
  type NewBankStatementFile,
  type StatementFault,
  type UnknownStatementAccount,
} from './bank-statement-file.ts';

/** Businesses as the policies compare them: ranges of ids, everything for null. */
const rangesOf = (businessIds: readonly number[] | null): string =>
  businessIds === null ? '{(,)}' : `{${businessIds.map((id) => `[${id},${id}]`).join(',')}}`;

/** Adds a file that is to be checked, takes its content from the unclaimed ones, and returns its id. */
export async function insertBankStatementFile(
  trx: WriteTransaction,
  file: NewBankStatementFile,
  now: Date,
): Promise<number> {
  const { id } = await trx
    .insertInto('app.bank_statement_file')
    .values({
      ...(written(newStatementFileColumns, file) as never as { community_id: number }),
      businesses: rangesOf(file.businessIds),
      created_at: now,
      status_at: now,
    } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  await forgetUnclaimed(trx, file.storageKey);
  return id;
}

interface FileOutcome {
  status: BankStatementFileStatus;
  /** Left as they are where left out. */
  faults?: readonly StatementFault[];
  unknownAccounts?: readonly UnknownStatementAccount[];
  lineCount?: number;
  statementCount?: number;
  acceptsGaps?: boolean;
}

/** Puts the file into another status. */
export async function updateBankStatementFile(
  trx: WriteTransaction,
  fileId: number,
  { status, faults, unknownAccounts, lineCount, statementCount, acceptsGaps }: FileOutcome,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.bank_statement_file')
    .set({
      status,
      status_at: now,
      version: sql<number>`version + 1`,
      ...(faults !== undefined && { faults: sql`${JSON.stringify(faults)}::jsonb` }),
      ...(unknownAccounts !== undefined && { unknown_accounts: sql`${JSON.stringify(unknownAccounts)}::jsonb` }),
      ...(lineCount !== undefined && { line_count: lineCount }),
      ...(statementCount !== undefined && { statement_count: statementCount }),
      ...(acceptsGaps !== undefined && { accepts_gaps: acceptsGaps }),
    })
    .where('id', '=', fileId)
    .execute();
}

/** Notes how many lines were read so far. Scope jobs. */
export async function updateReadLines(trx: WriteTransaction, fileId: number, lineCount: number): Promise<void> {
  await trx.updateTable('app.bank_statement_file').set({ line_count: lineCount }).where('id', '=', fileId).execute();
}

/** Notes that the content of a file is gone. Scope jobs. */
export async function markStatementContentRemoved(trx: WriteTransaction, fileId: number, now: Date): Promise<void> {
  await trx.updateTable('app.bank_statement_file').set({ content_removed_at: now }).where('id', '=', fileId).execute();
}
