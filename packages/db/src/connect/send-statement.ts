import type { Client, QueryResult } from 'pg';
import { ScopedQuery } from './scoped-query.ts';
import { toDatabaseError } from './errors.ts';
import type { Statement } from './statement.ts';

/** A statement on its way. `isSent` is false where the driver could not put it into a message: the server never sees it. */
export interface Sent<R extends object> {
  isSent: boolean;
  response: Promise<QueryResult<R>>;
}

/** Sends one statement, with its scope in the same message where the role's policies need one. */
export function sendStatement<R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): Sent<R> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<R>>();
  const query = new ScopedQuery<R>(statement, scope, (error, result) => (error ? reject(error) : resolve(result)));
  client.query(query);
  return { isSent: query.isSent, response: answered(promise) };
}

/** The same for anyone who waits for the answer. */
export const runStatement = <R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): Promise<QueryResult<R>> => sendStatement<R>(client, statement, scope).response;

async function answered<R>(response: Promise<R>): Promise<R> {
  try {
    return await response;
  } catch (error) {
    // the stack ends in the socket's callback: let it lead to the requester
    if (error instanceof Error) Error.captureStackTrace(error);
    throw toDatabaseError(error);
  }
}

/** What is sent until the running code waits for something goes out in one piece: each waking of the server costs. */
export function sendAsPipeline(client: Client): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
