import { AsyncLocalStorage } from 'node:async_hooks';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig, type QueryResult } from 'pg';
import { HeldConnectionError, SerializationError, toDatabaseError, UnavailableError } from './errors.ts';
import { readerOver, type Reader } from './reader.ts';
import { readsByKey } from './reads-by-key.ts';
import { rolePassword } from './role-password.ts';
import { roleOf, roles, scopeValues, type Role, type Scope } from './scope.ts';
import type { Statement } from './statement.ts';
import { runStatement, sendAsPipeline } from './send-statement.ts';
import { typeParsers } from './type-parsers.ts';
import { WriteTransaction } from './write-transaction.ts';

/**
 * Location of the server: a connection URL, or the result of `launchPostgres`. A user and password in it are ignored.
 */
export type Server = { url: string } | { host: string; port: number; database: string };

export interface DatabaseOptions {
  server: Server;
  /** Key from which the roles' passwords are derived. */
  masterKey: string | Uint8Array;
  /** Size of each pool; defaults: tenant 10, restricted 5, staff 5, jobs 5, auth 5. */
  poolSizes?: Partial<Record<Role, number>>;
  /** False for a transaction-mode pooler without support for named statements (pgbouncer before 1.21). */
  prepare?: boolean;
  /** Maximum wait for a connection in ms; default 5000. */
  connectTimeoutMs?: number;
  /** Called when an idle connection breaks, which the pool replaces. When one in use breaks, its query rejects. */
  onConnectionError?: (error: Error, role: Role) => void;
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
}

