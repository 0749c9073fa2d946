import type { Examples } from '../../kernel/examples.ts';

const water = { bankStatementAccountId: 301, accountIdentifier: '062-000 .....4471' };

/** What components look like as a whole. */
export const examples = {
  BankStatementAccount: {
    bankStatementAccountId: 301,
    aliasName: 'Water receipts',
    source: 'BAI2',
    formattedAccountIdentifier: '062-000 .....4471',
    accountIdentifier: '.....4471',
    businessId: 100,
    businessName: 'Harbour City Water',
    businessCode: 'HCWATER',
    communityName: 'Harbour City Utilities',
    groupCode: 'HCRECV',
    currency: 'AUD',
    statusCode: 'ACTIVE',
    statusDisplay: 'Active',
    statusClass: 'success',
    version: 1,
  },
  BankStatementAccountCreation: {
    aliasName: 'Water receipts',
    currency: 'AUD',
    bsb: '062-000',
    accountNumber: '12344471',
    source: 'BAI2',
    groupCode: 'HCRECV',
  },
  BulkAddRequest: {
    accountData: 'Water receipts,062-000,12344471\nTasman receipts,01-0902-0068389-00,HCTAS,CAMT053',
    importOption: 'IMPORT_VALID',
    businessId: 100,
  },
  BulkAddition: {
    successfulAccounts: [water],
    existingAccounts: [{ bankStatementAccountId: 302, accountIdentifier: '01-0902-......9-00' }],
    unsuccessfulAccounts: [
      { accountIdentifier: 'Gas receipts,06200,123', reason: 'Line 3: Use six digits for the BSB, such as 062-000.' },
    ],
  },
} satisfies Examples;
