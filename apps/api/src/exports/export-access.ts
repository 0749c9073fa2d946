import { getExportDownload } from '@quickportal/contracts/exports/contracts';
import type { ExportRow } from '@quickportal/db/exports/export';
import { authorise } from '../engines/access/authorise.ts';
import type { AnyExportKind } from '../engines/exports/export-kind.ts';
import { loadExport, requireAlive } from '../engines/exports/read-export.ts';
import type { Context } from '../kernel/context.ts';
import { notFound, Problem } from '../kernel/problem.ts';
import { businessesReached } from '../kernel/scope.ts';
import { exportKinds } from './known-kinds.ts';

/**
 * An export whose file the caller may have now: it is there, they hold the rights of the list still, and they reach
 * every business that it was written for. Throws 403, 404 or 409.
 */
export async function requireFile(ctx: Context, exportId: number): Promise<{ found: ExportRow; kind: AnyExportKind }> {
  const found = await loadExport(ctx, exportId);
  const kind = exportKinds.find((one) => one.kind === found.kind);
  if (!kind) throw notFound();
  const contract = { ...getExportDownload, rights: kind.rights };
  authorise(contract, ctx.actor);
  const reached = businessesReached({ ...ctx, contract });
  if (reached !== null && (found.businessIds === null || !found.businessIds.every((id) => reached.includes(id))))
    throw notFound();
  requireAlive(found, ctx.services.clock.now());
  if (found.status !== 'READY') throw new Problem('state-conflict', { detail: 'This export is still running.' });
  return { found, kind };
}
