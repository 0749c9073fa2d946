import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { insertAuBankAccount, setUpDirectEntry } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { insertPaymentTerm } from './payment-terms.fixture.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'paymentTerms.create': async (owner) => {
      await setUpDirectEntry(owner, 10);
      const accountId = await insertAuBankAccount(owner);
      return { params: { businessId: 101 }, body: { accountId, products: ['RECURRING'] } };
    },
    'paymentTerms.delete': async (owner) => {
      await setUpDirectEntry(owner, 10);
      const paymentTermId = await insertPaymentTerm(owner, { accountId: await insertAuBankAccount(owner) });
      return { params: { businessId: 101, paymentTermId } };
    },
  },
};
