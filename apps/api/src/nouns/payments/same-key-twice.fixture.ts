import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'payments.take': () => ({ query: { validateOnly: false } }),
  },
};
