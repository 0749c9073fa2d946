import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'transactions/{receiptNumber}': '9200000001' },
  insert: async (owner) => {
    await insertTransaction(owner, { communityId: 20, businessId: 201 }, { receipt_number: '9200000001' });
  },
};
