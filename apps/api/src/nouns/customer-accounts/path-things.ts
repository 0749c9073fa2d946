import type { PathThings } from '../../forms/path-thing.ts';
import { loadAccount } from './load-account.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'customers/{}/accounts/{}': (ctx, accountId, [customerId]) =>
    loadAccount(ctx, { customerId: customerId as number, accountId }),
};
