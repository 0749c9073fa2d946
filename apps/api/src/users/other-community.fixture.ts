import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'users/{userId}': 3901 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
       values (3901, 'CLIENT', 20, 'user-3901', 'User of community 20', 'user-3901@example.com', $1, $1)`,
      ['2026-11-20T09:00:00.000Z'],
    );
  },
};
