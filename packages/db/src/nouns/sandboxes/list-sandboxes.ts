import type { SandboxStatus } from '@quickportal/contracts/rules/states/community';
import { sql } from 'kysely';
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
import { lastUsedAt } from './list-unused-sandboxes.ts';

/** A sandbox or the request for one. Times are ISO 8601 UTC. */
export interface ListedSandbox {
  readonly sandboxId: number;
  readonly communityId: number | null;
  readonly companyName: string;
  readonly emailAddress: string;
  readonly status: SandboxStatus;
  readonly createdAt: string;
  /** Of one in use; of a request, when it was made. */
  readonly lastUsedAt: string;
  /** When its owner was warned of its end; null: not yet. */
  readonly warnedAt: string | null;
}

interface Criteria {
  query?: string | undefined;
  status?: readonly SandboxStatus[] | undefined;
}
type Given = GivenOf<Criteria>;
interface Params extends Omit<ValuesOf<Criteria>, 'query'> {
  patterns: readonly string[];
}

const columns = [
  's.id as sandboxId',
  's.community_id as communityId',
  's.company_name as companyName',
  's.email_address as emailAddress',
  sql<SandboxStatus>`s.status`.as('status'),
  's.created_at as createdAt',
  lastUsedAt.as('lastUsedAt'),
  's.warned_at as warnedAt',
] as const;

const matching = (given: Given, p: Params) =>
  build
    .selectFrom('app.sandbox as s')
    .$if(given.query, (query) => query.where(sql<boolean>`app.fold(s.company_name) like all (${p.patterns}::text[])`))
    .$if(given.status, (query) => query.where(sql<boolean>`s.status = any (${p.status}::text[])`));

const rows = shapedQuery('sandboxes.list', (given: Given, p: Params & PageLimits) =>
  matching(given, p).select(columns).orderBy('s.id', 'desc').limit(p.limit).offset(p.offset),
);
const count = shapedQuery('sandboxes.list-count', (given: Given, p: Params) =>
  matching(given, p).select((eb) => eb.fn.countAll<number>().as('count')),
);
const byId = preparedQuery('sandboxes.listed', (p: { sandboxId: number }) =>
  build.selectFrom('app.sandbox as s').select(columns).where('s.id', '=', p.sandboxId),
);

/** A page of sandboxes, newest first, with the exact count: there are little more than a thousand. Scope auth. */
export function listSandboxes(db: Reader, search: Criteria & PageOf): Promise<Page<ListedSandbox>> {
  const { query = '', status } = search;
  const { given, values } = criteriaOf({ query: query.trim(), status });
  const params = { ...values, patterns: containingWords(query) };
  return readPage(db, { rows: rows(given), count: count(given) }, params, search);
}

/** One of them, or undefined. Scope auth. */
export const getListedSandbox = (db: Reader, sandboxId: number): Promise<ListedSandbox | undefined> =>
  db.first(byId, { sandboxId });
