import type { Administrator } from '@quickportal/contracts/administrators/administrator';
import type { AdministratorSortField } from '@quickportal/contracts/administrators/administrator-list';
import { sql } from 'kysely';
import { selected, type ColumnMap } from '../../connect/entity-columns.ts';
import { containingWords } from '../../connect/folded-text.ts';
import {
  build,
  criteriaOf,
  preparedQuery,
  shapedQuery,
  type GivenOf,
  type ValuesOf,
} from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';

const shownColumns = {
  systemUserId: 'id',
  loginName: 'login_name',
  fullName: 'full_name',
  emailAddress: 'email',
  lastSignInAt: 'last_sign_in_at',
  version: 'version',
} as const satisfies ColumnMap;

const administrators = () =>
  build
    .selectFrom('app.system_user as u')
    .leftJoin('app.credential as k', 'k.user_id', 'u.id')
    .leftJoin('app.totp as t', (join) => join.onRef('t.user_id', '=', 'u.id').on('t.confirmed_at', 'is not', null))
    .where('u.kind', '=', 'STAFF');

const columns = [
  ...selected('u', shownColumns),
  sql<string>`coalesce(u.employee_number, '')`.as('employeeNumber'),
  sql<Administrator['status']>`u.status`.as('status'),
  sql<boolean>`(u.last_sign_in_at is null and coalesce(k.must_change, false))`.as('invitationPending'),
  sql<boolean>`(t.user_id is not null)`.as('secondFactorEnabled'),
  sql<Administrator['roles']>`(
    select coalesce(jsonb_agg(jsonb_build_object('roleId', r.id, 'name', r.name) order by r.name, r.id), '[]')
    from app.user_role ur join app.role r on r.id = ur.role_id where ur.user_id = u.id)`.as('roles'),
  sql<number | null>`(
    select p.id from app.proposal p where p.community_id is null and p.object_type = 'system-user'
      and p.object_key = u.id::text and p.status = 'PENDING')`.as('pendingSystemUserId'),
] as const;

const byId = preparedQuery('administrators.get-shown', (p: { systemUserId: number }) =>
  administrators().select(columns).where('u.id', '=', p.systemUserId),
);

/** A member of staff as shown, with sign-in, role names and pending request; or undefined. Scope auth. */
export const getShownAdministrator = (db: Reader, systemUserId: number): Promise<Administrator | undefined> =>
  db.first(byId, { systemUserId });

interface Criteria {
  query?: string | undefined;
  status?: Administrator['status'] | undefined;
}
type Given = GivenOf<Criteria>;
interface Params extends Omit<ValuesOf<Criteria>, 'query'> {
  patterns: readonly string[];
}

const matching = (given: Given, p: Params) =>
  administrators()
    .$if(given.query, (query) =>
      query.where(
        sql<boolean>`app.fold(concat_ws(' ', u.full_name, u.login_name, u.email, u.employee_number)) like all (${p.patterns}::text[])`,
      ),
    )
    .$if(given.status, (query) => query.where('u.status', '=', sql<Administrator['status']>`${p.status}::text`));

const order = {
  fullName: sql`app.fold(u.full_name)`,
  loginName: sql`u.login_folded`,
  status: sql`u.status`,
  lastSignInAt: sql`u.last_sign_in_at`,
} as const satisfies Record<AdministratorSortField, unknown>;

interface Order {
  sort: AdministratorSortField;
  descending: boolean;
}
export const rowsOfAdministrators = shapedQuery(
  'administrators.search',
  ({ sort, descending, ...given }: Given & Order, p: Params & PageLimits) =>
    matching(given, p)
      .select(columns)
      .orderBy(order[sort], (by) => (descending ? by.desc().nullsLast() : by.asc().nullsFirst()))
      .orderBy('u.id')
      .limit(p.limit)
      .offset(p.offset),
);
export const countOfAdministrators = shapedQuery('administrators.search-count', (given: Given, p: Params) =>
  build.selectFrom(matching(given, p).select('u.id').as('found')).select((eb) => eb.fn.countAll<number>().as('count')),
);

export interface AdministratorSearch extends Criteria, PageOf {
  sort: AdministratorSortField | `-${AdministratorSortField}`;
}

/** A page of staff, with the exact count. Scope auth. */
export function searchAdministrators(db: Reader, search: AdministratorSearch): Promise<Page<Administrator>> {
  const { query = '', status } = search;
  const { given, values } = criteriaOf({ query: query.trim(), status });
  const params = { ...values, patterns: containingWords(query) };
  const descending = search.sort.startsWith('-');
  const sort = (descending ? search.sort.slice(1) : search.sort) as AdministratorSortField;
  const statements = {
    rows: rowsOfAdministrators({ ...given, sort, descending }),
    count: countOfAdministrators(given),
  };
  return readPage(db, statements, params, search);
}
