import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'serviceMessages.resend': 'No noun sends service messages yet.',
  },
};
