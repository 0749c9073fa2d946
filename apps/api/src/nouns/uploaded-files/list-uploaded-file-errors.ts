import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { listFileErrors } from '@quickportal/db/uploaded-files/read-uploaded-files';
import { implement } from '../../procedures/implement.ts';
import { pageOf } from '../../kernel/paging.ts';
import { loadFile } from './to-uploaded-file.ts';
import { seesContent } from './sees-content.ts';

export const listUploadedFileErrors = implement(contracts.listUploadedFileErrors).query(
  async ({ ctx, input: { params, query } }) => {
    const { db } = ctx;
    const sees = seesContent(ctx, await loadFile(db, params.fileId));
    const { items, recordsCount } = await listFileErrors(db, { ...params, ...query });
    // Values are a user's data: anyone who may see files only learns what is wrong, and where
    return pageOf(
      { items: items.map((error) => (sees ? error : { ...error, providedValueText: '' })), recordsCount },
      query,
    );
  },
);
