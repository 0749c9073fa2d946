import { Pool, type PoolClient, type PoolConfig } from 'pg';

type Callback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * Creates a pool that tolerates releasing a connection twice. The job queue releases its listening connection for an
 * error and again when it stops; together these would end the process with an unhandled rejection.
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
