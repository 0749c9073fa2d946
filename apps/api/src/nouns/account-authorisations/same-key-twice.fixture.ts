import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'accountAuthorisations.approve': 'Runs in `change` as the others; needs a request of a second user.',
    'accountAuthorisations.reject': 'Runs in `change` as `userAuthorisations.reject` does.',
  },
};
