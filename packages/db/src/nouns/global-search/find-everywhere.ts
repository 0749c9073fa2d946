import { sql, type RawBuilder } from 'kysely';
import { beginningWith, containingWords } from '../../connect/folded-text.ts';
import { preparedSql, type PreparedQuery } from '../../connect/prepared-query.ts';
import { readPage, type Page, type PageLimits, type PageOf } from '../../connect/read-page.ts';
import type { Reader } from '../../connect/reader.ts';
import { searchKinds, type SearchKind, type SearchKindName } from './search-kind.ts';

/** Matches beyond this are neither counted nor sorted. */
export const MOST_FOUND = 1000;

/** Something found, as `toHit` needs it. */
export interface Found {
  id: number;
  title: string;
  subtitle: string;
  /** Null: it belongs to no community. */
  communityId: number | null;
  businessId: number | null;
  /** The batch group of its file of payments. */
  fileGroupId: number | null;
  canViewAs: boolean;
}

interface Params {
  patterns: readonly string[];
  beginning: string;
  /** 0: the text is no identifier. */
  id: number;
}

const matching = (
  { from, id, title, subtitle, communityId, businessId, fileGroupId, text, canViewAs }: SearchKind,
  p: Params,
) => {
  const byId: RawBuilder<unknown> = sql`${sql.raw(id)} = ${p.id}::bigint`;
  const found = text === undefined ? byId : sql`(${sql.raw(text)} like all (${p.patterns}::text[]) or ${byId})`;
  const columns = sql.raw(`${id} as id, ${title} as title, ${subtitle} as subtitle, ${communityId} as "communityId",
    ${businessId ?? 'null::bigint'} as "businessId", ${fileGroupId ?? 'null::bigint'} as "fileGroupId", ${canViewAs ?? 'false'} as "canViewAs"`);
  return sql`(select ${columns} from ${sql.raw(from)} where ${found} limit ${sql.lit(MOST_FOUND + 1)}) found`;
};

interface Queries {
  rows: PreparedQuery<Params & PageLimits, Found>;
  count: PreparedQuery<Params, { count: number }>;
}

const queriesOf = (name: SearchKindName): Queries => ({
  rows: preparedSql(
    `global-search.${name}`,
    (p: Params & PageLimits) => sql<Found>`select * from ${matching(searchKinds[name], p)}
      order by id = ${p.id}::bigint desc, app.fold(title) like ${p.beginning} desc, app.fold(title), id
      limit ${p.limit} offset ${p.offset}`,
  ),
  count: preparedSql(
    `global-search.${name}-count`,
    (p: Params) => sql<{ count: number }>`select count(*) from ${matching(searchKinds[name], p)}`,
  ),
});
const queries = Object.fromEntries(
  (Object.keys(searchKinds) as SearchKindName[]).map((name) => [name, queriesOf(name)]),
) as Record<SearchKindName, Queries>;

const IDENTIFIER = /^\d{1,15}$/;

/**
 * Things of one kind in all communities that contain every word of the text, or whose identifier it is; that one first,
 * then those that begin with it, then by title. Scope staff.
 */
export function findEverywhere(
  db: Reader,
  name: SearchKindName,
  { text, ...at }: PageOf & { text: string },
): Promise<Page<Found>> {
  const id = IDENTIFIER.test(text) ? Number(text) : 0;
  return readPage(db, queries[name], { patterns: containingWords(text), beginning: beginningWith(text), id }, at);
}
