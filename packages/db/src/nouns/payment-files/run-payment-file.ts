import { sql } from 'kysely';
import type { UploadedFileRecord } from '../uploaded-files/uploaded-file.ts';
import { build, preparedQuery, preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import { rowSet, rowSetText, type RowSetText } from '../../connect/row-set.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { FileKey, StoredFinding } from './payment-file-line.ts';

const readyLines = preparedQuery(
  'paymentFiles.readyLines',
  (params: FileKey & { without: readonly number[]; limit: number }) =>
    build
      .selectFrom('app.payment_file_line')
      .select([
        'line_number as lineNumber',
        'customer_id as customerId',
        'customer_account_id as accountId',
        'principal',
        sql<Record<string, string>>`entered`.as('entered'),
      ])
      .where('community_id', '=', params.communityId)
      .where('uploaded_file_id', '=', params.fileId)
      .where('status', '=', 'READY')
      .where(sql<boolean>`line_number <> all (${params.without}::int[])`)
      .orderBy('line_number')
      .limit(params.limit)
      .forUpdate(),
);

/** A line whose payment is to be taken. Its principal is in cents. */
export interface ReadyLine {
  lineNumber: number;
  customerId: number;
  /** Null for a payment under the PayTo agreement whose token `entered` has. */
  accountId: number | null;
  principal: bigint;
  entered: Readonly<Record<string, string>>;
}

/** The next lines to take, locked; those of `without` are left to another run. */
export async function lockReadyLines(
  trx: WriteTransaction,
  params: FileKey & { without: readonly number[]; limit: number },
): Promise<ReadyLine[]> {
  const rows = await trx.all(readyLines, params);
  return rows.map(({ customerId, principal, ...line }) => ({
    ...line,
    customerId: customerId ?? 0,
    principal: BigInt(principal ?? 0),
  }));
}

/** What became of a line: its payment, or why there is none. */
export type LineOutcome = { lineNumber: number } & ({ transactionId: number } | { findings: readonly StoredFinding[] });

const outcomes = preparedSql(
  'paymentFiles.noteOutcomes',
  ({ communityId, fileId, rows }: FileKey & { rows: RowSetText }) => sql<{ line_number: number }>`
    update app.payment_file_line l set transaction_id = given.transaction_id,
      findings = coalesce(given.findings, l.findings),
      status = case when given.transaction_id is null then 'REFUSED' else 'TAKEN' end
    from ${rowSet(rows, 'line_number integer, transaction_id bigint, findings jsonb')}
    where l.community_id = ${communityId} and l.uploaded_file_id = ${fileId} and l.line_number = given.line_number`,
);

/** Notes with the payments of locked lines that they are taken. */
export async function noteOutcomes(trx: WriteTransaction, key: FileKey, list: readonly LineOutcome[]): Promise<void> {
  const rows = list.map((outcome) => ({
    line_number: outcome.lineNumber,
    transaction_id: 'transactionId' in outcome ? outcome.transactionId : null,
    findings: 'findings' in outcome ? outcome.findings : null,
  }));
  if (rows.length > 0) await trx.all(outcomes, { ...key, rows: rowSetText(rows) });
}

/** Notes how many lines of a released file had their turn, and how many of them were taken. */
export async function addTakenLines(
  trx: WriteTransaction,
  { communityId, fileId }: FileKey,
  { passed, taken }: { passed: number; taken: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ passed_lines: sql`passed_lines + ${passed}`, applied_lines: sql`applied_lines + ${taken}` })
    .set({ progressed_at: now })
    .where('community_id', '=', communityId)
    .where('id', '=', fileId)
    .execute();
}

/** Notes who released a locked file, and makes the group of its payments. Returns the group's id. */
export async function noteRelease(
  trx: WriteTransaction,
  { communityId, fileId }: Pick<UploadedFileRecord, 'communityId' | 'fileId'>,
  release: { by: string; at: Date; settlementDate: string },
): Promise<number> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ released_at: release.at, released_by: release.by })
    .where('community_id', '=', communityId)
    .where('id', '=', fileId)
    .execute();
  const { id } = await trx
    .insertInto('app.payment_batch_group')
    .values({
      community_id: communityId,
      uploaded_file_id: fileId,
      source: 'BATCH',
      status: 'OPEN',
      settlement_date: release.settlementDate,
      created_at: release.at,
      updated_at: release.at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const settled = preparedSql(
  'paymentFiles.settled',
  ({ limit }: { limit: number }) => sql<FileKey>`
    select f.community_id as "communityId", f.id as "fileId" from app.uploaded_file f
    where f.status = 'SENT' and f.released_at is not null and not exists (
      select from app.payment_file_line l
      join app.transaction t on t.community_id = l.community_id and t.id = l.transaction_id
      where l.community_id = f.community_id and l.uploaded_file_id = f.id
        and t.status in ('PENDING', 'SUSPENDED', 'IN_FLIGHT'))
    order by f.id limit ${limit}`,
);

/** Files whose payments were all handed over and have their outcome. */
export const listSettledFiles = (db: Reader, limit: number): Promise<FileKey[]> => db.all(settled, { limit });
