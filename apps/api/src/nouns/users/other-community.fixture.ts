import type { Client } from 'pg';
import { PASSWORD } from '../../testing/test-browser.ts';
import type { OtherCommunity } from '../../testing/every-call/other-community.ts';

async function insert(owner: Client, communityId: number, userId: number, businessIds: readonly number[] = []) {
  await owner.query(
    `insert into app.system_user (id, kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($2::bigint, 'CLIENT', $1, 'user-' || $2::bigint, 'User ' || $2::bigint, 'user-' || $2::bigint || '@example.com', $3, $3)`,
    [communityId, userId, '2026-11-20T09:00:00.000Z'],
  );
  await owner.query(
    'insert into app.user_business (community_id, user_id, business_id) select $1, $2, unnest($3::bigint[])',
    [communityId, userId, businessIds],
  );
}

const held = { roleIds: [3903], businessRoles: [], businessIds: [102], password: PASSWORD };

export const otherCommunity: OtherCommunity = {
  things: { 'users/{userId}': 3901 },
  insert: (owner) => insert(owner, 20, 3901),
  reach: async ({ owner }) => {
    await insert(owner, 10, 3911, [102]);
    await insert(owner, 10, 3912, [101]);
    await insert(owner, 10, 3913);
    const user = { own: 3911, others: [3901, 3912, 3913] };
    return {
      paths: { 'users/{userId}': user },
      fields: {
        systemUserId: user,
        communityId: { own: 10, others: [20] },
        businessIds: { own: 102, others: [101, 201] },
      },
      inputs: {
        'users.create': { body: { ...held, loginName: 'new.clerk', fullName: 'New Clerk', email: 'new@example.com' } },
        'users.updateDetails': { body: { ...held, fullName: 'Clerk', email: 'clerk@example.com' } },
      },
    };
  },
};
