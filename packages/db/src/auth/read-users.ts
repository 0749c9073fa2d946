import { sql } from 'kysely';
import {
  build,
  preparedQuery,
  shapedQuery,
  criteriaOf,
  type GivenOf,
  type ValuesOf,
} from '../connect/prepared-query.ts';
import { readPage, type PageLimits, type PageOf } from '../connect/read-page.ts';
import type { Reader } from '../connect/reader.ts';
import { isUnused, unusedSince } from '../nouns/users/derive-user-status.ts';
import { containingWords } from '../connect/folded-text.ts';

const byEmail = preparedQuery('auth.users-by-email', (params: { email: string; since: string }) =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.community as c', 'c.id', 'u.community_id')
    .select([
      'u.id as userId',
      'u.login_name as loginName',
      'u.full_name as fullName',
      'u.email',
      'u.community_id as communityId',
      'c.name as communityName',
    ])
    .where((eb) => eb(eb.fn<string>('lower', ['u.email']), '=', params.email))
    .where('u.status', '=', 'ACTIVE')
    .where((eb) => eb.or([eb('u.kind', '=', 'STAFF'), eb('c.enabled', '=', true)]))
    .where((eb) => eb.not(isUnused(params.since)))
    .orderBy('u.id')
    .limit(10),
);

/** Users who can sign in and have this address, in any case; one address may serve several. Not those too long unused. */
export const listUsersByEmail = (db: Reader, email: string, now: Date) =>
  db.all(byEmail, { email: email.toLowerCase(), since: unusedSince(now) });

const profile = preparedQuery('auth.profile', (params: { userId: number }) =>
  build
    .selectFrom('app.system_user as u')
    .leftJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .select((eb) => [
      'u.id as systemUserId',
      'u.kind',
      'u.login_name as loginName',
      'u.full_name as fullName',
      'u.email',
      'u.phone_number as phoneNumber',
      'u.last_sign_in_at as lastSignInAt',
      'k.changed_at as passwordChangedAt',
      't.confirmed_at as secondFactorSince',
      eb
        .selectFrom('app.recovery_code as r')
        .select((inner) => inner.fn.countAll<number>().as('count'))
        .whereRef('r.user_id', '=', 'u.id')
        .where('r.used_at', 'is', null)
        .as('recoveryCodesLeft'),
    ])
    .where('u.id', '=', params.userId),
);

/** A user as the page My profile shows them. */
export const getProfile = (db: Reader, userId: number) => db.first(profile, { userId });

const roles = preparedQuery('auth.roles-of-user', (params: { userId: number }) =>
  build
    .selectFrom('app.user_role as ur')
    .innerJoin('app.role as r', 'r.id', 'ur.role_id')
    .leftJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'ur.community_id').onRef('b.id', '=', 'ur.business_id'),
    )
    .select(['r.name as roleName', 'b.name as businessName'])
    .where('ur.user_id', '=', params.userId)
    .orderBy('r.name')
    .orderBy('b.name')
    .orderBy('ur.id'),
);

/** Names of the roles a user holds, and the business each is held in. */
export const listRolesOfUser = (db: Reader, userId: number) => db.all(roles, { userId });

interface ViewableCriteria {
  /** Null: every community (staff). */
  communityId: number | null;
  query: string;
  /** The viewer's own restriction: only users restricted to businesses among these; null means none. */
  businessIds: readonly number[] | null;
}
type ViewableGiven = GivenOf<ViewableCriteria>;
interface ViewableParams extends Omit<ValuesOf<ViewableCriteria>, 'query'> {
  /** Patterns for LIKE, folded: all of them. */
  patterns: readonly string[];
  except: number;
}

/** Client users that can be viewed as: enabled, never staff. */
const viewable = (given: ViewableGiven, params: ViewableParams) =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.community as c', 'c.id', 'u.community_id')
    .where('u.kind', '=', 'CLIENT')
    .where('u.status', '=', 'ACTIVE')
    .where('u.id', '<>', params.except)
    .$if(given.communityId, (query) => query.where('u.community_id', '=', params.communityId))
    .$if(given.query, (query) =>
      query.where(
        sql<boolean>`app.fold(u.full_name || ' ' || u.login_name || ' ' || u.email) like all (${params.patterns}::text[])`,
      ),
    )
    .$if(given.businessIds, (query) =>
      query.where(
        sql<boolean>`exists (select from app.user_business ub where ub.user_id = u.id and ub.business_id = any(${params.businessIds}::bigint[]))`,
      ),
    );

const viewableRows = shapedQuery('view-as.users', (given: ViewableGiven, params: ViewableParams & PageLimits) =>
  viewable(given, params)
    .select([
      'u.id as systemUserId',
      'u.login_name as loginName',
      'u.full_name as fullName',
      'u.email',
      'c.id as communityId',
      'c.name as communityName',
    ])
    .orderBy('u.full_name')
    .orderBy('u.id')
    .limit(params.limit)
    .offset(params.offset),
);

/** Rows that are counted exactly for staff over all communities. */
const COUNTED = 10_000;

const viewableCount = shapedQuery('view-as.users-count', (given: ViewableGiven, params: ViewableParams) =>
  build
    .selectFrom(
      viewable(given, params)
        .select('u.id')
        .limit(COUNTED + 1)
        .as('found'),
    )
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export interface ViewableUsers extends ViewableCriteria, PageOf {
  /** The viewer. */
  except: number;
}

/** A page of the users that a user can view as, by name. Scope auth. */
export async function listViewableUsers(db: Reader, { communityId, query, businessIds, except, ...at }: ViewableUsers) {
  const { given, values } = criteriaOf({ communityId, query, businessIds });
  const params = { ...values, patterns: containingWords(query), except };
  const found = await readPage(db, { rows: viewableRows(given), count: viewableCount(given) }, params, at);
  const { recordsCount } = found;
  return { ...found, recordsCount: Math.min(recordsCount, COUNTED), recordsCountCapped: recordsCount > COUNTED };
}

const viewTarget = preparedQuery('view-as.target', (params: { userId: number }) =>
  build
    .selectFrom('app.system_user as u')
    .innerJoin('app.community as c', 'c.id', 'u.community_id')
    .select((eb) => [
      'u.id as systemUserId',
      'u.full_name as fullName',
      'u.login_name as loginName',
      'c.id as communityId',
      eb
        .selectFrom('app.user_business as ub')
        .select(sql<number[] | null>`array_agg(ub.business_id order by ub.business_id)`.as('ids'))
        .whereRef('ub.user_id', '=', 'u.id')
        .as('businessIds'),
    ])
    .where('u.id', '=', params.userId)
    .where('u.kind', '=', 'CLIENT')
    .where('u.status', '=', 'ACTIVE'),
);

/** A client user who can be viewed as; undefined for staff, the disabled and no one. */
export const getViewTarget = (db: Reader, userId: number) => db.first(viewTarget, { userId });
