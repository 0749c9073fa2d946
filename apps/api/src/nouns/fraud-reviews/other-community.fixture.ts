import type { OtherCommunity } from '../../testing/every-call/other-community.ts';
import { insertSuspendedPayment } from './suspended-payment.fixture.ts';

const theirs = '9200000021';
const next = '9200000022';
const own = '9200000023';

export const otherCommunity: OtherCommunity = {
  things: { 'fraud-reviews/{receiptNumber}': theirs },
  insert: (owner) =>
    insertSuspendedPayment(owner, { communityId: 20, businessId: 201 }, { receiptNumber: theirs, customerId: null }),
  reach: async ({ owner }) => {
    const businesses = [
      [101, next, 1001],
      [102, own, 1031],
    ] as const;
    for (const [businessId, receiptNumber, customerId] of businesses)
      await insertSuspendedPayment(owner, { communityId: 10, businessId }, { receiptNumber, customerId });
    return { paths: { 'fraud-reviews/{receiptNumber}': { own, others: [theirs, next] } } };
  },
};
