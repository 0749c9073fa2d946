import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  // The key that api-keys makes
  things: { 'community-api-keys/{id}': 4101, 'community-api-keys/api-key/{id}': 4101 },
  // Belong to the whole community
  reach: () => Promise.resolve({ paths: { 'community-api-keys/{id}': null, 'community-api-keys/api-key/{id}': null } }),
};
