import { sql } from 'kysely';
import { build } from '../connect/prepared-query.ts';
import { statusAt, type UserStatus } from './user-status.ts';

/** A role held by a user; business null: everywhere. */
export interface HeldRole {
  roleId: number;
  roleName: string;
  businessId: number | null;
  businessName: string | null;
}

/** A client user as lists show them. Times are ISO 8601 UTC. */
export interface UserRow {
  systemUserId: number;
  loginName: string;
  fullName: string;
  email: string;
  phoneNumber: string;
  status: UserStatus;
  /** Never signed in, and the temporary password still has to be changed. */
  invitationPending: boolean;
  secondFactorEnabled: boolean;
  lastSignInAt: string | null;
  roles: HeldRole[];
  /** Supplier businesses the user is restricted to; none means all. */
  businesses: { businessId: number; businessName: string }[];
  createdAt: string;
  version: number;
}

/** Users with credential (`k`) and second factor (`t`), nothing selected yet. */
export const usersFrom = () =>
  build
    .selectFrom('app.system_user as u')
    .leftJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .where('u.kind', '=', 'CLIENT');

const heldRoles = sql<HeldRole[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('roleId', r.id, 'roleName', r.name, 'businessId', ur.business_id,
    'businessName', b.name) order by r.name, b.name, ur.id), '[]')
  from app.user_role ur join app.role r on r.id = ur.role_id
  left join app.business b on b.community_id = ur.community_id and b.id = ur.business_id
  where ur.user_id = u.id)`;

const restrictedTo = sql<UserRow['businesses']>`(
  select coalesce(jsonb_agg(jsonb_build_object('businessId', b.id, 'businessName', b.name) order by b.name, b.id), '[]')
  from app.user_business ub join app.business b on b.community_id = ub.community_id and b.id = ub.business_id
  where ub.user_id = u.id)`;

/** The columns of UserRow. */
export const userColumns = (at: { now: unknown; since: unknown }) =>
  [
    'u.id as systemUserId',
    'u.login_name as loginName',
    'u.full_name as fullName',
    'u.email',
    sql<string>`coalesce(u.phone_number, '')`.as('phoneNumber'),
    statusAt(at).as('status'),
    sql<boolean>`(u.last_sign_in_at is null and coalesce(k.must_change, false))`.as('invitationPending'),
    sql<boolean>`(t.user_id is not null)`.as('secondFactorEnabled'),
    'u.last_sign_in_at as lastSignInAt',
    heldRoles.as('roles'),
    restrictedTo.as('businesses'),
    'u.created_at as createdAt',
    'u.version',
  ] as const;

/** Keeps to users who are restricted to businesses among these. */
export const withinBusinesses = (businessIds: unknown) =>
  sql<boolean>`exists (select from app.user_business ub where ub.user_id = u.id and ub.business_id = any(${businessIds}::bigint[]))`;
