import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import type { TestProject } from 'vitest/node';
import { launchPostgres } from '../launch/launch-postgres.ts';
import { prepareServerHome } from '../launch/server-home.ts';
import { endServer, isAlive, isServerOf, readServerRecord } from '../launch/server-process.ts';
import { migrate } from '../migrate/migrate.ts';

/** What the tests of project `postgres` know about the server that runs for them. */
export interface TestServer {
  host: string;
  port: number;
  user: string;
  password: string;
  template: string;
  masterKey: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    postgres: TestServer;
  }
}

const prefix = 'quickportal-test-';
/** Nothing in a test database has to survive a power cut. */
const settings = {
  shared_buffers: '128MB',
  fsync: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
};

/** One server in a temporary folder for a whole test run, with a migrated database that test files clone. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await sweepLeftovers();
  const dataFolder = mkdtempSync(path.join(os.tmpdir(), `${prefix}${process.pid}-`));
  // as root the server's user must get in, else its files would go to a folder that no one removes
  chmodSync(dataFolder, 0o755);
  const template = 'template_app';
  const masterKey = randomBytes(32).toString('base64url');
  const { connection, stop } = await launchPostgres({ dataFolder, database: template, settings });
  await letEveryRoleIn(dataFolder, connection);
  await migrate({ owner: connection, masterKey });
  const { host, port, user, password } = connection;
  project.provide('postgres', { host, port, user, password, template, masterKey });
  return async () => {
    await stop();
    removeServer(dataFolder);
  };
}

/**
 * Tests work under several master keys, and so with several passwords of the same roles, on this one server: here the
 * socket's folder is what keeps others out.
 */
async function letEveryRoleIn(dataFolder: string, owner: ClientConfig): Promise<void> {
  writeFileSync(path.join(prepareServerHome(dataFolder).data, 'pg_hba.conf'), 'local all all trust\n');
  const client = new Client(owner);
  await client.connect();
  await client.query('select pg_catalog.pg_reload_conf()');
  await client.end();
}

/** Ends the servers of test runs that were killed before they could. */
async function sweepLeftovers(): Promise<void> {
  for (const name of readdirSync(os.tmpdir())) {
    const runner = Number(name.match(/^quickportal-test-(\d+)-/)?.[1] ?? 0);
    if (!runner || isAlive(runner)) continue;
    const folder = path.join(os.tmpdir(), name);
    const home = prepareServerHome(folder);
    const pid = readServerRecord(home)?.pid;
    if (pid && isServerOf(home, pid)) await endServer(home, pid);
    removeServer(folder);
  }
}

/** Where the checkout is closed to the server's user, the server is not in its data folder. */
function removeServer(dataFolder: string): void {
  rmSync(prepareServerHome(dataFolder).folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
}
