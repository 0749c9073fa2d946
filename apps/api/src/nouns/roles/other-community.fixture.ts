import type { Client } from 'pg';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

const insert = (owner: Client, communityId: number, roleId: number, scope = 'COMMUNITY') =>
  owner.query(
    `insert into app.role (id, scope, community_id, code, name, created_at, updated_at)
     values ($2::bigint, $3, $1, 'role-' || $2::bigint, 'Role ' || $2::bigint, $4, $4)`,
    [communityId, roleId, scope, '2026-11-20T09:00:00.000Z'],
  );

export const otherCommunity: OtherCommunity = {
  things: { 'roles/{roleId}': 3902 },
  insert: async (owner) => {
    await insert(owner, 20, 3902);
  },
  reach: async ({ owner }) => {
    await insert(owner, 10, 3903);
    await insert(owner, 10, 3904, 'SUPPLIER_BUSINESS');
    const role = { own: 3903, others: [3902] };
    return {
      paths: { 'roles/{roleId}': null },
      fields: { roleId: role, roleIds: role, 'businessRoles[].roleId': { own: 3904, others: [3902] } },
    };
  },
};
