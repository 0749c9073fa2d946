import type { Compilable } from 'kysely';
import type { QueryResult } from 'pg';
import type { PreparedQuery } from './prepared-query.ts';
import type { Scope } from './scope.ts';
import type { Statement } from './statement.ts';

/**
 * The database handle of a query function: a scope outside any transaction (`database.reader(scope)`), or an open
 * transaction. It is the first parameter.
 */
export interface Reader {
  readonly scope: Scope;
  /** Returns every row of a prepared query. */
  all<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R[]>;
  /** Returns the first row, or undefined. */
  first<P, R>(query: PreparedQuery<P, R>, params: P): Promise<R | undefined>;
  /** Runs a Kysely query that is built for this call only. */
  run<R>(query: Compilable<R>): Promise<R[]>;
}

/** Creates a Reader from a function that runs statements. */
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
