import { sql } from 'kysely';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';

/** Who has a login name already, with what an upload would change. */
export interface UserWithLogin {
  userId: number;
  /** In small letters. */
  login: string;
  kind: 'STAFF' | 'CLIENT';
  communityId: number | null;
  fullName: string;
  email: string;
  phone: string;
  /** Roles as `12@100`, or `12@` where they are held everywhere; sorted. */
  roles: string[];
  /** Businesses that the user is kept to, sorted. */
  businessIds: number[];
  roleRights: { rights: string[]; businessId: number | null }[];
}

const byLogins = preparedSql(
  'user-uploads.users-by-login',
  ({ logins }: { logins: readonly string[] }) => sql<UserWithLogin>`
    select u.id as "userId", u.login_folded as "login", u.kind, u.community_id as "communityId",
      u.full_name as "fullName", u.email, coalesce(u.phone_number, '') as "phone",
      coalesce((select array_agg(ur.role_id || '@' || coalesce(ur.business_id::text, '') order by ur.role_id, ur.business_id)
        from app.user_role ur where ur.user_id = u.id), '{}') as "roles",
      coalesce((select array_agg(ub.business_id order by ub.business_id)
        from app.user_business ub where ub.user_id = u.id), '{}') as "businessIds",
      coalesce((select jsonb_agg(jsonb_build_object('rights', string_to_array(r.rights, ','), 'businessId', ur.business_id))
        from app.user_role ur join app.role r on r.id = ur.role_id where ur.user_id = u.id), '[]') as "roleRights"
    from app.system_user u where u.login_folded = any (${logins}::text[])`,
);

/** The users of the portal who have one of these login names, in small letters. Scope auth. */
export const listUsersByLogin = (db: Reader, logins: readonly string[]): Promise<UserWithLogin[]> =>
  db.all(byLogins, { logins });

const heldRoles = preparedSql(
  'user-uploads.held-roles',
  ({ userId }: { userId: number }) => sql<{ roleId: number; businessId: number | null }>`
    select role_id as "roleId", business_id as "businessId" from app.user_role where user_id = ${userId}`,
);

/** The roles that a user holds, and where; null is everywhere. Scope auth. */
export const listHeldRoles = (db: Reader, userId: number) => db.all(heldRoles, { userId });
