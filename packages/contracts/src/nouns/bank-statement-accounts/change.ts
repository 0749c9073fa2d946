import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { importOption, MOST_BULK_LINES, MOST_BULK_TEXT, newAccountFields } from './account-fields.ts';
import { BankStatementAccount } from './bank-statement-account.ts';
import { BulkAddition } from './bulk-addition.ts';
import { businessId, changes, ofBusiness } from './call-parts.ts';

export const createBankStatementAccount = contract({
  ...changes,
  name: 'bankStatementAccounts.create',
  method: 'POST',
  path: 'bank-statement-accounts/business/{businessId}',
  params: ofBusiness,
  body: z
    .strictObject(newAccountFields)
    .meta({ id: 'BankStatementAccountCreation', 'x-form-layout': { submitLabel: 'Add account' } }),
  responses: { 201: BankStatementAccount },
  summary: 'Add a statement account',
  description:
    'Adds one account to a business. It is PENDING until its first statement arrives. A number that the business has already returns 422 on its field.',
});

export const addAccounts = contract({
  ...changes,
  name: 'bankStatementAccounts.addAccounts',
  method: 'POST',
  path: 'bankrec/bank-statement-accounts/bulk',
  body: z
    .strictObject({
      accountData: z
        .string()
        .min(1)
        .max(MOST_BULK_TEXT)
        .meta({
          title: 'Accounts',
          description: `One account a line, at most ${MOST_BULK_LINES}, separated by commas or tabs: name, BSB, account number, and where wanted group code and source. A New Zealand account has one number in place of BSB and account number.`,
          examples: ['Water receipts,062-000,12344471\nTasman receipts,01-0902-0068389-00,HCTAS,CAMT053'],
          'x-form': {
            widget: 'textarea',
            autocomplete: 'off',
            placeholder: 'Water receipts,062-000,12344471',
            help: 'One account a line: Name, BSB, Account Number, and where wanted Group Code and Source (BAI2, NAI, MT940, CAMT053, SIMULATION). A New Zealand account has one number in place of the two. Cells can be pasted from a spreadsheet.',
          },
        }),
      importOption: importOption(),
      businessId: businessId().meta({ 'x-form': { widget: 'hidden' } }),
    })
    .meta({ id: 'BulkAddRequest', 'x-form-layout': { submitLabel: 'Add accounts' } }),
  responses: { 200: BulkAddition },
  showsSecret: 'accountIdentifier',
  cost: 10,
  summary: 'Add several statement accounts',
  description:
    'Adds the accounts of a pasted list to a business; they are PENDING until their first statements arrive. With ALL_OR_NOTHING nothing is added while a line is wrong. Accounts that the business has already are listed and stay as they are, so a list can be sent again.',
  spec: ['3C114', '3E017', '3E018'],
});
