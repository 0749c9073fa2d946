import type { User, UserStatus } from '@quickportal/contracts/users/user';
import type { UserSortField } from '@quickportal/contracts/users/user-list';
import { sql } from 'kysely';
import { readPhone } from '@quickportal/contracts/rules/contact/phone';
import { containingWords } from '../../connect/folded-text.ts';
import { build, criteriaOf, shapedQuery, type GivenOf, type ValuesOf } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { statusAt, unusedSince } from './derive-user-status.ts';
import { userColumns, usersFrom, withinBusinesses } from './select-user.ts';

interface Criteria {
  query?: string | undefined;
  /** Any of these. */
  status?: readonly UserStatus[] | undefined;
  /** Any of these. */
  roleIds?: readonly number[] | undefined;
  /** Only users restricted to businesses among these; undefined: all. */
  businessIds?: readonly number[] | undefined;
}
type Given = GivenOf<Criteria>;
interface Params extends Omit<ValuesOf<Criteria>, 'query'> {
  communityId: number;
  patterns: readonly string[];
  now: string;
  since: string;
}

const matching = (given: Given, params: Params) =>
  usersFrom()
    .where('u.community_id', '=', params.communityId)
    .$if(given.query, (query) =>
      query.where(
        sql<boolean>`app.fold(concat_ws(' ', u.full_name, u.login_name, u.email, u.phone_number, translate(u.phone_number, '+ ()-./', ''))) like all (${params.patterns}::text[])`,
      ),
    )
    .$if(given.status, (query) => query.where(statusAt(params), '=', sql<UserStatus>`any (${params.status}::text[])`))
    .$if(given.roleIds, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('app.user_role as h')
            .select('h.id')
            .whereRef('h.user_id', '=', 'u.id')
            .where(sql<boolean>`h.role_id = any (${params.roleIds}::bigint[])`),
        ),
      ),
    )
    .$if(given.businessIds, (query) => query.where(withinBusinesses(params.businessIds)));

const order = {
  fullName: sql`app.fold(u.full_name)`,
  loginName: sql`u.login_folded`,
  status: sql`status`,
  lastSignInAt: sql`u.last_sign_in_at`,
} as const;

interface Order {
  sort: UserSortField;
  descending: boolean;
}
const rows = shapedQuery('users.search', ({ sort, descending, ...given }: Given & Order, params: Params & PageLimits) =>
  matching(given, params)
    .select(userColumns(params))
    .orderBy(order[sort], (by) => (descending ? by.desc().nullsLast() : by.asc().nullsFirst()))
    .orderBy('u.id')
    .limit(params.limit)
    .offset(params.offset),
);
const count = shapedQuery('users.search-count', (given: Given, params: Params) =>
  build
    .selectFrom(matching(given, params).select('u.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export interface UserSearch extends Criteria, PageOf {
  communityId: number;
  now: Date;
  sort: UserSortField | `-${UserSortField}`;
}

/** A phone number is looked for without its country code and leading zero, as some are stored with them. */
function patternsOf(query: string): string[] {
  const phone = readPhone(query);
  return phone ? [`%${phone.national}%`] : containingWords(query);
}

/** A page of a community's client users, with the exact count. Scope auth. */
export function searchUsers(db: Reader, wanted: UserSearch): Promise<Page<User>> {
  const { communityId, query = '', status, roleIds, businessIds, now } = wanted;
  const { given, values } = criteriaOf({ query: query.trim(), status, roleIds, businessIds });
  const params = {
    ...values,
    communityId,
    patterns: patternsOf(query),
    now: now.toISOString(),
    since: unusedSince(now),
  };
  const descending = wanted.sort.startsWith('-');
  const sort = (descending ? wanted.sort.slice(1) : wanted.sort) as UserSortField;
  return readPage(db, { rows: rows({ ...given, sort, descending }), count: count(given) }, params, wanted);
}
