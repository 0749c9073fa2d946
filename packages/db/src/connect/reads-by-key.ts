import type { PoolClient, QueryResult } from 'pg';
import { UnavailableError } from './errors.ts';
import { runStatement, sendTogether, type Statement } from './statement.ts';

type Answer = QueryResult<Record<string, unknown>>;

interface Read {
  statement: Statement;
  scope: readonly string[] | undefined;
  resolve: (answer: Answer) => void;
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
): (statement: Statement, scope: readonly string[] | undefined) => Promise<Answer> {
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
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    waiting.push({ statement, scope, resolve, reject });
    if (waiting.length > acquiring * MOST) void runNext();
    return promise;
  };
}

async function runOn(client: PoolClient, reads: readonly Read[]): Promise<void> {
  sendTogether(client);
  const answers = reads.map(({ statement, scope, resolve, reject }) => {
    const answer = runStatement<Record<string, unknown>>(client, statement, scope);
    answer.then(resolve, reject);
    return answer;
  });
  const settled = await Promise.allSettled(answers);
  client.release(settled.some((it) => it.status === 'rejected' && it.reason instanceof UnavailableError));
}
