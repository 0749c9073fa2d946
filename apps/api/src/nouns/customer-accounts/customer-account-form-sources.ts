import { accountTypes } from '@quickportal/contracts/rules/accounts/account-types';
import { updateCustomerAccount } from '@quickportal/contracts/customer-accounts/contracts';
import { expiryText } from '@quickportal/contracts/rules/cards/card-expiry-window';
import { formSource } from '../../forms/form-source.ts';
import { loadAccount } from './load-account.ts';

/** Current values of the form that edits an account: those of its kind. */
export const customerAccountFormSources = [
  formSource(updateCustomerAccount, async (ctx, { id: customerId, accountId }) => {
    const { accountType, holderName, expiry, version } = await loadAccount(ctx, { customerId, accountId });
    const expiryDate = expiry && { expiryDate: expiryText(expiry) };
    return { values: { accountType, [accountTypes[accountType].holderField]: holderName, ...expiryDate, version } };
  }),
];
