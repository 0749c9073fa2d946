import type { PoolClient, QueryResult } from 'pg';
import { UnavailableError } from './errors.ts';
import type { Statement } from './statement.ts';
import { runStatement, sendAsPipeline } from './send-statement.ts';

type Rows = QueryResult<Record<string, unknown>>;

interface Read {
  statement: Statement;
  scope: readonly string[] | undefined;
  resolve: (response: Rows) => void;
  reject: (error: unknown) => void;
}

/** Reads that share a connection: enough to wake the server once for many, few enough to keep its processors busy. */
const MOST = 8;

/**
 * Runs reads that the database answers in microseconds. Those that are asked for until a connection is there go out on
 * it together, each in its own scope and answered by itself: waking the server costs more than such a read.
 */
export function readsByKey(
  acquire: () => Promise<PoolClient>,
): (statement: Statement, scope: readonly string[] | undefined) => Promise<Rows> {
  const waiting: Read[] = [];
  let acquiring = 0;

  async function runNext(): Promise<void> {
    acquiring++;
    const acquired = await acquire().then(
      (client) => ({ client }),
      (error: unknown) => ({ error }),
    );
    acquiring--;
    const reads = waiting.splice(0, MOST);
    if ('client' in acquired) await runOn(acquired.client, reads);
    else for (const { reject } of reads) reject(acquired.error);
  }

  return (statement, scope) => {
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    waiting.push({ statement, scope, resolve, reject });
    if (waiting.length > acquiring * MOST) void runNext();
    return promise;
  };
}

async function runOn(client: PoolClient, reads: readonly Read[]): Promise<void> {
  sendAsPipeline(client);
  const responses = reads.map(({ statement, scope, resolve, reject }) => {
    const response = runStatement<Record<string, unknown>>(client, statement, scope);
    response.then(resolve, reject);
    return response;
  });
  const settled = await Promise.allSettled(responses);
  client.release(settled.some((entry) => entry.status === 'rejected' && entry.reason instanceof UnavailableError));
}
