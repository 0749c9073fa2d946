import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'community/{communityId}/products': 20 },
  // Staff reach every community
  reach: () => Promise.resolve({ paths: { 'community/{communityId}/products': null } }),
};
