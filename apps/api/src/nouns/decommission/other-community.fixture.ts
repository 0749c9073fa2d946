import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'communities/{communityId}': 20 },
  // Staff reach every community
  reach: () => Promise.resolve({ paths: { 'communities/{communityId}': null } }),
};
