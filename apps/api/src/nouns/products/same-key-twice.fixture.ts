import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'products.updateConfig': () => ({ params: { communityId: 10 }, body: { payid: false, confirm: true } }),
  },
};
