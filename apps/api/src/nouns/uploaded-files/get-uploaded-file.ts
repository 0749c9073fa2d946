import * as contracts from '@quickportal/contracts/uploaded-files/contracts';
import { implement } from '../../procedures/implement.ts';
import { loadFile, toUploadedFile } from './to-uploaded-file.ts';

export const getUploadedFile = implement(contracts.getUploadedFile).query(async ({ ctx, input: { params } }) =>
  toUploadedFile(ctx, await loadFile(ctx.db, params.fileId)),
);
