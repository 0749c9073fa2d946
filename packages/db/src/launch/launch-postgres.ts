import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { withFileLock } from './file-lock.ts';
import { ClusterMissingError, keepLease, type ServerNews } from './keep-lease.ts';
import { countOtherLeases, endLease, takeLease, type EmbeddedConnection, type Lease } from './lease.ts';
import { prepareServerHome, type ServerHome } from './server-home.ts';
import {
  endServer,
  hasCluster,
  initialiseCluster,
  isAlive,
  isServerOf,
  readServerRecord,
  startServer,
  type ServerRecord,
} from './server-process.ts';
import { demandPasswords, ensurePasswordFile, readPassword } from './server-password.ts';

export interface LaunchedPostgres {
  connection: EmbeddedConnection;
  /** True when the server was already running. */
  reused: boolean;
  /** Where its files are. */
  folder: string;
  /** False from the end of the server until it was started again. */
  isRunning: () => boolean;
  /** Gives the server up. It stops when no one else holds a lease on it. */
  stop: () => Promise<void>;
}

const startTimeoutMs = 90_000;
const defaultSettings = {
  max_connections: '100',
  shared_buffers: `${Math.min(4096, Math.max(128, Math.floor(os.totalmem() / 2 ** 23)))}MB`,
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'warning',
  max_wal_size: '2GB',
  // segments are kept to be written again: making one holds up every commit for 50 ms
  min_wal_size: '1GB',
};

/**
 * Starts the embedded PostgreSQL 18 of `dataFolder`, or joins it when it is running, whichever process is first. Every
 * caller holds a lease (an open connection named "quickportal lease"), so a process that dies gives its lease back by
 * itself. A server that ends while there are leases is started again by one of their holders.
 */
export async function launchPostgres(options: {
  dataFolder: string;
  /** Created when it is missing. */
  database?: string;
  /** Server settings for a server that is started by this call. */
  settings?: Record<string, string>;
  /** Called when the server ends, and with every attempt to start it again. */
  onNews?: (news: ServerNews) => void;
}): Promise<LaunchedPostgres> {
  const home = prepareServerHome(options.dataFolder);
  const database = options.database ?? 'quickportal';
  const settings = { ...defaultSettings, ...options.settings };
  const alone = <T>(work: () => Promise<T>) => withFileLock(path.join(home.folder, 'start.lock'), startTimeoutMs, work);
  const { lease, connection, reused } = await alone(async () => {
    initialiseCluster(home);
    const attached = await attachOrStart(home, settings, database);
    await ensureDatabaseExists(attached.lease.client, database);
    return attached;
  });
  const renew = () => alone(async () => (await attachOrStart(home, settings, database)).lease);
  const kept = keepLease(lease, renew, options.onNews);
  const leave = async () => {
    const last = await kept.release();
    await alone(() => giveUp(home, connection, last));
  };
  let left: Promise<void> | undefined;
  return { connection, reused, folder: home.folder, isRunning: () => kept.isHeld(), stop: () => (left ??= leave()) };
}

interface Attached {
  connection: EmbeddedConnection;
  lease: Lease;
  reused: boolean;
}

async function attachOrStart(home: ServerHome, settings: Record<string, string>, database: string): Promise<Attached> {
  const attach = async (record: ServerRecord, reused: boolean): Promise<Attached> => {
    const password = readPassword(home);
    const connection = { host: record.socketFolder, port: 5432, database, user: 'app', password };
    const lease = await takeLease(connection);
    await demandPasswords(home, lease.client);
    // from here on the lease does not keep our process alive
    lease.socket.unref();
    return { connection, lease, reused };
  };
  ensurePasswordFile(home);
  for (const deadline = Date.now() + startTimeoutMs; ; await delay(50)) {
    try {
      const record = readServerRecord(home);
      if (record && isServerOf(home, record.pid)) {
        if (record.status === 'ready') return await attach(record, true);
        if (Date.now() > deadline) throw new Error(`PostgreSQL (pid ${record.pid}) stays "${record.status}"`);
        continue;
      }
      if (!hasCluster(home)) throw new ClusterMissingError(home.data);
      const recycledPid = record && isAlive(record.pid) ? record.pid : undefined;
      return await attach(await startServer(home, settings, recycledPid), false);
    } catch (error) {
      if (Date.now() > deadline || !isPassing(error)) throw error;
    }
  }
}

/** A server that was just killed still looks alive for a moment, and its children hold its shared memory. */
function isPassing(error: unknown): boolean {
  return /ECONN|EPIPE|ENOENT|Connection terminated|terminating connection|the database system is|shared memory block/.test(
    String(error),
  );
}

async function ensureDatabaseExists(client: Client, database: string): Promise<void> {
  const found = await client.query('select from pg_catalog.pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
}

/** A server that no one can reach ends too: those who still hold a lease on it start it again. */
async function giveUp(home: ServerHome, connection: EmbeddedConnection, lease: Lease): Promise<void> {
  const others = await countOtherLeases(connection, lease);
  await endLease(lease);
  const record = readServerRecord(home);
  if (record && !others && isServerOf(home, record.pid)) await endServer(home, record.pid);
}
