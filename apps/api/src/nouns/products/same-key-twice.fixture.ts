import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    // Switched on, because calls of other nouns need it afterwards
    'products.updateConfig': async (owner) => {
      await owner.query(
        `update app.community_product set enabled = false where community_id = 10 and product = 'PAYID'`,
      );
      return { params: { communityId: 10 }, body: { payid: true } };
    },
  },
};
