import { addAccounts, createBankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/contracts';
import { formSchema } from '@quickportal/forms/schema/form-schema';

const today = '2026-11-20';

/** The form of a new account, as the server fills it. */
export const newAccountForm =
  createBankStatementAccount.body &&
  formSchema(createBankStatementAccount.body, { values: { currency: 'AUD', source: 'BAI2' }, options: {}, today });

/** The form of many accounts, as the server fills it. */
export const bulkAddForm =
  addAccounts.body && formSchema(addAccounts.body, { values: { importOption: 'IMPORT_VALID' }, options: {}, today });
