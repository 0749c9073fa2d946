import { wholeExport, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { insertAuBankAccount } from '../supplier-accounts/supplier-accounts.fixture.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'settlementAccounts.updateRemitterNames': async (owner) => ({
      params: { businessId: 101 },
      body: { remitterNames: [{ accountId: await insertAuBankAccount(owner), remitterName: 'HC RATES' }] },
    }),
    'settlementAccounts.startExport': wholeExport,
  },
};
