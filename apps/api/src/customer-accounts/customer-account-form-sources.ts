import { updateCustomerAccount } from '@quickportal/contracts/customer-accounts/contracts';
import { expiryText } from '@quickportal/contracts/rules/card-expiry-window';
import type { FormSource } from '../forms/form-source.ts';
import { loadAccount } from './load-account.ts';

const nameFields = {
  CREDIT_CARD: 'cardholderName',
  DIRECT_DEBIT: 'accountName',
  DIRECT_DEBIT_NZ: 'nzAccountName',
} as const;

/** Present values of the form that edits an account: those of its kind. */
export const customerAccountFormSources: readonly FormSource[] = [
  {
    contract: updateCustomerAccount.name,
    values: async (ctx, { id, accountId }) => {
      const account = await loadAccount(ctx, { customerId: id as number, accountId: accountId as number });
      const { accountType, holderName, expiry, version } = account;
      return {
        accountType,
        [nameFields[accountType]]: holderName,
        ...(expiry && { expiryDate: expiryText(expiry) }),
        version,
      };
    },
  },
];