/** A pool per login role, used through reads and transactions only, each in a scope. */
export interface Database {
  /** Returns a reader in the scope, each read on its own connection. Cheap to create; holds nothing. */
  reader(scope: Scope): Reader;
  /**
   * Runs `work` in one transaction. It is retried once after a serialisation failure or a deadlock, so it must have no
   * effects outside the database. Reads and transactions of their own inside it throw HeldConnectionError.
   */
  transaction<T>(scope: Scope, work: (trx: WriteTransaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** For libraries that open their own connections (graphile-worker). */
  connectionConfig(role: Role): ClientConfig;
  /** Open and idle connections and waiting requests of each pool. */
  stats(): Record<Role, { open: number; idle: number; waiting: number }>;
  /** Resolves when every role can reach the database; throws UnavailableError otherwise. */
  ping(): Promise<void>;
  close(): Promise<void>;
}

const defaultPoolSizes: Record<Role, number> = { tenant: 10, restricted: 5, staff: 5, jobs: 5, auth: 5 };
const holding = new AsyncLocalStorage<{ open: boolean }>();

/** Creates the pools; nothing connects before the first use. */
export function createDatabase(options: DatabaseOptions): Database {
  const prepare = options.prepare ?? true;
  const config = (role: Role) => connectionConfig(options, role);
  const pools = forEachRole((role) => openPool(options, role, config(role)));

  const byKey = forEachRole((role) => readsByKey(() => acquire(pools[role])));

  async function read(role: Role, scope: readonly string[] | undefined, { byKey: isByKey, ...statement }: Statement) {
    if (!prepare) delete statement.name;
    if (isByKey) {
      refuseWhileHolding();
      return byKey[role](statement, scope);
    }
    const client = await acquire(pools[role]);
    try {
      const result = await runStatement<Record<string, unknown>>(client, statement, scope);
      client.release();
      return result;
    } catch (error) {
      client.release(error instanceof UnavailableError);
      throw error;
    }
  }

  return {
    reader(scope) {
      const role = roleOf(scope);
      const values = scopeValues(scope);
      return readerOver(scope, (statement) => read(role, values, statement));
    },
    async transaction(scope, work, transactionOptions) {
      const attempt = () => runTransaction(pools[roleOf(scope)], scope, work, transactionOptions, prepare);
      try {
        return await attempt();
      } catch (error) {
        if (error instanceof SerializationError) return attempt();
        throw error;
      }
    },
    connectionConfig: config,
    stats: () =>
      forEachRole((role) => {
        const { totalCount, idleCount, waitingCount } = pools[role];
        return { open: totalCount, idle: idleCount, waiting: waitingCount };
      }),
    async ping() {
      await Promise.all(roles.map((role) => read(role, undefined, { text: 'select 1', values: [] })));
    },
    async close() {
      await Promise.all(roles.map((role) => pools[role].end()));
    },
  };
}

function forEachRole<T>(make: (role: Role) => T): Record<Role, T> {
  return {
    tenant: make('tenant'),
    restricted: make('restricted'),
    staff: make('staff'),
    jobs: make('jobs'),
    auth: make('auth'),
  };
}

function refuseWhileHolding(): void {
  if (holding.getStore()?.open) throw new HeldConnectionError();
}

async function acquire(pool: Pool): Promise<PoolClient> {
  refuseWhileHolding();
  try {
    return await pool.connect();
  } catch (error) {
    const known = toDatabaseError(error);
    throw known instanceof UnavailableError ? known : new UnavailableError(String(error), error);
  }
}

async function runTransaction<T>(
  pool: Pool,
  scope: Scope,
  work: (trx: WriteTransaction) => Promise<T>,
  options: TransactionOptions | undefined,
  prepare: boolean,
): Promise<T> {
  const client = await acquire(pool);
  const trx = new WriteTransaction(client, scope, prepare);
  const held = { open: true };
  let broken = false;
  try {
    // BEGIN is sent with the first statement; when it fails, the server refuses that statement too
    sendAsPipeline(client);
    const begun = client.query(beginStatement(scope, options));
    begun.catch(() => undefined);
    const result = await holding.run(held, () => work(trx));
    await begun;
    await commit(client, trx);
    return result;
  } catch (error) {
    // an unawaited write failed first, and everything after it was refused because of that
    const cause: unknown = await trx.close().then(
      () => error,
      (failure: unknown) => (error instanceof UnavailableError ? error : failure),
    );
    // also after a failed COMMIT: outside a transaction ROLLBACK only causes a warning
    broken = await client.query('rollback').then(
      () => false,
      () => true,
    );
    throw toDatabaseError(cause);
  } finally {
    held.open = false;
    client.release(broken);
  }
}

function beginStatement(scope: Scope, options: TransactionOptions | undefined): string {
  const begin = options?.isolation ? `begin isolation level ${options.isolation}` : 'begin';
  const values = scopeValues(scope);
  // both values are made of digits, commas and brackets
  return values
    ? `${begin}; select set_config('app.community', '${values[0]}', true), set_config('app.businesses', '${values[1]}', true), set_config('app.rights', '${values[2]}', true)`
    : begin;
}

/** Sends COMMIT together with unawaited writes; when one of those failed, the server rolls back. */
async function commit(client: Client, trx: WriteTransaction): Promise<void> {
  sendAsPipeline(client);
  const [writing, committing] = await Promise.allSettled([trx.close(), client.query('commit')]);
  for (const outcome of [writing, committing]) {
    if (outcome.status === 'fulfilled') continue;
    const known = toDatabaseError(outcome.reason);
    if (!(known instanceof UnavailableError) || isRolledBack(committing)) throw known;
    throw new UnavailableError('The connection was lost while committing', outcome.reason, true);
  }
  // an error inside the transaction was caught, but the server rolled everything back
  if (isRolledBack(committing)) throw new Error('The transaction was rolled back: an error inside it was swallowed');
}

const isRolledBack = (committing: PromiseSettledResult<QueryResult>): boolean =>
  committing.status === 'fulfilled' && committing.value.command === 'ROLLBACK';

function openPool(options: DatabaseOptions, role: Role, config: PoolConfig): Pool {
  const pool = new Pool({
    ...config,
    // a transaction sends its next statement without waiting for results it does not need
    pipeline: true,
    max: options.poolSizes?.[role] ?? defaultPoolSizes[role],
    connectionTimeoutMillis: options.connectTimeoutMs ?? 5000,
    idleTimeoutMillis: 30_000,
    allowExitOnIdle: true,
  });
  pool.on('error', (error) => options.onConnectionError?.(error, role));
  // pg-pool listens for errors only while a client is idle; an error of one in use would end the process
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

function connectionConfig(options: DatabaseOptions, role: Role): ClientConfig {
  return {
    ...serverConfig(options.server),
    user: role,
    password: rolePassword(options.masterKey, role),
    types: typeParsers,
    application_name: `quickportal ${role}`,
  };
}

/** Extracts host, port, database and TLS from a connection URL, without its user. */
function serverConfig(server: Server): ClientConfig {
  if (!('url' in server)) return { host: server.host, port: server.port, database: server.database };
  const { host, port, database, ssl } = new Client(server.url);
  return { host, port, database, ssl };
}
