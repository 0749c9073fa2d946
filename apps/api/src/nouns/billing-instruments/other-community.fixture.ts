import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const INSTRUMENT = 'billing/{communityId}/billing-instruments/{communityBillingInstrumentId}';

export const otherCommunity: OtherCommunity = {
  things: { [INSTRUMENT]: 4351 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.community_billing_instrument (community_id, id, billing_instrument_id, added_at)
       values (20, 4351, 5, $1)`,
      [testTime],
    );
  },
  // Of the whole community, and instruments are the same for all
  reach: () => Promise.resolve({ paths: { [INSTRUMENT]: null }, fields: { billingInstrumentIds: null } }),
};
