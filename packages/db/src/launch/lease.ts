import { Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { isAtWork } from './server-process.ts';

/** How to reach the embedded server: `host` is the folder of its unix socket. It has no port on the network. */
export interface EmbeddedConnection {
  host: string;
  port: number;
  database: string;
  user: string;
  password: string;
}

/** An open connection that says that its process uses the server; the end of the process ends it. */
export interface Lease {
  client: Client;
  socket: Socket;
  /** Process id of the server's end of it. */
  backend: number;
  /** Resolves when the connection has ended, for whatever reason. */
  ended: Promise<void>;
}

const leaseName = 'quickportal lease';
const partingTimeoutMs = 5000;
const connectTimeoutMs = 10_000;
const queryTimeoutMs = 60_000;

/** Takes a lease. Throws what `pg` throws where the server cannot be reached. */
export async function takeLease(connection: EmbeddedConnection): Promise<Lease> {
  const client = newClient(connection, leaseName);
  const ended = new Promise<void>((resolve) => client.once('end', () => resolve()));
  await client.connect();
  const { rows } = await client.query<{ backend: number }>('select pg_catalog.pg_backend_pid() as backend');
  const socket = client.connection.stream;
  if (!(socket instanceof Socket)) throw new Error('A lease is a connection over a socket');
  return { client, socket, backend: rows[0]?.backend ?? 0, ended };
}

/**
 * How many others hold a lease. Asked over the lease itself, which still works where the server's socket was deleted,
 * or over a new connection where the lease was lost; undefined: the server cannot be reached at all.
 */
export async function countOtherLeases(connection: EmbeddedConnection, lease: Lease): Promise<number | undefined> {
  try {
    return await countOthers(lease.client, lease);
  } catch {
    const client = newClient(connection, 'quickportal launch');
    try {
      await client.connect();
      return await countOthers(client, lease);
    } catch {
      return undefined;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

async function countOthers(client: Client, { backend }: Lease): Promise<number> {
  const sql = `select count(*)::int4 as others from pg_catalog.pg_stat_activity
    where application_name = $1 and pid <> $2::int4`;
  const { rows } = await client.query<{ others: number }>(sql, [leaseName, backend]);
  return rows[0]?.others ?? 0;
}

/** Gives a lease back, and waits for the server's end of it: anyone who leaves next would count it otherwise. */
export async function endLease({ client, socket, backend }: Lease): Promise<void> {
  socket.ref();
  await client.end().catch(() => undefined);
  for (const deadline = Date.now() + partingTimeoutMs; isAtWork(backend) && Date.now() < deadline;) await delay(10);
}

/** A client for the maintenance database that survives the end of its server without an uncaught error. */
function newClient(connection: EmbeddedConnection, applicationName: string): Client {
  const client = new Client({
    ...connection,
    database: 'postgres',
    application_name: applicationName,
    connectionTimeoutMillis: connectTimeoutMs,
    query_timeout: queryTimeoutMs,
  });
  client.on('error', () => undefined);
  return client;
}
