import * as contracts from '@quickportal/contracts/exports/contracts';
import { downloadUrlOf } from '../engines/exports/read-export.ts';
import { implement } from '../kernel/implement.ts';
import { requireFile } from './export-access.ts';

export const getExportDownload = implement(contracts.getExportDownload).query(async ({ ctx, input }) => {
  const { found } = await requireFile(ctx, input.params.exportId);
  return { downloadUrl: downloadUrlOf(ctx, found.exportId) };
});
