import type { PathThings } from '../../forms/path-thing.ts';
import { getSupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { orNotFound } from '../../kernel/problem.ts';
import { communityOf } from '../../procedures/scope.ts';
import { requireAccount } from './shown-accounts.ts';

/** The things that paths of these calls name. */
export const pathThings: PathThings = {
  'account-authorisation/account-status/{}': async (ctx, settlementAccountId) =>
    orNotFound(await getSupplierAccount(ctx.db, { communityId: communityOf(ctx).communityId, settlementAccountId })),
  'supplier-business/{}/accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }),
  'supplier-business/{}/accounts/simulator-merchants/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'SIMULATOR'),
  'supplier-business/{}/accounts/au-bank-accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'AU_BANK'),
  'supplier-business/{}/accounts/nz-bank-accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'NZ_BANK'),
  'supplier-business/{}/accounts/nz-merchant-accounts/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'NZ_MERCHANT'),
  'supplier-business/{}/accounts/payid/{}': (ctx, accountId, [businessId]) =>
    requireAccount(ctx, { businessId: Number(businessId), accountId }, 'PAYID_BILLER'),
};
