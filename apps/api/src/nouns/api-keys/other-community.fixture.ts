import { testTime } from '@quickportal/db/testing/test-rows';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'api-keys/{id}': 4101 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.api_key (community_id, id, name, security_code, key_hash, key_hint, expires_at, created_by, created_at, updated_at)
       values (20, 4101, 'Club app', 'SECRET', sha256('a key of community 20'), 'qp_sec_20_…k4Zq', '2027-11-20', 'Anahera Rewi', $1, $1)`,
      [testTime],
    );
  },
  // Belongs to the whole community
  reach: () => Promise.resolve({ paths: { 'api-keys/{id}': null } }),
};
