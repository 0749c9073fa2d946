import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: {
    'fraudReviews.approve': 'The account must have a card: fraud-reviews.test.ts, "is sent once with one key".',
  },
};
