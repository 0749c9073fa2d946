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
export async function runStatement<R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): Promise<QueryResult<R>> {
  try {
    return await new Promise<QueryResult<R>>((resolve, reject) => {
      const done = (error: Error | null, result: QueryResult<R>) => (error ? reject(error) : resolve(result));
      client.query(new ScopedQuery<R>(statement, scope, done));
    });
  } catch (error) {
    // the stack ends in the socket's callback: let it lead to whoever asked
    if (error instanceof Error) Error.captureStackTrace(error);
    throw toDatabaseError(error);
  }
}

/** What is sent until the running code waits for something goes out in one piece: each waking of the server costs. */
export function sendTogether(client: Client): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
