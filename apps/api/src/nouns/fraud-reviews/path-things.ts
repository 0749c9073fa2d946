import { findFraudDecision } from '@quickportal/db/fraud-reviews/fraud-decision';
import { findByReceipt } from '@quickportal/db/transactions/transaction';
import type { PathThings } from '../../forms/path-thing.ts';
import { orNotFound } from '../../kernel/problem.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'fraud-reviews/{}': async (ctx, _id, [receiptNumber]) => {
    const payment = orNotFound(await findByReceipt(ctx.db, String(receiptNumber)));
    return orNotFound(await findFraudDecision(ctx.db, payment));
  },
};
