import type { Compilable } from 'kysely';
import type { QueryResult } from 'pg';
import type { PreparedQuery } from './prepared-query.ts';
import type { Scope } from './scope.ts';
import type { Statement } from './statement.ts';

/**
 * Where a query function reads from: a scope outside any transaction (`database.reader(scope)`), or an open
 * transaction. Query functions take it first and work with both.
 */
export interface Reader {
  readonly scope: Scope;
  /** Every row of a prepared query. */
  all<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R[]>;
  /** The first row, or undefined. */
  first<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R | undefined>;
  /** A Kysely query that is built for this one call. */
  run<R>(query: Compilable<R>): Promise<R[]>;
}

/** A Reader over anything that can run a statement. */
export function readerOver(scope: Scope, execute: (statement: Statement) => Promise<QueryResult>): Reader {
  return {
    scope,
    async all(query, params) {
      return (await execute(query.statement(params))).rows;
    },
    async first(query, params) {
      return (await execute(query.statement(params))).rows[0];
    },
    async run(query) {
      const { sql, parameters } = query.compile();
      return (await execute({ text: sql, values: [...parameters] })).rows;
    },
  };
}
