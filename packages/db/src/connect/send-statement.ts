import type { Client, QueryResult } from 'pg';
import { ScopedQuery } from './scoped-query.ts';
import { toDatabaseError } from './errors.ts';
import type { Statement } from './statement.ts';

/** A statement that was sent. `isSent` is false when the driver could not encode it, so the server never sees it. */
export interface SentStatement<R extends object> {
  isSent: boolean;
  response: Promise<QueryResult<R>>;
}

/** Sends a statement, with its scope in the same message where the role's policies need one. */
export function sendStatement<R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): SentStatement<R> {
  const { promise, resolve, reject } = Promise.withResolvers<QueryResult<R>>();
  const query = new ScopedQuery<R>(statement, scope, (error, result) => (error ? reject(error) : resolve(result)));
  client.query(query);
  return { isSent: query.isSent, response: withDatabaseErrors(promise) };
}

/** Sends a statement and returns its result. */
export const runStatement = <R extends object>(
  client: Client,
  statement: Statement,
  scope?: readonly string[],
): Promise<QueryResult<R>> => sendStatement<R>(client, statement, scope).response;

async function withDatabaseErrors<R>(response: Promise<R>): Promise<R> {
  try {
    return await response;
  } catch (error) {
    // the stack ends in the socket's callback: point it at the caller
    if (error instanceof Error) Error.captureStackTrace(error);
    throw toDatabaseError(error);
  }
}

/**
 * Corks the socket until the running code awaits something, so that statements sent together share a packet and wake
 * the server once.
 */
export function sendAsPipeline(client: Client): void {
  const { stream } = client.connection;
  stream.cork();
  process.nextTick(() => stream.uncork());
}
