import type { User } from '@quickportal/contracts/users/user';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';
import { statusAt } from './derive-user-status.ts';

/** What an administrator decides about a user; the phone number is null where there is none. */
export const userDetailColumns = {
  fullName: 'full_name',
  email: 'email',
} as const satisfies ColumnMap;

const plainColumns = {
  ...userDetailColumns,
  systemUserId: 'id',
  loginName: 'login_name',
  lastSignInAt: 'last_sign_in_at',
  createdAt: 'created_at',
  version: 'version',
} as const satisfies ColumnMap;

/** Users with credential (`k`) and second factor (`t`), nothing selected yet. */
export const usersFrom = () =>
  build
    .selectFrom('app.system_user as u')
    .leftJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .where('u.kind', '=', 'CLIENT');

const heldRoles = sql<User['roles']>`(
  select coalesce(jsonb_agg(jsonb_build_object('roleId', r.id, 'roleName', r.name, 'businessId', ur.business_id,
    'businessName', b.name) order by r.name, b.name, ur.id), '[]')
  from app.user_role ur join app.role r on r.id = ur.role_id
  left join app.business b on b.community_id = ur.community_id and b.id = ur.business_id
  where ur.user_id = u.id)`;

const restrictedTo = sql<User['businesses']>`(
  select coalesce(jsonb_agg(jsonb_build_object('businessId', b.id, 'businessName', b.name) order by b.name, b.id), '[]')
  from app.user_business ub join app.business b on b.community_id = ub.community_id and b.id = ub.business_id
  where ub.user_id = u.id)`;

/** What is selected of a user. */
export const userColumns = (at: { now: unknown; since: unknown }) =>
  [
    ...selected('u', plainColumns),
    sql<string>`coalesce(u.phone_number, '')`.as('phoneNumber'),
    statusAt(at).as('status'),
    sql<boolean>`(u.last_sign_in_at is null and coalesce(k.must_change, false))`.as('invitationPending'),
    sql<boolean>`(t.user_id is not null)`.as('secondFactorEnabled'),
    heldRoles.as('roles'),
    restrictedTo.as('businesses'),
  ] as const;

/** Keeps to users who are restricted to businesses among these. */
export const withinBusinesses = (businessIds: unknown) =>
  sql<boolean>`exists (select from app.user_business ub where ub.user_id = u.id and ub.business_id = any(${businessIds}::bigint[]))`;
