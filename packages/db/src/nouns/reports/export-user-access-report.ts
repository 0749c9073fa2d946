import { sql } from 'kysely';
import { statusAt, unusedSince } from '../users/derive-user-status.ts';
import { reportOf, textColumns, timeText, type ReportQuery } from './report-query.ts';

const columns = textColumns({
  LoginName: 'u.login_name',
  FullName: 'u.full_name',
  EmailAddress: 'u.email',
  Status: 'u.status_now',
  Role: 'g.role_name',
  AccessScope: `case g.role_scope when 'COMMUNITY' then 'Community' when 'SUPPLIER_BUSINESS' then 'Supplier Business'
    when 'BUSINESS' then 'Business' end`,
  BusinessCode: 'g.business_code',
  SecondFactor: `case when u.has_totp then 'TOTP' end`,
  CreatedDate: 'u.created_at::date',
  RoleGrantedDate: 'g.granted_at::date',
  RoleGrantedBy: `(select by.login_name from app.user_administration x join app.system_user by on by.id = x.administered_by
    where x.user_id = u.id and x.at = g.granted_at order by x.id limit 1)`,
  LastSignIn: timeText('u.last_sign_in_at'),
  // When a user was disabled is in the audit trail; nothing else changes a disabled user
  DisabledDate: `case when u.status = 'DISABLED' then u.updated_at::date end`,
});

/**
 * Users of a community and their roles as far as they existed by the end of a month, which its first day gives. Scope
 * auth, which alone reads credentials.
 */
export const exportUserAccessReport = (communityId: number, month: string, now: Date): ReportQuery =>
  reportOf(
    columns,
    { kind: 'auth' },
    sql`from (
        select u.*, ${statusAt({ now: sql.lit(now.toISOString()), since: sql.lit(unusedSince(now)) })} as status_now,
          exists (select from app.totp t where t.user_id = u.id and t.confirmed_at is not null) as has_totp
        from app.system_user u left join app.credential k on k.user_id = u.id
        where u.kind = 'CLIENT' and u.community_id = ${communityId}
          and u.created_at < (${month}::date + interval '1 month')::timestamptz
      ) u
      left join lateral (
        select o.name as role_name, o.scope as role_scope, b.code as business_code, ur.granted_at
        from app.user_role ur
        join app.role o on o.id = ur.role_id
        left join app.business b on b.community_id = ur.community_id and b.id = ur.business_id
        where ur.user_id = u.id and ur.granted_at < (${month}::date + interval '1 month')::timestamptz
      ) g on true
      order by u.login_name, g.role_name, g.business_code, u.id`,
  );
