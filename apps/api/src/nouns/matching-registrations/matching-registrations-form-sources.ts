import {
  createMatchingRegistration,
  updateMatchingRegistration,
} from '@quickportal/contracts/matching-registrations/contracts';
import { PRODUCT_OWNED_BSB } from '@quickportal/contracts/rules/reconciliation/off-system-bsb';
import { listSupplierBusinesses } from '@quickportal/db/businesses/list-supplier-businesses';
import { listSweepAccounts } from '@quickportal/db/matching-registrations/list-sweep-accounts';
import { formSource } from '../../forms/form-source.ts';
import type { CallContext } from '../../procedures/context.ts';
import { communityOf } from '../../procedures/scope.ts';
import { toSweepAccount } from './sweep-account-option.ts';
import { loadMatchingRegistration } from './to-matching-registration.ts';

/** Suppliers by name, and the bank accounts of these. */
async function options(ctx: CallContext, only?: number) {
  const { db } = ctx;
  const { communityId } = communityOf(ctx);
  const suppliers = await listSupplierBusinesses(db);
  const ids = only === undefined ? suppliers.map(({ businessId }) => businessId).slice(0, 50) : [only];
  const accounts = await Promise.all(ids.map((businessId) => listSweepAccounts(db, { communityId, businessId })));
  return {
    supplierBusinesses: suppliers.map(({ businessId, name, code }) => ({
      value: String(businessId),
      label: name,
      description: code,
    })),
    sweepAccounts: accounts
      .flat()
      .map(toSweepAccount)
      .map(({ value, label }) => ({ value, label })),
  };
}

/** Current values and options of the forms of registrations. */
export const matchingRegistrationsFormSources = [
  formSource(createMatchingRegistration, async (ctx) => ({
    values: { registrationType: 'PRODUCT_OWNED', productOwnedOsbsb: PRODUCT_OWNED_BSB },
    options: await options(ctx),
  })),
  formSource(updateMatchingRegistration, async (ctx, { id }) => {
    const { osbsb, type, business, account, version } = await loadMatchingRegistration(ctx.db, {
      communityId: communityOf(ctx).communityId,
      id,
    });
    return {
      values: {
        registrationType: type,
        offSystemBsb: type === 'OFF_SYSTEM' ? osbsb : '',
        supplierId: business.id,
        sweepAccountId: account?.id ?? null,
        version,
      },
      options: await options(ctx, business.id),
    };
  }),
];
