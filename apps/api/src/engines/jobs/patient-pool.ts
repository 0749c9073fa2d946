import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A pool that takes a connection back twice. The job queue gives the one it listens on back once for its error and
 * once more for being stopped, when both happen together; that would end the process as an unhandled rejection.
 */
export function patientPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  const connect = pool.connect.bind(pool);
  const withCallback = (callback: Callback): void =>
    connect((error, client, release) => {
      let isBack = false;
      callback(error, client, (broken) => {
        if (!isBack) release?.(broken);
        isBack = true;
      });
    });
  pool.connect = ((callback?: Callback) => (callback ? withCallback(callback) : connect())) as Pool['connect'];
  return pool;
}
