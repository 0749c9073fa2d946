import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'bankStatementAccounts.create': () => ({
      params: { businessId: 101 },
      body: { aliasName: 'Receipts', currency: 'AUD', bsb: '062-000', accountNumber: '55554471' },
    }),
    'bankStatementAccounts.addAccounts': () => ({
      body: { accountData: 'Receipts,062-000,55554472', businessId: 101 },
    }),
  },
};
