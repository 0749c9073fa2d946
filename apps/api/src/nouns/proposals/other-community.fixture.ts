import { insertFacilityProposal } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'proposals/{proposalId}': 4001 },
  insert: (owner) => insertFacilityProposal(owner, { communityId: 20, id: 4001 }),
  reach: async ({ owner }) => {
    for (const [id, businessId] of [
      [4002, 101],
      [4003, 102],
    ] as const) {
      await insertFacilityProposal(owner, { communityId: 10, id });
      const change = { transactionId: 1, businessId, receiptNumber: '1', principalAmount: '1.00', reason: 'Twice' };
      await owner.query(
        `update app.proposal set kind = 'transactions.refund', business_id = $2, object_key = id::text, change = $3 where id = $1`,
        [id, businessId, JSON.stringify(change)],
      );
    }
    return {
      // Its transaction is not there: asking again ends at the version
      inputs: { 'proposals.requestAgain': { body: { version: 2_147_483_647 } } },
      paths: { 'proposals/{proposalId}': { own: 4003, others: [4001, 4002] } },
      giveTo: async (userId) => {
        await owner.query('update app.proposal set requested_by = $1 where id = 4003', [userId]);
      },
    };
  },
};
