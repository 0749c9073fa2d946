import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    'userAuthorisations.reject': async (owner, userId) => {
      const { rows } = await owner.query<{ id: number }>(
        `insert into app.proposal (community_id, audience, kind, object_type, object_key, title, change_type, change,
           change_hash, base_hash, differences, requested_by, requested_by_name, requested_by_login, requested_at, expires_at)
         select null, 'STAFF', 'administrators.create', 'system-user', 'login rejected', 'Create', 'Create administrator',
           '{"loginName": "rejected", "fullName": "Rejected", "emailAddress": "r@example.com", "employeeNumber": "", "roleIds": [1]}',
           '', '', '[]', id, full_name, login_name, $2, $2::timestamptz + interval '7 days'
         from app.system_user where kind = 'STAFF' and id < $1 order by id desc limit 1 returning id`,
        [userId, AT],
      );
      return { params: { pendingSystemUserId: Number(rows[0]?.id) }, body: { reason: 'Not needed' } };
    },
  },
  notMadeHere: {
    'userAuthorisations.approve': 'Runs in `change` as the others; needs a request of a second user.',
  },
};
