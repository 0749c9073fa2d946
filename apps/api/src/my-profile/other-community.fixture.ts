import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = { things: { 'my-profile/sessions/{sessionId}': 1 } };
