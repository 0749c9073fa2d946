import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'my-profile/sessions/{sessionId}': 1 },
  reach: () => Promise.resolve({ paths: { 'my-profile/sessions/{sessionId}': null } }),
};
