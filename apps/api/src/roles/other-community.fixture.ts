import type { OtherCommunity } from '../testing/other-community.ts';

export const otherCommunity: OtherCommunity = {
  things: { 'roles/{roleId}': 3902 },
  insert: async (owner) => {
    await owner.query(
      `insert into app.role (id, scope, community_id, code, name, created_at, updated_at)
       values (3902, 'COMMUNITY', 20, 'role-3902', 'Role of community 20', $1, $1)`,
      ['2026-11-20T09:00:00.000Z'],
    );
  },
};
