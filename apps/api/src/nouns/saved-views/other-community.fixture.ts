import { insertSharedView } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'saved-views/{id}': 3001 },
  insert: (owner) => insertSharedView(owner, { communityId: 20, id: 3001 }),
  reach: () => Promise.resolve({ paths: { 'saved-views/{id}': null } }),
};
