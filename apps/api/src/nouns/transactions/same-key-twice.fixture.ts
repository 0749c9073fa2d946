import { type SameKeyTwice, wholeExport } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'transactions.refund': () => ({ body: { principalAmount: '1.00' }, query: { validateOnly: false } }),
    'transactions.sendReceipt': async (owner) => {
      await owner.query('delete from app.notification_switch where community_id = 10');
      await owner.query('update app.customer set receives_email = true, email = $1 where id = 1031', ['c@example.com']);
      return {};
    },
    'transactions.startExport': wholeExport,
  },
  notMadeHere: {
    'transactions.refund':
      'The network must know the payment: transactions.test.ts, "with one key at once give back once".',
    'transactions.void': 'The network must know the payment; the same two steps as a refund.',
  },
};
