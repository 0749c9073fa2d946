import { spawn, spawnSync, execFileSync } from 'node:child_process';
import {
  closeSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ownFolder, type ServerHome } from './server-home.ts';
import { ensurePasswordFile } from './server-password.ts';

/** What postmaster.pid says about a server. */
export interface ServerRecord {
  pid: number;
  socketFolder: string;
  status: string;
}

const socketName = '/.s.PGSQL.5432';
const socketPathLimit = 107;
const logLimitBytes = 5_000_000;

/** Reads postmaster.pid; undefined where there is none or it is only half written. */
export function readServerRecord(home: ServerHome): ServerRecord | undefined {
  const file = path.join(home.data, 'postmaster.pid');
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
  const pid = Number(lines[0]);
  if (!(pid > 0)) return undefined;
  return { pid, socketFolder: lines[4] ?? '', status: (lines[7] ?? '').trim() };
}

/** Whether this pid is alive and really the server of this data folder, not a later process with the same number. */
export function isServerOf(home: ServerHome, pid: number): boolean {
  return isAlive(pid) && commandLine(pid).includes(`-D ${home.data} `);
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Whether this pid is alive and more than a zombie, which no one may collect. */
export function isAtWork(pid: number): boolean {
  return isAlive(pid) && commandLine(pid) !== '';
}

function commandLine(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Whether the server's files are in their place. */
export function hasCluster(home: ServerHome): boolean {
  return existsSync(path.join(home.data, 'PG_VERSION'));
}

/** Creates the cluster once. It is made beside its place and moved there whole, so a crash leaves no half of one. */
export function initialiseCluster(home: ServerHome): void {
  if (hasCluster(home)) return;
  const unfinished = `${home.data}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['-U', 'app', '--auth=scram-sha-256', `--pwfile=${ensurePasswordFile(home)}`];
  const args = ['-D', unfinished, ...access, ...locale, '--no-instructions', '--no-sync'];
  const run = spawnSync(path.join(home.programs, 'initdb'), args, { ...identity(home), encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`initdb failed: ${run.stderr || String(run.error)}`);
  rmSync(home.data, { recursive: true, force: true });
  renameSync(unfinished, home.data);
}

/**
 * Starts the server as a process of its own, which outlives us: anyone who leaves last stops it (launch-postgres.ts).
 * `recycledPid` is a number in postmaster.pid that now belongs to something else; PostgreSQL is instructed to ignore it and
 * still checks shared memory for survivors of a crash.
 */
export async function startServer(
  home: ServerHome,
  settings: Record<string, string>,
  recycledPid?: number,
): Promise<ServerRecord> {
  const socketFolder = makeSocketFolder(home);
  if ((statSync(home.log, { throwIfNoEntry: false })?.size ?? 0) > logLimitBytes) truncateSync(home.log);
  const log = openSync(home.log, 'a', 0o600);
  const logStart = statSync(home.log).size;
  const options = Object.entries({ listen_addresses: '', port: '5432', ...settings });
  const args = ['-D', home.data, '-k', socketFolder, ...options.flatMap(([name, value]) => ['-c', `${name}=${value}`])];
  const base = identity(home);
  const child = spawn(path.join(home.programs, 'postgres'), args, {
    ...base,
    env: recycledPid ? { ...base.env, PG_GRANDPARENT_PID: String(recycledPid) } : base.env,
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  let failure: string | undefined;
  child.once('error', (error) => (failure = error.message));
  child.once('exit', (code) => (failure ??= `exit ${code}`));
  child.unref();
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await delay(20)) {
    if (failure !== undefined) {
      const text = readFileSync(home.log).subarray(logStart).toString();
      throw new Error(`PostgreSQL did not start (${failure}). ${text}`);
    }
    const record = readServerRecord(home);
    if (record?.pid === child.pid && record?.status === 'ready') return record;
  }
  throw new Error(`PostgreSQL was not ready within 60 s; see ${home.log}`);
}

/** Ends the server: fast shutdown (open transactions are rolled back), then the immediate one after 10 s. */
export async function endServer(home: ServerHome, pid: number): Promise<void> {
  for (const [signal, patienceMs] of [
    ['SIGINT', 10_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!isServerOf(home, pid)) return;
    process.kill(pid, signal);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await delay(10)) {
      if (!isServerOf(home, pid)) return;
    }
  }
  throw new Error(`PostgreSQL (pid ${pid}) does not stop`);
}

/**
 * Next to the data where the path is short enough for a socket (107 bytes), else in the temporary folder, and there
 * after every start at the same place: those who use the server look for it where it was.
 */
function makeSocketFolder(home: ServerHome): string {
  const beside = path.join(home.folder, 'socket');
  if (Buffer.byteLength(beside + socketName) <= socketPathLimit) {
    ownFolder(beside, home.user);
    return beside;
  }
  const record = path.join(home.folder, 'socket-location');
  const kept = existsSync(record) ? readFileSync(record, 'utf8').trim() : '';
  if (kept !== '' && isOwnFolder(kept, home)) return kept;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-'));
  ownFolder(folder, home.user);
  writeFileSync(record, `${folder}\n`, { mode: 0o600 });
  return folder;
}

/** Makes the folder again where the temporary folder was cleared; false where someone else has taken its name. */
function isOwnFolder(folder: string, { user }: ServerHome): boolean {
  try {
    mkdirSync(folder, { mode: 0o700 });
    ownFolder(folder, user);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) return false;
  }
  const found = lstatSync(folder);
  return found.isDirectory() && found.uid === (user?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
}

function identity(home: ServerHome): { uid?: number; gid?: number; cwd: string; env: NodeJS.ProcessEnv } {
  const env = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  return home.user ? { uid: home.user.uid, gid: home.user.gid, cwd: '/', env } : { cwd: '/', env };
}
