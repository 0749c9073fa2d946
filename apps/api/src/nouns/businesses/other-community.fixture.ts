import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'business/{businessId}': 201 },
  reach: () => Promise.resolve({ paths: { 'business/{businessId}': { own: 102, others: [101] } } }),
};
