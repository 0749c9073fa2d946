import * as contracts from '@quickportal/contracts/exports/contracts';
import { downloadUrlOf } from '../../procedures/read-export.ts';
import { implement } from '../../procedures/implement.ts';
import { requireFile } from './export-access.ts';

export const getExportDownload = implement(contracts.getExportDownload).query(async ({ ctx, input }) => {
  const { found } = await requireFile(ctx, input.params.exportId);
  return { downloadUrl: downloadUrlOf(ctx, found.exportId) };
});
