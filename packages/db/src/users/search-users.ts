import { sql } from 'kysely';
import { containing } from '../connect/folded-text.ts';
import { build, shapedQuery } from '../connect/prepared-query.ts';
import type { Reader } from '../connect/reader.ts';
import { statusAt, unusedSince, type UserStatus } from './user-status.ts';
import { userColumns, type UserRow, usersFrom, withinBusinesses } from './user-row.ts';

type Sort = 'fullName' | 'loginName' | 'status' | 'lastSignInAt';

interface Shape {
  search: boolean;
  status: boolean;
  role: boolean;
  restricted: boolean;
}
interface Params {
  communityId: number;
  pattern: string;
  status: string;
  roleId: number;
  businessIds: readonly number[];
  now: string;
  since: string;
  limit: number;
  offset: number;
}

const matching = ({ search, status, role, restricted }: Shape, params: Params) =>
  usersFrom()
    .where('u.community_id', '=', params.communityId)
    .$if(search, (query) =>
      query.where(
        sql<boolean>`app.fold(concat_ws(' ', u.full_name, u.login_name, u.email, u.phone_number)) like ${params.pattern}`,
      ),
    )
    .$if(status, (query) => query.where(statusAt(params), '=', sql<UserStatus>`${params.status}`))
    .$if(role, (query) =>
      query.where((eb) =>
        eb.exists(
          eb
            .selectFrom('app.user_role as h')
            .select('h.id')
            .whereRef('h.user_id', '=', 'u.id')
            .where('h.role_id', '=', params.roleId),
        ),
      ),
    )
    .$if(restricted, (query) => query.where(withinBusinesses(params.businessIds)));

const order = {
  fullName: sql`app.fold(u.full_name)`,
  loginName: sql`u.login_folded`,
  status: sql`status`,
  lastSignInAt: sql`u.last_sign_in_at`,
} as const;

const page = shapedQuery('users.search', (shape: Shape & { sort: Sort; descending: boolean }, params: Params) =>
  matching(shape, params)
    .select(userColumns(params))
    .orderBy(order[shape.sort], (by) => (shape.descending ? by.desc().nullsLast() : by.asc().nullsFirst()))
    .orderBy('u.id')
    .limit(params.limit)
    .offset(params.offset),
);
const count = shapedQuery('users.search-count', (shape: Shape, params: Params) =>
  build
    .selectFrom(matching(shape, params).select('u.id').as('found'))
    .select((eb) => eb.fn.countAll<number>().as('count')),
);

export interface UserSearch {
  communityId: number;
  query?: string | undefined;
  status?: UserStatus | undefined;
  roleId?: number | undefined;
  /** Only users restricted to businesses among these; undefined: all. */
  businessIds?: readonly number[] | undefined;
  now: Date;
  sort: Sort | `-${Sort}`;
  page: number;
  pageSize: number;
}

/** A page of a community's client users, with the exact count. Scope auth. */
export async function searchUsers(db: Reader, wanted: UserSearch): Promise<{ items: UserRow[]; recordsCount: number }> {
  const { query = '', status, roleId, businessIds, now, sort, pageSize } = wanted;
  const shape: Shape = {
    search: query.trim() !== '',
    status: status !== undefined,
    role: roleId !== undefined,
    restricted: businessIds !== undefined,
  };
  const params: Params = {
    communityId: wanted.communityId,
    pattern: containing(query),
    status: status ?? '',
    roleId: roleId ?? 0,
    businessIds: businessIds ?? [],
    now: now.toISOString(),
    since: unusedSince(now),
    limit: pageSize,
    offset: (wanted.page - 1) * pageSize,
  };
  const descending = sort.startsWith('-');
  const by = (descending ? sort.slice(1) : sort) as Sort;
  const [items, counted] = await Promise.all([
    db.all(page({ ...shape, sort: by, descending }), params),
    db.first(count(shape), params),
  ]);
  return { items, recordsCount: counted?.count ?? 0 };
}
