import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import { sql } from 'kysely';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import type { UploadedFileRecord } from './uploaded-file.ts';

type Run = Pick<UploadedFileRecord, 'fileId' | 'communityId' | 'errorCount'>;

/** Notes lines that were checked. */
export async function addCheckedLines(
  trx: WriteTransaction,
  { fileId }: Run,
  { lines, bytes }: { lines: number; bytes: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ checked_lines: sql`checked_lines + ${lines}`, checked_bytes: bytes, progressed_at: now })
    .where('id', '=', fileId)
    .execute();
}

/** Notes the day that a file says it is for, yyyy-mm-dd. */
export async function noteProcessDate(trx: WriteTransaction, { fileId }: Run, processOn: string): Promise<void> {
  await trx.updateTable('app.uploaded_file').set({ process_on: processOn }).where('id', '=', fileId).execute();
}

/** Says that every line is checked: from now on lines are carried out. */
export async function endCheck(trx: WriteTransaction, { fileId }: Run, now: Date): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ line_count: sql`checked_lines`, progressed_at: now })
    .where('id', '=', fileId)
    .execute();
}

/** Notes lines whose turn has been, and how many of them were carried out. */
export async function addPassedLines(
  trx: WriteTransaction,
  { fileId }: Run,
  { passed, applied }: { passed: number; applied: number },
  now: Date,
): Promise<void> {
  await trx
    .updateTable('app.uploaded_file')
    .set({ passed_lines: sql`passed_lines + ${passed}`, applied_lines: sql`applied_lines + ${applied}` })
    .set({ progressed_at: now })
    .where('id', '=', fileId)
    .execute();
}

/** Counts errors, and keeps those that are among the first `keep` of the file. */
export async function addErrors(
  trx: WriteTransaction,
  run: Run,
  errors: readonly FileError[],
  keep: number,
): Promise<void> {
  if (errors.length === 0) return;
  const kept = errors.slice(0, Math.max(0, keep - run.errorCount));
  if (kept.length > 0)
    await sql`insert into app.uploaded_file_error
        (community_id, uploaded_file_id, position, businesses, line_number, field_name, provided_value, error_text)
      select f.community_id, f.id, ${run.errorCount}::int + e.n, f.businesses, e.line, e.field, e.value, e.text
      from app.uploaded_file f, unnest(${kept.map((error) => error.lineNumber)}::int[],
        ${kept.map((error) => error.nameOfField)}::text[], ${kept.map((error) => error.providedValueText)}::text[],
        ${kept.map((error) => error.errorText)}::text[]) with ordinality e (line, field, value, text, n)
      where f.community_id = ${run.communityId} and f.id = ${run.fileId}`.execute(trx);
  await trx
    .updateTable('app.uploaded_file')
    .set({ error_count: sql`error_count + ${errors.length}` })
    .where('id', '=', run.fileId)
    .execute();
}
