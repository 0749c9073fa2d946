import { EXPORT_HOURS } from '@quickportal/contracts/exports/export';
import { thingInLabels } from '@quickportal/contracts/rules/texts/things-in-labels';
import { getLabels } from '@quickportal/db/facility-settings/change-customisation';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { Scope } from '@quickportal/db/connect/scope';
import {
  beginExport,
  failExport,
  finishExport,
  noteProgress,
  type ExportTask,
} from '@quickportal/db/exports/run-exports';
import type { ExportServices } from './export-services.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { csvFile } from './csv-file.ts';
import { workbookFile } from './workbook-file.ts';
import { storageKeyOf } from './export-file.ts';
import type { AnyExportKind, ExportKind, ExportReading } from './export-kind.ts';
import { tellOwner } from './tell-owner.ts';

/** Topic of the side effect that writes an export's file. */
export const EXPORT_TOPIC = 'exports.write';
/** Attempts at one export, including those interrupted by the end of a process. */
const MOST_ATTEMPTS = 12;
/** Interval for writing progress and checking for cancellation, in milliseconds. */
const TELL_EVERY = 500;
const HOUR = 3_600_000;

type Kind = ExportKind<unknown>;

/** The export was cancelled, or another process writes it now. */
class NotWanted extends Error {}

/**
 * Creates the handler that writes export files. An interrupted attempt leaves nothing visible; the job moves to another
 * process, which starts the next attempt, and only the latest attempt may finish.
 */
export function exportHandler(kinds: readonly AnyExportKind[]): OutboxHandler<ExportServices> {
  const byName = new Map(kinds.map((kind) => [kind.kind, kind as unknown as Kind]));
  return {
    topic: EXPORT_TOPIC,
    maxAttempts: MOST_ATTEMPTS,
    async handle(payload, { services, signal }) {
      const key = payload as { communityId: number; exportId: number };
      const task = await services.db.transaction({ kind: 'jobs' }, (trx) =>
        beginExport(trx, { ...key, at: services.clock.now() }),
      );
      if (!task) return;
      const kind = byName.get(task.kind);
      try {
        if (!kind) throw new Error(`There is no export of ${task.kind}`);
        await removeEarlier(services, task);
        await write(services, kind, task, signal);
      } catch (error) {
        if (error instanceof NotWanted) return;
        if (task.attempt < MOST_ATTEMPTS) throw error;
        services.log.error({ err: error, ...key }, 'An export was given up');
        const at = services.clock.now();
        await services.db.transaction({ kind: 'jobs' }, async (trx) => {
          if (await failExport(trx, { ...task, at })) await tellOwner(services, trx, task, at);
        });
        nudgeOutbox();
      }
    },
  };
}

async function removeEarlier(services: ExportServices, task: ExportTask): Promise<void> {
  for (let attempt = 1; attempt < task.attempt; attempt++)
    await services.storage.delete(storageKeyOf({ ...task, attempt }));
}

async function write(services: ExportServices, kind: Kind, task: ExportTask, ending: AbortSignal): Promise<void> {
  const { db, clock } = services;
  const stop = new AbortController();
  const signal = AbortSignal.any([ending, stop.signal]);
  const reading = await readingOf(services, task, signal);
  const progress = watchProgress(services, task, () => stop.abort(new NotWanted()));
  const key = storageKeyOf(task);
  const fileOf = task.format === 'xlsx' ? workbookFile : csvFile;
  const labels = await getLabels(db.reader({ kind: 'jobs' }), task.communityId);
  try {
    void kind.count(reading).then(
      (rows) => (progress.rowsTotal = rows),
      (error: unknown) => services.log.warn({ err: error }, 'The rows of an export could not be counted'),
    );
    const stored = await services.storage.put(
      key,
      fileOf(thingInLabels(kind, labels), task, reading, progress),
      signal,
    );
    await progress.end();
    const at = clock.now();
    const expiresAt = new Date(at.getTime() + EXPORT_HOURS * HOUR);
    const file = { rows: progress.rowsDone, sizeBytes: stored.size, sha256: stored.sha256 };
    const finished = await db.transaction({ kind: 'jobs' }, async (trx) => {
      const isOurs = await finishExport(trx, { ...task, ...file, at, expiresAt });
      if (isOurs) await tellOwner(services, trx, task, at);
      return isOurs;
    });
    if (finished) nudgeOutbox();
    else await services.storage.delete(key);
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    await progress.end();
  }
}

async function readingOf(
  services: ExportServices,
  task: ExportTask,
  signal: AbortSignal,
): Promise<ExportReading<unknown, string>> {
  const { communityId, businessIds, criteria, columns, timeZone } = task;
  const scope: Scope = { kind: 'community', communityId, ...(businessIds === null ? {} : { businessIds }) };
  const zones = await getCommunityBasics(services.db.reader({ kind: 'jobs' }), communityId);
  if (!zones) throw new Error(`Community ${communityId} of an export is not there`);
  return { db: services.db, scope, criteria, columns, timeZone, zones, signal };
}

interface Progress {
  rowsDone: number;
  rowsTotal: number | null;
  end(): Promise<void>;
}

/** Writes progress to the database in the background. */
function watchProgress(services: ExportServices, task: ExportTask, onUnwanted: () => void): Progress {
  const db = services.db.reader({ kind: 'jobs' });
  let telling: Promise<void> = Promise.resolve();
  const tell = async () => {
    const { rowsDone, rowsTotal } = progress;
    if (!(await noteProgress(db, { ...task, rowsDone, rowsTotal, at: services.clock.now() }))) onUnwanted();
  };
  const timer = setInterval(() => {
    telling = telling
      .then(tell)
      .catch((error: unknown) => services.log.warn({ err: error }, 'The progress of an export could not be saved'));
  }, TELL_EVERY);
  const progress: Progress = {
    rowsDone: 0,
    rowsTotal: null,
    async end() {
      clearInterval(timer);
      await telling;
    },
  };
  return progress;
}
