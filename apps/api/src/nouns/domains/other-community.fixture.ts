import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'domains/{communityIpId}': 4002 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.domain_whitelist (community_id, id, url, created_at) values (20, 4002, 'https://club.example.org', $1)`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () => Promise.resolve({ paths: { 'domains/{communityIpId}': null } }),
};
