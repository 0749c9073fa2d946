import { getExportDownload } from '@quickportal/contracts/exports/contracts';
import type { ExportRecord } from '@quickportal/db/exports/export';
import { authorise } from '../../engines/access/authorise.ts';
import type { AnyExportKind } from '../../engines/exports/export-kind.ts';
import { loadExport, requireAvailable } from '../../procedures/read-export.ts';
import type { Context } from '../../procedures/context.ts';
import { conflict, notFound } from '../../kernel/problem.ts';
import { businessesOfCall } from '../../procedures/scope.ts';
import { exportKinds } from './known-kinds.ts';

/**
 * An export whose file the caller may have now: it is there, they hold the rights of the list still, and they reach
 * every business that it was written for. Throws 403, 404 or 409.
 */
export async function requireFile(
  ctx: Context,
  exportId: number,
): Promise<{ found: ExportRecord; kind: AnyExportKind }> {
  const found = await loadExport(ctx, exportId);
  const kind = exportKinds.find((exportKind) => exportKind.kind === found.kind);
  if (!kind) throw notFound();
  const contract = { ...getExportDownload, rights: kind.rights };
  authorise(contract, ctx.actor);
  const applied = businessesOfCall({ ...ctx, contract });
  if (applied !== null && (found.businessIds === null || !found.businessIds.every((id) => applied.includes(id))))
    throw notFound();
  requireAvailable(found, ctx.services.clock.now());
  if (found.status !== 'READY') throw conflict('This export is still running.');
  return { found, kind };
}
