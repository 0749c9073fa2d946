import type { Examples } from '../../kernel/examples.ts';

const water = { accountId: 700_004, accountAlias: 'Water cards', settlementAccount: '062-000 •••702', enabled: true };
const debits = {
  accountId: 700_003,
  accountAlias: 'Water direct debits',
  settlementAccount: '062-000 •••415',
  enabled: true,
};

/** What components look like as a whole. */
export const examples = {
  SettlementAccounts: {
    businessId: 100,
    businessName: 'Harbour City Water',
    businessCode: 'HCW',
    currency: '1',
    accountType: 'ALL',
    merchantAccounts: [
      {
        ...water,
        merchantId: '22814410',
        merchantName: 'HARBOUR CITY WATER',
        location: 'Newcastle',
        kind: 'AU_MERCHANT',
        linked: false,
        mcrAvailable: true,
      },
    ],
    bankAccounts: [
      {
        ...debits,
        kind: 'AU_BANK',
        payeeReference: 'WATER',
        remitterName: 'HC WATER',
        accountType: null,
        debitUserId: null,
      },
    ],
    mcrEnabled: true,
    businessEntityLabelSingular: 'Supplier business',
    version: 1,
  },
  RemitterNamesChange: { remitterNames: [{ accountId: 700_003, remitterName: 'HC WATER' }], version: 1 },
} satisfies Examples;
