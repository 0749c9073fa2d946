import type { BankStatementAccount } from '@quickportal/contracts/bank-statement-accounts/bank-statement-account';
import type { BulkAddition } from '@quickportal/contracts/bank-statement-accounts/bulk-addition';
import type { Business } from '@quickportal/contracts/businesses/contracts';

export const water: Business = {
  businessId: 100,
  businessName: 'Harbour City Water',
  businessCode: 'HCWATER',
  communityId: 10,
  communityName: 'Harbour City Utilities',
  communityCode: 'HARBOURCITY',
};

const receipts: BankStatementAccount = {
  bankStatementAccountId: 301,
  aliasName: 'Water receipts',
  source: 'BAI2',
  formattedAccountIdentifier: '062-000 ....4471',
  accountIdentifier: '....4471',
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
};

/** An account in each status, of two businesses. */
export const bankStatementAccounts: readonly BankStatementAccount[] = [
  {
    ...receipts,
    bankStatementAccountId: 304,
    aliasName: 'Gas old account',
    source: 'NAI',
    formattedAccountIdentifier: '083-004 .....9120',
    accountIdentifier: '.....9120',
    businessId: 101,
    businessName: 'Harbour City Gas',
    businessCode: 'HCGAS',
    statusCode: 'CLOSED',
    statusDisplay: 'Closed',
    statusClass: 'danger',
  },
  {
    ...receipts,
    bankStatementAccountId: 305,
    aliasName: 'Gas trust',
    source: 'MT940',
    businessId: 101,
    businessName: 'Harbour City Gas',
    businessCode: 'HCGAS',
    statusCode: 'INACTIVE',
    statusDisplay: 'Inactive',
    statusClass: 'info',
  },
  {
    ...receipts,
    bankStatementAccountId: 306,
    aliasName: 'Tasman receipts',
    source: 'CAMT053',
    formattedAccountIdentifier: '01-0902-....389-00',
    accountIdentifier: '....389-00',
    currency: 'NZD',
    statusCode: 'PENDING',
    statusDisplay: 'Pending',
    statusClass: 'info',
  },
  receipts,
];

const added = (index: number) => ({
  bankStatementAccountId: 400 + index,
  accountIdentifier: `062-000 ....44${String(10 + index)}`,
});

/** Seven accounts were added, one existed, and six lines were wrong. */
export const bulkAddition: BulkAddition = {
  successfulAccounts: Array.from({ length: 7 }, (_, index) => added(index)),
  existingAccounts: [{ bankStatementAccountId: 301, accountIdentifier: '062-000 ....4471' }],
  unsuccessfulAccounts: Array.from({ length: 6 }, (_, index) => ({
    accountIdentifier: `Region ${index + 1},06200,1234${index}`,
    reason: `Line ${9 + index}: Use six digits for the BSB, such as 062-000.`,
  })),
};
