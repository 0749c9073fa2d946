import { insertExport } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'exports/{exportId}': 4801 },
  insert: (owner) => insertExport(owner, { communityId: 20, id: 4801 }),
};
