import { findByReceipt } from '@quickportal/db/transactions/transaction';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'transactions/{}': async (ctx, _id, [receiptNumber]) =>
    orNotFound(await findByReceipt(ctx.db, String(receiptNumber))),
};
