import type { PathThings } from '../../forms/path-thing.ts';
import { requireAccount } from '../supplier-accounts/offers.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'supplier-business/{}/accounts/au-merchant-accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'AU_MERCHANT'),
  'supplier-business/{}/accounts/tandem-merchant-accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'TANDEM_MERCHANT'),
};
