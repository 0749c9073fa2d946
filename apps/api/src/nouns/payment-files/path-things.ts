import { findFileOfGroup, getLine } from '@quickportal/db/payment-files/read-payment-file';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';
import { loadPaymentFile } from './load-payment-file.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'payment-batch-groups/{}': async (ctx, groupId) => ({ fileId: orNotFound(await findFileOfGroup(ctx.db, groupId)) }),
  'uploaded-files/{}/lines/{}': async (ctx, lineNumber, [fileId]) => {
    const { communityId } = await loadPaymentFile(ctx, ctx.db, Number(fileId));
    return orNotFound(await getLine(ctx.db, { communityId, fileId: Number(fileId), lineNumber }));
  },
};
