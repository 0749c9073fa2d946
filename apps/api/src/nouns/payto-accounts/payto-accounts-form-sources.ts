import {
  addPayToAccount,
  blockPayToAccount,
  unblockPayToAccount,
  updatePayToAccount,
} from '@quickportal/contracts/payto-accounts/contracts';
import { ACCOUNT_NAME_LIMIT } from '@quickportal/contracts/customer-accounts/account-fields';
import { formSource } from '../../forms/form-source.ts';
import { requireAccount, requireAccountBusiness } from '../supplier-accounts/offers.ts';

/** Current values of the forms, with the version that they are of. */
export const paytoAccountsFormSources = [
  formSource(addPayToAccount, async (ctx, { businessId }) => {
    const { businessName } = await requireAccountBusiness(ctx, businessId);
    return { values: { accountName: businessName.slice(0, ACCOUNT_NAME_LIMIT), payeeAlias: businessName } };
  }),
  formSource(updatePayToAccount, async (ctx, params) => {
    const { accountAlias, accountName, bsb, details, version } = await requireAccount(ctx, params, 'PAYTO_PAYEE');
    const { payeeAlias, payeeReference, ultimatePayeeName } = details;
    const values = { accountAlias, payeeAlias, payeeReference, ultimatePayeeName, accountName };
    return { values: { ...values, bsb: bsb === null ? '' : `${bsb.slice(0, 3)}-${bsb.slice(3)}`, version } };
  }),
  formSource(blockPayToAccount, async (ctx, params) => {
    const { version } = await requireAccount(ctx, params, 'PAYTO_PAYEE');
    return { values: { version } };
  }),
  formSource(unblockPayToAccount, async (ctx, params) => {
    const { version } = await requireAccount(ctx, params, 'PAYTO_PAYEE');
    return { values: { version } };
  }),
];
