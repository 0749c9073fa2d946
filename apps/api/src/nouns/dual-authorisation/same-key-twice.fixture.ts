import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'dualAuthorisation.update': 'Runs in `change` as the others; needs two users who can approve for each other.',
  },
};
