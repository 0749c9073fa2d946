import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'proposals.reject': () => ({ params: { proposalId: 4002 }, body: { reason: 'Not needed' } }),
  },
  notMadeHere: {
    'proposals.requestAgain': 'Runs in `change` as the others; needs a request that is out of date.',
    'proposals.approve': 'Runs in `change` as the others; needs a request of a second user.',
  },
};
