import { addAccounts, createBankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/contracts';
import { formSource } from '../../forms/form-source.ts';
import { communityOf } from '../../procedures/scope.ts';

/** What the forms of new accounts are filled with. */
export const bankStatementAccountsFormSources = [
  formSource(createBankStatementAccount, (ctx) => ({
    values: { currency: communityOf(ctx).currency, source: 'BAI2' },
  })),
  formSource(addAccounts, () => ({ values: { importOption: 'IMPORT_VALID' } })),
];
