import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'communities/{communityId}': 20 },
  reach: ({ owner }) =>
    Promise.resolve({
      paths: {
        'communities/{communityId}': { own: 10, others: [20] },
        'communities/{communityId}/fraud-guard-rules/{businessId}': { own: 102, others: [101, 201] },
      },
      // Again for each caller: one of the calls deletes them
      giveTo: async () => {
        await owner.query(
          `insert into app.fraud_guard_rules (community_id, business_id, created_at, updated_at)
           values (10, null, $1, $1), (10, 101, $1, $1), (10, 102, $1, $1), (20, 201, $1, $1) on conflict do nothing`,
          [testTime],
        );
      },
    }),
};
