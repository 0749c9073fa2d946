import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { manageFileRights } from '@quickportal/contracts/uploaded-files/file-rights';
import { listFileErrors, listUploadedFiles as list } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { implement } from '../kernel/implement.ts';
import { checkDepth, pageOf } from '../kernel/paging.ts';
import { communityScope } from '../kernel/scope.ts';
import { fileKinds } from './known-kinds.ts';
import { holdsAll } from './file-rights.ts';
import { loadFile, presentFile } from './present-file.ts';
import { seesContent } from './sees-content.ts';

export const listUploadedFiles = implement(contracts.listUploadedFiles).query(async ({ ctx, input: { query } }) => {
  checkDepth(query);
  const { items, recordsCount } = await list(ctx.services.db.reader(communityScope(ctx)), query);
  return pageOf({ items: items.map((file) => presentFile(ctx, file)), recordsCount }, query);
});

export const getUploadedFile = implement(contracts.getUploadedFile).query(async ({ ctx, input: { params } }) =>
  presentFile(ctx, await loadFile(ctx.services.db.reader(communityScope(ctx)), params.fileId)),
);

export const listUploadedFileErrors = implement(contracts.listUploadedFileErrors).query(
  async ({ ctx, input: { params, query } }) => {
    checkDepth(query);
    const db = ctx.services.db.reader(communityScope(ctx));
    const sees = seesContent(ctx, await loadFile(db, params.fileId));
    const { items, recordsCount } = await listFileErrors(db, { ...params, ...query });
    // Values are somebody's data: whoever may see files only learns what is wrong, and where
    return pageOf(
      { items: items.map((error) => (sees ? error : { ...error, providedValueText: '' })), recordsCount },
      query,
    );
  },
);

export const listFileFormats = implement(contracts.listFileFormats).query(({ ctx }) => ({
  items: fileKinds
    .filter(({ uploadRights }) => holdsAll(ctx.actor, uploadRights, { anyOf: manageFileRights }))
    .map(({ format, title, description, maxBytes, maxLines, columns }) => ({
      format,
      title,
      description,
      maxBytes,
      maxLines,
      columns: columns.map((column) => ({
        title: column.title,
        description: column.description,
        required: column.required ?? false,
        example: column.example,
      })),
    })),
}));
