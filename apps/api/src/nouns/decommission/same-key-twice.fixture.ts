import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'decommission.decommissionCommunity':
      'It ends the community of the other checks; decommission.test.ts sends it twice.',
  },
};
