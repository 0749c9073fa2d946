import type { PoolClient, QueryResult } from 'pg';
import { UnavailableError } from './errors.ts';
import type { Statement } from './statement.ts';
import { runStatement, sendAsPipeline } from './send-statement.ts';

type Rows = QueryResult<Record<string, unknown>>;

interface PendingRead {
  statement: Statement;
  scope: readonly string[] | undefined;
  resolve: (response: Rows) => void;
  reject: (error: unknown) => void;
}

/** Reads that share a connection: enough to save wake-ups of the server, few enough to use its processors. */
const MAX_READS = 8;

/**
 * Runs reads that take microseconds. Those requested before a connection is acquired share it, each in its own scope
 * with its own result, because waking the server costs more than such a read.
 */
export function readsByKey(
  acquire: () => Promise<PoolClient>,
): (statement: Statement, scope: readonly string[] | undefined) => Promise<Rows> {
  const queue: PendingRead[] = [];
  let acquiring = 0;

  async function runNext(): Promise<void> {
    acquiring++;
    const acquired = await acquire().then(
      (client) => ({ client }),
      (error: unknown) => ({ error }),
    );
    acquiring--;
    const reads = queue.splice(0, MAX_READS);
    if ('client' in acquired) await runOn(acquired.client, reads);
    else for (const { reject } of reads) reject(acquired.error);
  }

  return (statement, scope) => {
    const { promise, resolve, reject } = Promise.withResolvers<Rows>();
    queue.push({ statement, scope, resolve, reject });
    if (queue.length > acquiring * MAX_READS) void runNext();
    return promise;
  };
}

async function runOn(client: PoolClient, reads: readonly PendingRead[]): Promise<void> {
  sendAsPipeline(client);
  const responses = reads.map(({ statement, scope, resolve, reject }) => {
    const response = runStatement<Record<string, unknown>>(client, statement, scope);
    response.then(resolve, reject);
    return response;
  });
  const settled = await Promise.allSettled(responses);
  client.release(settled.some((result) => result.status === 'rejected' && result.reason instanceof UnavailableError));
}
