import { insertFacilityProposal } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'proposals/{proposalId}': 4001 },
  insert: (owner) => insertFacilityProposal(owner, { communityId: 20, id: 4001 }),
};
