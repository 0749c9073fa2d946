import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: {},
  reach: () =>
    Promise.resolve({ inputs: { 'payments.take': { query: { validateOnly: true }, body: { amount: '12.50' } } } }),
};
