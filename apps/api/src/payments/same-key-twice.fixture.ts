import type { SameKeyTwice } from '../testing/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'payments.take': () => ({ query: { validateOnly: false } }),
  },
};
