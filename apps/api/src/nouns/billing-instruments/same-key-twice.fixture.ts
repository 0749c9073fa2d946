import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'billingInstruments.addBillingInstruments': () => ({
      params: { communityId: 10 },
      body: { billingInstrumentIds: [5] },
    }),
    'billingInstruments.removeBillingInstrument': async (owner) => {
      const { rows } = await owner.query<{ id: string }>(
        `insert into app.community_billing_instrument (community_id, billing_instrument_id, added_at)
         values (10, 6, $1) returning id`,
        [AT],
      );
      return { params: { communityId: 10, communityBillingInstrumentId: Number(rows[0]?.id) } };
    },
  },
};
