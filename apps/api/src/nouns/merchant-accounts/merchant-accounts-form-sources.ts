import {
  addMerchantAccount,
  addTandemMerchantAccount,
  updateMerchantAccount,
  updateTandemMerchantAccount,
} from '@quickportal/contracts/merchant-accounts/contracts';
import { ACCOUNT_NAME_LIMIT } from '@quickportal/contracts/customer-accounts/account-fields';
import type { SupplierAccount } from '@quickportal/db/supplier-accounts/read-supplier-accounts';
import { formSource } from '../../forms/form-source.ts';
import type { CallContext } from '../../procedures/context.ts';
import { requireAccount, requireAccountBusiness } from '../supplier-accounts/offers.ts';

async function newValues(ctx: CallContext, { businessId }: { businessId: number }) {
  const { businessName } = await requireAccountBusiness(ctx, businessId);
  return { values: { accountName: businessName.slice(0, ACCOUNT_NAME_LIMIT), overrideMccCheck: false } };
}

const merchantValues = ({ accountAlias, accountName, bsb, details, version }: SupplierAccount) => ({
  accountAlias,
  merchantId: details['merchantId'],
  merchantName: details['merchantName'],
  location: details['location'],
  merchantCategoryCode: details['merchantCategoryCode'] ?? '',
  overrideMccCheck: details['overrideMccCheck'] === true,
  accountName,
  bsb: bsb === null ? '' : `${bsb.slice(0, 3)}-${bsb.slice(3)}`,
  version,
});

/** Current values of the forms, with the version that they are of. */
export const merchantAccountsFormSources = [
  formSource(addMerchantAccount, newValues),
  formSource(addTandemMerchantAccount, newValues),
  formSource(updateMerchantAccount, async (ctx, params) => ({
    values: merchantValues(await requireAccount(ctx, params, 'AU_MERCHANT')),
  })),
  formSource(updateTandemMerchantAccount, async (ctx, params) => {
    const account = await requireAccount(ctx, params, 'TANDEM_MERCHANT');
    const { amexMerchantId, dinersMerchantId, eci } = account.details;
    return { values: { ...merchantValues(account), amexMerchantId, dinersMerchantId, eci } };
  }),
];
