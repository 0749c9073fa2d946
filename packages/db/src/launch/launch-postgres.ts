import { Socket } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { withFileLock } from './file-lock.ts';
import { prepareServerHome, type ServerHome } from './server-home.ts';
import {
  endServer,
  initialiseCluster,
  isAlive,
  isServerOf,
  readServerRecord,
  startServer,
  type ServerRecord,
} from './server-process.ts';
import { demandPasswords, ensurePasswordFile, readPassword } from './server-password.ts';

/** How to reach the embedded server: `host` is the folder of its unix socket. It has no port on the network. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

export interface LaunchedPostgres {
  connection: EmbeddedConnection;
  /** True when the server was already running. */
  reused: boolean;
  /** Gives the server up. It stops when no one else holds a lease on it. */
  stop: () => Promise<void>;
}

const leaseName = 'quickportal lease';
const startTimeoutMs = 90_000;
const partingTimeoutMs = 5000;
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
 * Starts the embedded PostgreSQL 18 of `dataFolder`, or joins it when it is running. Every caller holds a lease (an
 * open connection named "quickportal lease"), so a process that dies gives its lease back by itself. Any number of
 * processes may call this at once: a file lock lets one start the server, the others find it running.
 */
export async function launchPostgres(options: {
  dataFolder: string;
  /** Created when it is missing. */
  database?: string;
  /** Server settings for a server that is started by this call. */
  settings?: Record<string, string>;
}): Promise<LaunchedPostgres> {
  const home = prepareServerHome(options.dataFolder);
  const database = options.database ?? 'quickportal';
  const lock = path.join(home.folder, 'start.lock');
  const settings = { ...defaultSettings, ...options.settings };
  return withFileLock(lock, startTimeoutMs, async () => {
    const { lease, connection, reused } = await attachOrStart(home, settings, database);
    await ensureDatabaseExists(lease.client, database);
    // from here on the lease does not keep our process alive
    lease.socket.unref();
    const leave = () => withFileLock(lock, startTimeoutMs, () => giveUp(home, connection, lease));
    let left: Promise<void> | undefined;
    return { connection, reused, stop: () => (left ??= leave()) };
  });
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
      initialiseCluster(home);
      const recycledPid = record && isAlive(record.pid) ? record.pid : undefined;
      return await attach(await startServer(home, settings, recycledPid), false);
    } catch (error) {
      if (Date.now() > deadline || !isPassing(error)) throw error;
    }
  }
}

/** A server that was just killed still looks alive for a moment, and its children hold its shared memory. */
function isPassing(error: unknown): boolean {
  return /ECONN|EPIPE|ENOENT|terminated|starting up|shutting down|shared memory block/.test(String(error));
}

async function ensureDatabaseExists(client: Client, database: string): Promise<void> {
  const found = await client.query('select from pg_catalog.pg_database where datname = $1', [database]);
  if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
}

async function giveUp(home: ServerHome, connection: EmbeddedConnection, lease: Lease): Promise<void> {
  lease.socket.ref();
  await lease.client.end().catch(() => undefined);
  const record = readServerRecord(home);
  if (!record || !isServerOf(home, record.pid)) return;
  const client = await connect(connection, 'quickportal launch');
  let others: Lease['backend'][];
  try {
    others = await otherLeases(client, lease);
  } finally {
    await client.end();
  }
  if (others.length === 0) await endServer(home, record.pid);
}

/** Waits for the end of our own connection too: anyone who leaves next would take it for a user who stays. */
async function otherLeases(client: Client, own: Lease): Promise<Lease['backend'][]> {
  const sql = 'select pid as backend from pg_catalog.pg_stat_activity where application_name = $1';
  for (const deadline = Date.now() + partingTimeoutMs; ; await delay(10)) {
    const { rows } = await client.query<Pick<Lease, 'backend'>>(sql, [leaseName]);
    const others = rows.map(({ backend }) => backend).filter((backend) => backend !== own.backend);
    if (others.length === rows.length || Date.now() > deadline) return others;
  }
}

interface Lease {
  client: Client;
  socket: Socket;
  backend: number;
}

async function takeLease(connection: EmbeddedConnection): Promise<Lease> {
  const client = await connect(connection, leaseName);
  const { rows } = await client.query<{ backend: number }>('select pg_catalog.pg_backend_pid() as backend');
  const socket = client.connection.stream;
  if (!(socket instanceof Socket)) throw new Error('A lease is a connection over a socket');
  return { client, socket, backend: rows[0]?.backend ?? 0 };
}

/** A client for the maintenance database that survives the end of its server without an uncaught error. */
async function connect(connection: EmbeddedConnection, applicationName: string): Promise<Client> {
  const client = new Client({ ...connection, database: 'postgres', application_name: applicationName });
  client.on('error', () => undefined);
  await client.connect();
  return client;
}
