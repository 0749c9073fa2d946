import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { Scope } from '@quickportal/db/connect/scope';
import { getUploadedFile } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { setFileStatus } from '@quickportal/db/uploaded-files/write-uploaded-file';
import type { UploadedFileRecord } from '@quickportal/db/uploaded-files/uploaded-file';
import { dateIn } from '../../kernel/date-in.ts';
import { kindInLabels } from './kind-in-labels.ts';
import { applyRows, checkRows, endRun, toolsOf, type ChunkResult, type Run } from './chunks.ts';
import { rememberKeys } from './examine.ts';
import { faultAt, FileFault } from './file-fault.ts';
import { contentFormatOf, kindOf, rowReaderOf, type FileKinds } from './file-kind.ts';
import { inState } from './file-state.ts';
import type { HeaderColumn } from './header.ts';
import { SeenKeys } from './seen-keys.ts';
import type { TableRow } from './row-reader.ts';
import type { UploadServices } from './upload-services.ts';

/** Lines checked, and applied, in one transaction. */
const CHUNK = { CHECK: 500, APPLY: 200 } as const;

interface Chunk {
  columns: readonly HeaderColumn[];
  rows: readonly TableRow[];
  /** Bytes read so far. */
  bytes: number;
  processOn: string | undefined;
}

/**
 * Checks every line of a file and, if none has an error, applies them; continues after the last commit of an
 * interrupted run. Ends quietly when the file was cancelled; throws when another run overtakes it.
 */
export async function runFile(
  services: UploadServices,
  kinds: FileKinds,
  { fileId, signal }: { fileId: number; signal: AbortSignal },
): Promise<void> {
  const jobs = services.db.reader({ kind: 'jobs' });
  const file = await getUploadedFile(jobs, fileId);
  if (!file || (file.status !== 'QUEUED' && file.status !== 'PROCESSING')) return;
  // Every line is checked: it waits for its release
  if (file.status === 'QUEUED' && file.lineCount !== null) return;
  const community = await getCommunityBasics(jobs, file.communityId);
  if (!community) throw new Error(`Community ${file.communityId} of file ${fileId} is not there`);
  const known = kindOf(kinds, file.format);
  if (!known) throw new Error(`No kind of files ${file.format} is registered`);
  const kind = kindInLabels(known, await getLabels(jobs, file.communityId));
  const run: Run = { services, kind, fileId, community, scope: scopeOf(file) };
  if (file.status === 'QUEUED') await start(run);
  if (file.lineCount === null && !(await check(run, file, signal))) return;
  if (kind.keep) return;
  const checked = await getUploadedFile(jobs, fileId);
  if (checked?.status === 'PROCESSING') await apply(run, checked, signal);
}

/** Returns the scope of the uploader, with whose rights lines are applied. */
const scopeOf = ({ communityId, businessIds }: UploadedFileRecord): Scope =>
  businessIds === null ? { kind: 'community', communityId } : { kind: 'community', communityId, businessIds };

const start = ({ services, scope, fileId }: Run): Promise<void> =>
  services.db.transaction(scope, async (trx) => {
    const file = await inState(trx, fileId, 'start');
    if (file) await setFileStatus(trx, fileId, file.next, services.clock.now());
  });

/** Checks the file and returns whether lines are to be applied. */
async function check(run: Run, file: UploadedFileRecord, signal: AbortSignal): Promise<boolean> {
  const seen = new SeenKeys();
  let position = 0;
  try {
    for await (const chunk of chunksOf(run, file, CHUNK.CHECK, signal)) {
      const known = Math.min(chunk.rows.length, Math.max(0, file.checkedLines - position));
      if (known > 0) await remember(run, { ...chunk, rows: chunk.rows.slice(0, known), seen });
      const rows = chunk.rows.slice(known);
      if (position + chunk.rows.length > run.kind.maxLines) {
        const line = rows[0]?.lineNumber ?? 0;
        throw faultAt(line, `The file has more than ${run.kind.maxLines} lines.`);
      }
      if (position === 0 && file.checkedLines === 0) refusePast(run, chunk.processOn);
      position += chunk.rows.length;
      if (rows.length === 0) continue;
      const before = position - rows.length;
      const result = await checkRows(run, { ...chunk, rows, seen, before });
      if (!goesOn(result, seen)) return false;
    }
    if (position === 0) throw faultAt(0, 'The file has no lines with data.');
  } catch (error) {
    if (!(error instanceof FileFault)) throw error;
    await endRun(run, 'check', { position, faults: error.errors });
    return false;
  }
  return endRun(run, 'check', { position, faults: [] });
}

/** Throws FileFault for a file of a day that has passed. */
function refusePast({ services, community }: Run, processOn: string | undefined): void {
  if (processOn === undefined || processOn >= dateIn(community.timeZone, services.clock.now())) return;
  throw faultAt(1, `The process date, ${displayDate(processOn)}, has passed.`);
}

async function apply(run: Run, file: UploadedFileRecord, signal: AbortSignal): Promise<void> {
  const seen = new SeenKeys();
  let position = 0;
  for await (const chunk of chunksOf(run, file, CHUNK.APPLY, signal)) {
    const rows = chunk.rows.slice(Math.max(0, file.passedLines - position));
    position += chunk.rows.length;
    if (rows.length === 0) continue;
    const result = await applyRows(run, { ...chunk, rows, seen, before: position - rows.length });
    if (!goesOn(result, seen)) return;
  }
  await endRun(run, 'apply', { position, faults: [] });
}

/** Remembers the keys of a committed chunk; returns whether the run continues. */
function goesOn(result: ChunkResult | null, seen: SeenKeys): boolean {
  for (const [key, lineNumber] of result?.keys ?? []) seen.add(key, lineNumber);
  return result !== null;
}

/** Reads chunks, between transactions and never inside one. */
async function* chunksOf(
  { services, kind }: Run,
  file: UploadedFileRecord,
  size: number,
  signal: AbortSignal,
): AsyncGenerator<Chunk> {
  const content = await services.storage.get(file.storageKey);
  try {
    let held: TableRow[] = [];
    let columns: readonly HeaderColumn[] = [];
    let bytes = 0;
    let processOn: string | undefined;
    const { encoding, leavesOutUnknown } = file;
    const readRows = rowReaderOf(kind, contentFormatOf(kind, file.format));
    for await (const read of readRows(content, { encoding, leavesOutUnknown })) {
      ({ columns, bytes, processOn } = read);
      held.push(...read.rows);
      let from = 0;
      for (; held.length - from >= size; from += size) {
        signal.throwIfAborted();
        yield { columns, rows: held.slice(from, from + size), bytes, processOn };
      }
      held = held.slice(from);
    }
    signal.throwIfAborted();
    if (held.length > 0) yield { columns, rows: held, bytes, processOn };
  } finally {
    content.destroy();
  }
}

async function remember(
  run: Run,
  { columns, rows, seen }: Pick<Chunk, 'columns' | 'rows'> & { seen: SeenKeys },
): Promise<void> {
  const { services, scope, kind } = run;
  const context: unknown = await services.db.transaction(scope, (trx) => kind.open(toolsOf(run, trx)));
  rememberKeys(kind, context, { columns, rows, seen });
}
