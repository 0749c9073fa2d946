import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const OTHER = 'sut_of_community_20_4201';

export const otherCommunity: OtherCommunity = {
  things: { 'community/{communityId}': 20, 'community/{communityId}/single-use-tokens/{id}': OTHER },
  insert: async (owner) => {
    await owner.query(
      `insert into app.payment_token (community_id, business_id, id, single_use_token_id, account_type, masked_number, created_at, expires_at)
       values (20, 201, 4201, $2, 'CREDIT_CARD', '411111......1111', $1, $1)`,
      [testTime, OTHER],
    );
  },
  reach: async ({ owner }) => {
    const insert = async (id: string, businessId: number) => {
      await owner.query(
        `insert into app.payment_token (community_id, business_id, single_use_token_id, account_type, masked_number, created_at, expires_at)
         values (10, $2, $3, 'CREDIT_CARD', '411111......1111', $1, $1)`,
        [testTime, businessId, id],
      );
      return id;
    };
    const own = await insert('sut_of_business_102', 102);
    const others = [await insert('sut_of_business_101', 101), OTHER];
    return {
      paths: {
        'community/{communityId}': { own: 10, others: [20] },
        'community/{communityId}/single-use-tokens/{id}': { own, others },
      },
      fields: { singleUseTokenId: { own, others }, supplierBusinessCode: null },
    };
  },
};
