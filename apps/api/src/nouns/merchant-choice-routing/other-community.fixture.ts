import { insertAuMerchant } from '../settlement-accounts/settlement-accounts.fixture.ts';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const ACCOUNT = 'business-settlement-accounts/{businessId}/{accountId}';
const COMMUNITY = 'merchant-choice-routing/{communityId}';
const ids = { others: 4295, own: 4296, of101: 4297 };

export const otherCommunity: OtherCommunity = {
  things: { [ACCOUNT]: ids.others, [COMMUNITY]: 20 },
  insert: async (owner) => {
    const merchantId = '22819002';
    await insertAuMerchant(owner, { id: ids.others, merchantId, businessId: 201, communityId: 20 });
    await insertAuMerchant(owner, { id: ids.own, merchantId, businessId: 102 });
    await insertAuMerchant(owner, { id: ids.of101, merchantId: '22819003', businessId: 101 });
  },
  reach: () =>
    Promise.resolve({
      paths: { [ACCOUNT]: { own: ids.own, others: [ids.of101, ids.others] }, [COMMUNITY]: null },
      // Those of a business out of reach are as ones that are not there
      fields: { 'configurations[].merchantId': null, 'configurations[].supplierCode': null },
    }),
};
