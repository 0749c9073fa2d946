import { AT, type SameKeyTwice, wholeExport } from '../testing/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'customerAccounts.addCreditCard': () => ({ body: { cardNumber: '5555555555554444' } }),
    'customerAccounts.addNzBankAccount': async (owner) => {
      await owner.query(
        `insert into app.accepted_account_type (community_id, business_id, account_type, accepted_since)
         values (10, 102, 'DIRECT_DEBIT_NZ', $1)`,
        [AT],
      );
      return {};
    },
    'customerAccounts.startExpiringCardExport': wholeExport,
    'customerAccounts.update': () => ({ body: { cardholderName: 'Robin Tester' } }),
  },
};
