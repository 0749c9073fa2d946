import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { ExportRecord } from './export.ts';

/** What the writer of an export needs. */
export interface ExportTask {
  communityId: number;
  exportId: number;
  kind: string;
  criteria: unknown;
  columns: string[];
  format: ExportRecord['format'];
  businessIds: number[] | null;
  timeZone: string;
  /** How often it was begun, this time included. */
  attempt: number;
}

/** Which start of which export. An earlier one may do nothing any more. */
export interface ExportAttempt {
  communityId: number;
  exportId: number;
  attempt: number;
}

/** What is needed to remove the files of an export, one for each attempt. */
export interface RemovableExport {
  communityId: number;
  exportId: number;
  attempts: number;
  format: ExportRecord['format'];
}

/** Begins an export, or begins it again after its writer died; undefined when there is nothing to do. */
export async function beginExport(
  trx: WriteTransaction,
  { communityId, exportId, at }: { communityId: number; exportId: number; at: Date },
): Promise<ExportTask | undefined> {
  const row = await trx
    .updateTable('app.export')
    .set({
      status: 'RUNNING',
      attempts: sql<number>`attempts + 1`,
      rows_done: 0,
      rows_total: null,
      updated_at: at.toISOString(),
    })
    .where('community_id', '=', communityId)
    .where('id', '=', exportId)
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .returning(['kind', 'criteria', 'columns', 'format', 'business_ids as businessIds'])
    .returning(['time_zone as timeZone', 'attempts as attempt'])
    .executeTakeFirst();
  return row && { ...row, communityId, exportId };
}

const progress = preparedQuery(
  'exports.progress',
  (p: ExportAttempt & { rowsDone: number; rowsTotal: number | null; at: string }) =>
    build
      .updateTable('app.export')
      .set({ rows_done: p.rowsDone, rows_total: p.rowsTotal, updated_at: p.at })
      .where('community_id', '=', p.communityId)
      .where('id', '=', p.exportId)
      .where('attempts', '=', p.attempt)
      .where('status', '=', sql<'RUNNING'>`'RUNNING'`)
      .returning('id'),
);

/** Says how far an export is; false when it was cancelled or another writer has it now. */
export async function noteProgress(
  db: Reader,
  { at, ...key }: ExportAttempt & { rowsDone: number; rowsTotal: number | null; at: Date },
): Promise<boolean> {
  return (await db.first(progress, { ...key, at: at.toISOString() })) !== undefined;
}

/** Ends an export whose file is there; false when it was cancelled or another writer has it now. */
export async function finishExport(
  trx: WriteTransaction,
  exportAttempt: ExportAttempt & { rows: number; sizeBytes: number; sha256: string; at: Date; expiresAt: Date },
): Promise<boolean> {
  const at = exportAttempt.at.toISOString();
  return end(trx, exportAttempt, {
    status: 'READY',
    rows_total: exportAttempt.rows,
    rows_done: exportAttempt.rows,
    size_bytes: exportAttempt.sizeBytes,
    sha256: exportAttempt.sha256,
    updated_at: at,
    finished_at: at,
    expires_at: exportAttempt.expiresAt.toISOString(),
  });
}

/** Gives an export up. */
export async function failExport(trx: WriteTransaction, exportAttempt: ExportAttempt & { at: Date }): Promise<boolean> {
  const at = exportAttempt.at.toISOString();
  return end(trx, exportAttempt, { status: 'FAILED', updated_at: at, finished_at: at });
}

async function end(
  trx: WriteTransaction,
  { communityId, exportId, attempt }: ExportAttempt,
  values: {
    status: ExportRecord['status'];
    updated_at: string;
    finished_at: string;
    [column: string]: string | number;
  },
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('app.export')
    .set(values)
    .where('community_id', '=', communityId)
    .where('id', '=', exportId)
    .where('attempts', '=', attempt)
    .where('status', '=', 'RUNNING')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Exports whose files have had their time: marked, so that no one gets them any more. */
export async function expireExports(
  trx: WriteTransaction,
  { at, limit }: { at: Date; limit: number },
): Promise<RemovableExport[]> {
  return trx
    .updateTable('app.export')
    .set({ status: 'EXPIRED', updated_at: at.toISOString() })
    .where('id', 'in', (from) =>
      from
        .selectFrom('app.export')
        .select('id')
        .where('status', '=', 'READY')
        .where('expires_at', '<=', at.toISOString())
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['community_id as communityId', 'id as exportId', 'attempts', 'format'])
    .execute();
}

/** Gives up exports that no one has worked on since then: their job is gone. Returns which. */
export async function failAbandoned(
  trx: WriteTransaction,
  { at, since }: { at: Date; since: Date },
): Promise<{ communityId: number; exportId: number }[]> {
  return trx
    .updateTable('app.export')
    .set({ status: 'FAILED', updated_at: at.toISOString(), finished_at: at.toISOString() })
    .where('status', 'in', ['QUEUED', 'RUNNING'])
    .where('updated_at', '<', since.toISOString())
    .returning(['community_id as communityId', 'id as exportId'])
    .execute();
}

/** Forgets what ended before then and has no file; answers it, for what a dead writer may have left. */
export async function deleteOldExports(trx: WriteTransaction, before: Date): Promise<RemovableExport[]> {
  return trx
    .deleteFrom('app.export')
    .where('status', 'in', ['FAILED', 'CANCELLED', 'EXPIRED'])
    .where('finished_at', '<', before.toISOString())
    .returning(['community_id as communityId', 'id as exportId', 'attempts', 'format'])
    .execute();
}
