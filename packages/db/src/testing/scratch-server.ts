import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmodSync, chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { findServerUser, ownFolder, prepareServerHome } from '../launch/server-home.ts';
import { freePort } from './free-port.ts';

/** A server of its own on a loopback port, as an operator has one: it requires passwords and is empty. */
export interface ScratchServer {
  host: string;
  port: number;
  /** The administrator's connection, a superuser. */
  admin: ClientConfig;
  /** Runs SQL as the administrator. */
  run(sql: string, database?: string): Promise<void>;
  /** Ends the server and removes its files. */
  stop(): void;
}

const debianFolder = '/usr/lib/postgresql';
const oldestVersion = 15;

/** The servers that tests of an operator's own PostgreSQL run on. Without `programs` it is the embedded one. */
export function installedServers(): { name: string; programs?: string }[] {
  const versions = existsSync(debianFolder) ? readdirSync(debianFolder) : [];
  return [
    { name: 'the embedded PostgreSQL' },
    ...versions
      .filter((version) => Number(version) >= oldestVersion)
      .map((version) => ({ name: `PostgreSQL ${version}`, programs: path.join(debianFolder, version, 'bin') }))
      .filter(({ programs }) => existsSync(path.join(programs, 'initdb'))),
  ];
}

/** Starts an empty server from these programs, as an unprivileged user where we are root. */
export async function startScratchServer(given?: string): Promise<ScratchServer> {
  const user = findServerUser();
  const place = mkdtempSync(path.join(os.tmpdir(), 'quickportal-scratch-'));
  chmodSync(place, 0o755);
  const home = prepareServerHome(place);
  const programs = given ?? home.programs;
  ownFolder(place, user);
  const password = randomBytes(12).toString('hex');
  const passwordFile = path.join(place, 'password');
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (user) chownSync(passwordFile, user.uid, user.gid);
  const data = path.join(place, 'data');
  const identity = user ? { uid: user.uid, gid: user.gid } : {};
  const command = (program: string, ...args: string[]) => {
    const { status, stderr } = spawnSync(path.join(programs, program), ['-D', data, ...args], {
      ...identity,
      cwd: '/',
      encoding: 'utf8',
      // what a server inherits stays open as long as it runs
      stdio: ['ignore', 'ignore', program === 'initdb' ? 'pipe' : 'ignore'],
    });
    if (status !== 0) throw new Error(`${program} failed: ${stderr ?? ''}`);
  };
  const locale = ['--encoding=UTF8', '--locale=C.UTF-8'];
  command('initdb', '-U', 'postgres', '--auth=scram-sha-256', `--pwfile=${passwordFile}`, ...locale, '--no-sync');
  const port = await freePort();
  const options = `-k ${place} -c listen_addresses=127.0.0.1 -c port=${port} -c fsync=off`;
  command('pg_ctl', '-w', '-l', path.join(place, 'log'), 'start', '-o', options);
  const admin = { host: '127.0.0.1', port, user: 'postgres', password, database: 'postgres' };
  return {
    host: admin.host,
    port,
    admin,
    run: (sql, database) => runSql({ ...admin, ...(database === undefined ? {} : { database }) }, sql),
    stop() {
      command('pg_ctl', 'stop', '-m', 'immediate');
      for (const folder of [home.folder, place]) rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function runSql(config: ClientConfig, sql: string): Promise<void> {
  const client = new Client(config);
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
