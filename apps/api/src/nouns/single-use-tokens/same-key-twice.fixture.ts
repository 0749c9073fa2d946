import type { SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  notMadeHere: { 'singleUseTokens.create': 'For keys alone: single-use-tokens.test.ts sends the same key twice.' },
};
