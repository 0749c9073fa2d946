import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: {
    'billing/{communityId}/revenue/{revenueKey}': 4301,
    'billing/{communityId}/revenue/{feeType}': 'ESTAB',
    'billing/{communityId}/revenue/{feeType}/{communityRevenueId}': 4301,
  },
  insert: async (owner) => {
    await owner.query(
      `insert into app.expected_revenue (community_id, id, fee_type, sold_product, sold_item, first_month, created_on,
         created_at, updated_at)
       values (20, 4301, 'ESTAB', 'QuickBatch', 'Establishment fee', '2026-11-01', '2026-11-20', $1, $1)`,
      [testTime],
    );
    await owner.query(
      `insert into app.expected_revenue_amount (community_id, expected_revenue_id, from_month, amount)
       values (20, 4301, '2026-11-01', 25000)`,
    );
  },
  // Of the whole community, which staff reach
  reach: () =>
    Promise.resolve({
      paths: {
        'billing/{communityId}/revenue/{revenueKey}': null,
        'billing/{communityId}/revenue/{feeType}/{communityRevenueId}': null,
      },
    }),
};
