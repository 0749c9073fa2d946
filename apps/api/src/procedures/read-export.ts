import type { ExportRecord } from '@quickportal/db/exports/export';
import { getExport } from '@quickportal/db/exports/read-exports';
import type { Context } from './context.ts';
import { conflict, notFound, Problem } from '../kernel/problem.ts';
import { downloadToken } from '../engines/auth/csrf.ts';
import { exportsOf } from './own-exports.ts';

/** Loads an export of the caller; throws 404 when there is none with this ID or it is of another kind. */
export async function loadExport(ctx: Context, exportId: number, kind?: { kind: string }): Promise<ExportRecord> {
  const key = exportsOf(ctx);
  const found = await getExport(ctx.services.db.reader({ kind: 'community', communityId: key.communityId }), {
    ...key,
    exportId,
  });
  if (!found || (kind && found.kind !== kind.kind)) throw notFound();
  return found;
}

const goneReasons = {
  FAILED: 'This export failed. Start it again.',
  CANCELLED: 'This export was cancelled.',
  EXPIRED: 'Files are kept for 24 hours. Start the export again.',
} as const;

/** Throws state-conflict (409) with the reason when the export has no file and never will. */
export function requireAvailable({ status, expiresAt }: ExportRecord, now: Date): void {
  if (status === 'FAILED' || status === 'CANCELLED' || status === 'EXPIRED') throw conflict(goneReasons[status]);
  if (expiresAt !== null && new Date(expiresAt) <= now) throw conflict(goneReasons.EXPIRED);
}

/** Returns the path of an export's file, with its community and a token that is valid for 5 minutes. */
export function downloadUrlOf(ctx: Context, exportId: number): string {
  const { services, actor } = ctx;
  if (actor.kind !== 'user') throw new Problem('forbidden');
  const path = `${services.configuration.basePath}/rest/internal/exports/${exportId}/file`;
  const csrf = downloadToken(actor.csrfToken, path, services.clock.now());
  const { communityId } = exportsOf(ctx);
  return `${path}?${new URLSearchParams({ csrf, communityId: String(communityId) }).toString()}`;
}

type PollResult =
  | { status: 201; body: { downloadUrl: string } }
  | { status: 202; body: { exportId: number; rowsDone: number; rowsTotal: number | null } };

/** Returns the progress of an export, or its download URL once it is ready. */
export async function pollExport(ctx: Context, kind: { kind: string }, exportId: number): Promise<PollResult> {
  const found = await loadExport(ctx, exportId, kind);
  requireAvailable(found, ctx.services.clock.now());
  if (found.status === 'READY') return { status: 201, body: { downloadUrl: downloadUrlOf(ctx, exportId) } };
  const { rowsDone, rowsTotal } = found;
  return { status: 202, body: { exportId, rowsDone, rowsTotal } };
}
