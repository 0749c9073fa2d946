import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'ip-addresses/{communityIpId}': 4001 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.ip_whitelist (community_id, id, network, created_at) values (20, 4001, '198.51.100.0/24', $1)`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () => Promise.resolve({ paths: { 'ip-addresses/{communityIpId}': null } }),
};
