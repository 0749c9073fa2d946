import type { Client, QueryResult } from 'pg';
import { ScopedQuery } from './scoped-query.ts';
import { toDatabaseError } from './errors.ts';

/** SQL ready to be sent. With a `name` it is prepared once per connection and reused. */
export interface Statement {
  name?: string | undefined;
  text: string;
  values: unknown[];
}

/** Runs one statement, with its scope in the same message where the role's policies need one. */
export function runStatement<R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): Promise<QueryResult<R>> {
  return new Promise((resolve, reject) => {
    client.query(
      new ScopedQuery<R>(statement, scope, (error, result) => {
        if (error) reject(toDatabaseError(error));
        else resolve(result);
      }),
    );
  });
}
