import { createHash } from 'node:crypto';
import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { getRunningExport } from '@quickportal/db/exports/read-exports';
import { insertExport, lockExports } from '@quickportal/db/exports/write-exports';
import { change } from './change.ts';
import type { CallContext } from './context.ts';
import { conflict, fieldProblem } from '../kernel/problem.ts';
import { communityOf, communityScope } from './scope.ts';
import { withoutCardNumbers } from '../kernel/redaction.ts';
import { zoneAt } from '../engines/clock/community-days.ts';
import { enqueue } from '../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import { exportsOf } from './own-exports.ts';
import { fileNameOf } from '../engines/exports/export-file.ts';
import type { ExportKind } from '../engines/exports/export-kind.ts';
import { EXPORT_TOPIC } from '../engines/exports/write-export.ts';

/** Exports that are written at the same time, however many workers there are, so that other jobs get their turn. */
const LANES = 2;

interface StartInput<C, K extends string> {
  query: { validationOnly: boolean };
  /** The criteria of the list, without its page. */
  criteria: C;
  columns: readonly K[] | undefined;
  /** Columns of a file for which none are named, and their version; by default all columns of the list. */
  configured?: { readonly columns: readonly K[]; readonly columnsVersion: number };
  forExcel: boolean;
  /** Checks what only the server knows; throws a Problem with field errors. */
  check?: () => Promise<void>;
}

type StartResult = { status: 204; body: undefined } | { status: 202; body: { exportId: number } };

/** The same export is being written already. */
class SameExportRunning extends Error {
  readonly exportId: number;
  constructor(exportId: number) {
    super('The same export is running');
    this.exportId = exportId;
  }
}

/**
 * Starts an export: 204 when only validation was requested, otherwise 202 with its ID. Each person runs one export of a
 * kind at a time: the same request again returns the same ID, another one throws 409.
 */
export async function startExport<C extends object, K extends string>(
  ctx: CallContext,
  input: unknown,
  kind: ExportKind<C, K>,
  { query, criteria, columns, configured, forExcel, check }: StartInput<C, K>,
): Promise<StartResult> {
  if (new Set(columns).size !== (columns?.length ?? 0)) throw fieldProblem('columns', 'Name each column once.');
  await check?.();
  if (query.validationOnly) return { status: 204, body: undefined };
  const scope = communityScope(ctx);
  const exportKey = { ...exportsOf(ctx), kind: kind.kind };
  const zones = communityOf(ctx);
  const businessIds = scope.kind === 'community' ? (scope.businessIds ?? null) : null;
  const columnKeys = columns ?? configured?.columns ?? kind.columns.map(({ key }) => key);
  const { columnsVersion } = columns === undefined && configured ? configured : kind;
  const format = forExcel ? 'xlsx' : 'csv';
  const requestHash = hashOf({ criteria, columnKeys, format, businessIds });
  try {
    const response = await change(ctx, input, async ({ trx, now, audit }) => {
      await lockExports(trx, exportKey);
      const running = await getRunningExport(trx, exportKey);
      if (running?.requestHash === requestHash) throw new SameExportRunning(running.exportId);
      if (running)
        throw conflict(`An export of ${kind.title.toLowerCase()} is still running. Wait for it, or cancel it.`);
      const filters = withoutCardNumbers(kind.describe(criteria));
      const exportId = await insertExport(trx, {
        ...exportKey,
        title: kind.title,
        criteria: JSON.stringify(criteria),
        filters,
        columns: columnKeys,
        columnsVersion,
        format,
        businessIds,
        timeZone: zoneAt(zones, now),
        requestHash,
        fileName: fileNameOf({ kind: kind.kind, columnsVersion }, { format, timeZone: zoneAt(zones, now), now }),
        at: now,
      });
      const { communityId } = exportKey;
      await enqueue(trx, {
        topic: EXPORT_TOPIC,
        payload: { communityId, exportId },
        communityId,
        availableAt: now,
        queue: `exports-${exportId % LANES}`,
      });
      await audit({
        objectType: 'export',
        objectId: exportId,
        description: `${kind.title} exported${filters === '' ? '' : ` (${filters})`}`,
        after: { criteria: criteria as Json, columns: [...columnKeys], columnsVersion, format },
      });
      return { status: 202 as const, body: { exportId } };
    });
    nudgeOutbox();
    return response;
  } catch (error) {
    if (error instanceof SameExportRunning) return { status: 202, body: { exportId: error.exportId } };
    throw error;
  }
}

const hashOf = (request: object): string => createHash('sha256').update(JSON.stringify(request)).digest('hex');
