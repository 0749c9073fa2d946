import type { PreparedQuery } from './prepared-query.ts';
import type { Reader } from './reader.ts';

/** Which page of a list. Pages start at 1. */
export interface PageOf {
  page: number;
  pageSize: number;
}

/** What a query of one page takes besides its criteria. */
export interface PageLimits {
  limit: number;
  offset: number;
}

/** A page of a list, and how many rows there are in all. */
export interface Page<R> {
  items: R[];
  recordsCount: number;
}

export const limitsOf = ({ page, pageSize }: PageOf): PageLimits => ({
  limit: pageSize,
  offset: (page - 1) * pageSize,
});

/** Reads the rows of a page and counts all of them, at once where the reader can; a page of none is only counted. */
export async function readPage<P extends object, R>(
  db: Reader,
  queries: { rows: PreparedQuery<P & PageLimits, R>; count: PreparedQuery<P, { count: number }> },
  params: P,
  at: PageOf,
): Promise<Page<R>> {
  const [items, counted] = await Promise.all([
    at.pageSize === 0 ? [] : db.all(queries.rows, { ...params, ...limitsOf(at) }),
    db.first(queries.count, params),
  ]);
  return { items, recordsCount: counted?.count ?? 0 };
}
