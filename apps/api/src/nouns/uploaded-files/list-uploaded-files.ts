import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { listUploadedFiles as list } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { toUploadedFile } from './to-uploaded-file.ts';

export const listUploadedFiles = implement(contracts.listUploadedFiles).query(async ({ ctx, input: { query } }) => {
  const { items, recordsCount } = await list(ctx.db, query);
  return pageOf({ items: items.map((file) => toUploadedFile(ctx, file)), recordsCount }, query);
});
