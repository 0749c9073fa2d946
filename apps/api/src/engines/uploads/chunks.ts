import { ERRORS_KEPT } from '@quickportal/contracts/uploaded-files/file-limits';
import type { FileError } from '@quickportal/contracts/uploaded-files/uploaded-file';
import type { CommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { ConflictError } from '@quickportal/db/connect/errors';
import type { Scope } from '@quickportal/db/connect/scope';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { lockUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import {
  addCheckedLines,
  addErrors,
  addPassedLines,
  endCheck,
  noteProcessDate,
} from '@quickportal/db/uploaded-files/record-run-progress';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import { notifyBusinesses } from '../notifications/notify-businesses.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { emit } from '../deliveries/emit.ts';
import { auditLine, auditOutcome } from './audit-outcome.ts';
import { examine } from './examine.ts';
import type { AnyFileKind, ApplyTools, LineTools } from './file-kind.ts';
import { inState, type FileEvent } from './file-state.ts';
import type { HeaderColumn } from './header.ts';
import type { SeenKeys } from './seen-keys.ts';
import type { TableRow } from './row-reader.ts';
import type { UploadServices } from './upload-services.ts';

/** Attempts at a chunk that conflicts with a concurrently added row. */
const TRIES = 3;

/** A run of a file. */
export interface Run {
  readonly services: UploadServices;
  readonly kind: AnyFileKind;
  readonly fileId: number;
  readonly community: CommunityBasics;
  readonly scope: Scope;
}

/** The next lines. `before`: number of data lines before them. */
export interface Rows {
  readonly columns: readonly HeaderColumn[];
  readonly rows: readonly TableRow[];
  readonly bytes: number;
  readonly seen: SeenKeys;
  readonly before: number;
  /** The day that the file is for, yyyy-mm-dd, where its format has one. */
  readonly processOn?: string | undefined;
}

export interface ChunkResult {
  readonly keys: ReadonlyMap<string, number>;
}

export const toolsOf = ({ services, community }: Run, trx: WriteTransaction): LineTools => ({
  services,
  trx,
  now: services.clock.now(),
  community,
});

function applyToolsOf(run: Run, trx: WriteTransaction, file: UploadedFileRecord): ApplyTools {
  const tools = toolsOf(run, trx);
  const { communityId } = run.community;
  return {
    ...tools,
    audit: (note) => auditLine(trx, file, note, tools.now),
    emit: (event) => emit(trx, { ...event, communityId }, tools.now),
  };
}

/** Another run of the same file has advanced it. The job is retried later, in case that run dies. */
export class OvertakenError extends Error {
  override readonly name = 'OvertakenError';
}

/** Locks the file; null when it has ended, for example was cancelled. Throws OvertakenError. */
async function fileAt(run: Run, trx: WriteTransaction, step: 'check' | 'apply', before: number) {
  const file = await lockUploadedFile(trx, run.fileId);
  if (file?.status !== 'PROCESSING') return null;
  const isThere =
    step === 'check' ? file.lineCount === null && file.checkedLines === before : file.passedLines === before;
  if (!isThere) throw new OvertakenError(`File ${run.fileId} is processed by another run`);
  return file;
}

/** Checks lines and records the findings, in one transaction. Null: the run is over. */
export function checkRows(run: Run, rows: Rows): Promise<ChunkResult | null> {
  const { services, scope, kind } = run;
  return services.db.transaction(scope, async (trx) => {
    const file = await fileAt(run, trx, 'check', rows.before);
    if (!file) return null;
    const tools = toolsOf(run, trx);
    const { context, errors, lines, keys } = await examine(kind, tools, rows);
    await addErrors(trx, file, errors, ERRORS_KEPT);
    if (rows.before === 0 && rows.processOn !== undefined) await noteProcessDate(trx, file, rows.processOn);
    await kind.keep?.(tools, context, file.fileId, lines);
    await addCheckedLines(trx, file, { lines: rows.rows.length, bytes: rows.bytes }, tools.now);
    return { keys };
  });
}

/** Checks lines again and applies those without errors, in one transaction. Null: the run is over. */
export async function applyRows(run: Run, rows: Rows): Promise<ChunkResult | null> {
  const { services, scope, kind } = run;
  for (let tried = 1; ; tried++) {
    try {
      const result = await services.db.transaction(scope, async (trx) => {
        const file = await fileAt(run, trx, 'apply', rows.before);
        if (!file) return null;
        const tools = applyToolsOf(run, trx, file);
        const { context, ready, errors, keys } = await examine(kind, tools, rows);
        await addErrors(trx, file, errors, ERRORS_KEPT);
        if (ready.length > 0) await kind.apply?.(tools, context, ready);
        await addPassedLines(trx, file, { passed: rows.rows.length, applied: ready.length }, tools.now);
        return { keys };
      });
      nudgeDeliveries();
      return result;
    } catch (error) {
      if (!(error instanceof ConflictError) || tried === TRIES) throw error;
    }
  }
}

/** Ends the check or the run. Returns whether lines are to be applied. */
export function endRun(
  run: Run,
  step: 'check' | 'apply',
  { position, faults }: { position: number; faults: readonly FileError[] },
): Promise<boolean> {
  const { services, scope, fileId, kind } = run;
  return services.db.transaction(scope, async (trx) => {
    const file = await fileAt(run, trx, step, position);
    if (!file) return false;
    const now = services.clock.now();
    await addErrors(trx, file, faults, ERRORS_KEPT);
    const errorCount = file.errorCount + faults.length;
    if (kind.keep && faults.length === 0) {
      await endCheck(trx, file, now);
      const waiting = await inState(trx, fileId, 'awaitRelease');
      if (waiting) await setFileStatus(trx, fileId, waiting.next, now);
      return false;
    }
    if (step === 'check' && errorCount === 0) {
      await endCheck(trx, file, now);
      return true;
    }
    const failed: FileEvent = step === 'check' ? 'findErrors' : 'refuseLines';
    const ended = await inState(trx, fileId, errorCount === 0 ? 'finish' : failed);
    if (!ended) throw new Error(`File ${fileId} cannot end in status ${file.status}`);
    await setFileStatus(trx, fileId, ended.next, now);
    await auditOutcome(trx, { ...ended, status: ended.next, errorCount }, now);
    if (ended.next === 'ERROR') await notifyOfFailure(services, trx, { file, errorCount, now });
    return false;
  });
}

function notifyOfFailure(
  services: UploadServices,
  trx: WriteTransaction,
  { file, errorCount, now }: { file: UploadedFileRecord; errorCount: number; now: Date },
): Promise<void> {
  const { communityId, fileId, fileName } = file;
  const uploadedBy = file.uploaderName ?? 'A program';
  const problem = errorCount === 1 ? '1 line is wrong.' : `${errorCount} lines are wrong.`;
  const fields = { fileName, uploadedBy, problem };
  const occasion = { key: `file-failed ${fileId}`, businessId: null, fields };
  return notifyBusinesses(services, trx, { communityId, notice: 'fileFailed', now }, [occasion]);
}
