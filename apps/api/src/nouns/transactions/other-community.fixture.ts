import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'transactions/{receiptNumber}': '9200000001' },
  insert: async (owner) => {
    await insertTransaction(owner, { communityId: 20, businessId: 201 }, { receipt_number: '9200000001' });
  },
  reach: async ({ owner }) => {
    const next = { receipt_number: '9200000002', customer_id: 1001 };
    await insertTransaction(owner, { communityId: 10, businessId: 101 }, next);
    const own = { receipt_number: '9200000003', customer_id: 1031 };
    await insertTransaction(owner, { communityId: 10, businessId: 102 }, own);
    const receipt = { own: '9200000003', others: ['9200000001', '9200000002'] };
    return { paths: { 'transactions/{receiptNumber}': receipt }, fields: { receiptNumber: receipt } };
  },
};
