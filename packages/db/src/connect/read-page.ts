import type { PreparedQuery } from './prepared-query.ts';
import type { Reader } from './reader.ts';

/** A page of a list to read, starting at 1. */
export interface PageOf {
  page: number;
  pageSize: number;
}

/** Limit and offset of a page query, added to its criteria. */
export interface PageLimits {
  limit: number;
  offset: number;
}

/** A page of a list, with the number of rows in all. */
export interface Page<R> {
  items: R[];
  recordsCount: number;
}

export const limitsOf = ({ page, pageSize }: PageOf): PageLimits => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** Reads the rows of a page and counts all rows, concurrently where the reader can. A page of size 0 only counts. */
export async function readPage<P extends object, R>(
  db: Reader,
  queries: { rows: PreparedQuery<P & PageLimits, R>; count: PreparedQuery<P, { count: number }> },
  params: P,
  page: PageOf,
): Promise<Page<R>> {
  const [items, counted] = await Promise.all([
    page.pageSize === 0 ? [] : db.all(queries.rows, { ...params, ...limitsOf(page) }),
    db.first(queries.count, params),
  ]);
  return { items, recordsCount: counted?.count ?? 0 };
}
