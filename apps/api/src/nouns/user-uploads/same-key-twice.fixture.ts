import { AT, type SameKeyTwice } from '../../testing/every-call/same-key-twice.ts';
import { PASSWORD } from '../../testing/test-browser.ts';

export const sameKeyTwice: SameKeyTwice = {
  ready: {
    // Facility users give the roles that they hold themselves
    'userUploads.save': async (owner) => {
      await owner.query(
        `insert into app.user_role (user_id, role_id, community_id, granted_at)
         select u.id, 3903, 10, $1 from app.system_user u where u.community_id = 10 and u.kind = 'CLIENT'
           and exists (select from app.user_role ur join app.role_right rr on rr.role_id = ur.role_id
             where ur.user_id = u.id and rr.right_code = 'MANAGE_USERS')
           and not exists (select from app.user_role ur where ur.user_id = u.id and ur.role_id = 3903)`,
        [AT],
      );
      const user = { loginName: 'bulk.twice', fullName: 'Bulk Twice', email: 'twice@example.com', phone: '' };
      return {
        body: { userDetails: [user], businessId: 102, systemRoleIds: [3903], userPassword: PASSWORD },
      };
    },
  },
};
