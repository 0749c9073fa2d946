import type { User } from '@quickportal/contracts/users/user';
import { sql } from 'kysely';
import { preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { unusedSince } from './derive-user-status.ts';
import { userColumns, usersFrom } from './select-user.ts';

/** A role as a user holds it, with its rights. */
export interface RoleRights {
  rights: string[];
  businessId: number | null;
}

/** A client user with everything an administrator sees. Times are ISO 8601 UTC. */
export interface UserDetailsRecord extends User {
  updatedAt: string;
  lockedUntil: string | null;
  passwordChangedAt: string | null;
  mustChangePassword: boolean;
  /** Until when a temporary password works. */
  passwordExpiresAt: string | null;
  secondFactorSince: string | null;
  openSessions: number;
  roleRights: RoleRights[];
}

const details = preparedQuery(
  'users.get',
  (params: { communityId: number; userId: number; now: string; since: string }) =>
    usersFrom()
      .select(userColumns(params))
      .select((eb) => [
        'u.updated_at as updatedAt',
        sql<string | null>`case when k.locked_until > ${params.now}::timestamptz then k.locked_until end`.as(
          'lockedUntil',
        ),
        'k.changed_at as passwordChangedAt',
        sql<boolean>`coalesce(k.must_change, false)`.as('mustChangePassword'),
        'k.expires_at as passwordExpiresAt',
        't.confirmed_at as secondFactorSince',
        eb
          .selectFrom('app.session as s')
          .select((inner) => inner.fn.countAll<number>().as('count'))
          .whereRef('s.user_id', '=', 'u.id')
          .where('s.ended_at', 'is', null)
          .where('s.stage', '=', 'ACTIVE')
          .where('s.absolute_expires_at', '>', params.now)
          .as('openSessions'),
        sql<RoleRights[]>`(
          select coalesce(jsonb_agg(jsonb_build_object('rights', string_to_array(r.rights, ','), 'businessId', ur.business_id)), '[]')
          from app.user_role ur join app.role r on r.id = ur.role_id where ur.user_id = u.id)`.as('roleRights'),
      ])
      .where('u.community_id', '=', params.communityId)
      .where('u.id', '=', params.userId),
);

/** A client user of the community; undefined for staff, users of other communities and no one. Scope auth. */
export const getUser = (
  db: Reader,
  { communityId, userId, now }: { communityId: number; userId: number; now: Date },
): Promise<UserDetailsRecord | undefined> =>
  db.first(details, {
    communityId,
    userId,
    now: now.toISOString(),
    since: unusedSince(now),
  }) as Promise<UserDetailsRecord | undefined>;

/**
 * Lets one change of a community's users and roles happen at a time until the transaction ends, so that of two
 * administrators who disable each other one is left.
 */
export async function lockUsers(trx: WriteTransaction, communityId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`users ${communityId}`}, 7201120006))`.execute(trx);
}

/** How many users can sign in and change users everywhere in the community. */
export async function countAdministrators(trx: WriteTransaction, communityId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from app.system_user u
    where u.community_id = ${communityId} and u.kind = 'CLIENT' and u.status = 'ACTIVE'
      and greatest(u.created_at, u.last_sign_in_at, u.active_since) >= ${unusedSince(now)}::timestamptz
      and not exists (select from app.user_business ub where ub.user_id = u.id)
      and exists (select from app.user_role ur join app.role r on r.id = ur.role_id
        join app.role_right rr on rr.role_id = r.id and rr.right_code = 'MANAGE_USERS'
        where ur.user_id = u.id and ur.business_id is null and r.scope = 'COMMUNITY')`.execute(trx);
  return rows[0]?.count ?? 0;
}
