import type { Client } from 'pg';
import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

/** A request of another administrator to add one. */
async function request(owner: Client, userId: number, loginName: string) {
  const { rows } = await owner.query<{ id: number }>(
    `insert into app.proposal (community_id, audience, kind, object_type, object_key, title, change_type, change,
       change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
     select null, 'STAFF', 'administrators.create', 'system-user', 'login ' || $3::text, 'Create', 'Create administrator',
       jsonb_build_object('loginName', $3::text, 'fullName', 'Requested', 'emailAddress', 'r@example.com', 'employeeNumber', '',
         'roleIds', '[1]'::jsonb),
       '', '', '[]', id, full_name, login_name, $2, $2::timestamptz + interval '7 days'
     from app.system_user where kind = 'STAFF' and id < $1 order by id desc limit 1 returning id`,
    [userId, AT, loginName],
  );
  return { params: { pendingSystemUserId: Number(rows[0]?.id) } };
}

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'userAuthorisations.approve': (owner, userId) => request(owner, userId, 'approved'),
    'userAuthorisations.reject': async (owner, userId) => {
      const { params } = await request(owner, userId, 'rejected');
      return { params, body: { reason: 'Not needed' } };
    },
  },
  notMadeHere: {
    'userAuthorisations.approve': 'Runs in `change` as the others; needs a role that can be given.',
  },
};
