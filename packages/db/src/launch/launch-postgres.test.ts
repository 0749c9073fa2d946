import { spawn, type ChildProcess } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ServerNews } from './keep-lease.ts';
import { launchPostgres, type LaunchedPostgres } from './launch-postgres.ts';
import { canReach, findServerUser, prepareServerHome, type ServerUser } from './server-home.ts';
import { endServer, isAlive, isServerOf, readServerRecord } from './server-process.ts';

const quick = { shared_buffers: '16MB', fsync: 'off' };
const isRoot = process.getuid?.() === 0;
let dataFolder: string;
const launched: LaunchedPostgres[] = [];
const children: ChildProcess[] = [];

beforeEach(() => {
  dataFolder = mkdtempSync(path.join(os.tmpdir(), 'quickportal-launch-'));
  chmodSync(dataFolder, 0o755);
});
afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  for (const server of launched.splice(0)) await server.stop();
  const home = existsSync(dataFolder) ? prepareServerHome(dataFolder) : undefined;
  const pid = home && readServerRecord(home)?.pid;
  if (home && pid && isServerOf(home, pid)) await endServer(home, pid);
  if (home) rmSync(home.folder, { recursive: true, force: true });
  rmSync(dataFolder, { recursive: true, force: true });
});

async function launch(folder = dataFolder, onNews?: (news: ServerNews) => void): Promise<LaunchedPostgres> {
  const server = await launchPostgres({ dataFolder: folder, settings: quick, onNews });
  launched.push(server);
  return server;
}

async function ask(server: LaunchedPostgres, sql: string): Promise<unknown> {
  const client = new Client(server.connection);
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rows } = await client.query<{ response: unknown }>(sql);
    return rows[0]?.response;
  } finally {
    await client.end();
  }
}

/** A process of its own that launches, says so, and stays until it is stopped (SIGTERM) or killed. */
function launchElsewhere(): Promise<{ reused: boolean; pid: number; leave: () => Promise<void>; child: ChildProcess }> {
  const script = `
    import { launchPostgres } from ${JSON.stringify(path.join(import.meta.dirname, 'launch-postgres.ts'))};
    const server = await launchPostgres({ dataFolder: ${JSON.stringify(dataFolder)}, settings: ${JSON.stringify(quick)} });
    process.send({ reused: server.reused, pid: process.pid });
    const waiting = setInterval(() => {}, 1000);
    process.on('SIGTERM', async () => { await server.stop(); clearInterval(waiting); process.exit(0); });`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  children.push(child);
  const leave = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`exit ${code}`)));
    child.once('message', (message: { reused: boolean; pid: number }) => resolve({ ...message, leave, child }));
  });
}

// not isAlive: a server whose starter is gone may stay a zombie where no one collects them
const isRunning = (pid: number) => isServerOf(prepareServerHome(dataFolder), pid);
const serverPid = () => readServerRecord(prepareServerHome(dataFolder))?.pid ?? 0;

describe('launchPostgres', () => {
  it('starts PostgreSQL 18 in UTF-8 on a socket only, and stops it', async () => {
    const server = await launch();
    expect(server.reused).toBe(false);
    expect(await ask(server, `select current_setting('server_version') as response`)).toMatch(/^18\./);
    expect(await ask(server, `select current_setting('listen_addresses') as response`)).toBe('');
    expect(await ask(server, `select lower('ČÉ') || current_setting('server_encoding') as response`)).toBe('čéUTF8');
    expect(server.connection.database).toBe('quickportal');
    const pid = serverPid();
    await server.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('is joined by a second caller and stopped by the last one', async () => {
    const first = await launch();
    const second = await launch();
    expect(second.reused).toBe(true);
    const pid = serverPid();
    await first.stop();
    await first.stop();
    expect(await ask(second, 'select 1 as response')).toBe(1);
    await second.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('is started once by two processes that start at the same time', async () => {
    const [first, two] = await Promise.all([launchElsewhere(), launchElsewhere()]);
    expect(first.reused).not.toBe(two.reused);
    const pid = serverPid();
    const starter = first.reused ? two : first;
    const joiner = first.reused ? first : two;
    await starter.leave();
    expect(isRunning(pid)).toBe(true);
    await joiner.leave();
    expect(isRunning(pid)).toBe(false);
  });

  it('survives the death of who started it', async () => {
    const { child } = await launchElsewhere();
    const pid = serverPid();
    child.kill('SIGKILL');
    const server = await launch();
    expect(server.reused).toBe(true);
    expect(serverPid()).toBe(pid);
    const leases = `select count(*)::int4 as response from pg_stat_activity where application_name = 'quickportal lease'`;
    await expect.poll(() => ask(server, leases)).toBe(1);
    await server.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('starts with what was committed where the server and all who used it were killed', async () => {
    const before = await launch();
    await ask(before, 'create table kept as select 42 as response');
    await before.stop();
    const { child } = await launchElsewhere();
    child.kill('SIGKILL');
    process.kill(serverPid(), 'SIGKILL');
    const after = await launch();
    expect(after.reused).toBe(false);
    expect(await ask(after, 'select response from kept')).toBe(42);
  });

  it('is not fooled by another process that has the number of a dead server', async () => {
    await (await launch()).stop();
    const stranger = spawn(process.execPath, ['--eval', 'setTimeout(() => {}, 60_000)'], {
      stdio: 'ignore',
      ...identity(findServerUser()),
    });
    children.push(stranger);
    const home = prepareServerHome(dataFolder);
    writeFileSync(
      path.join(home.data, 'postmaster.pid'),
      `${stranger.pid}\n${home.data}\n1\n5432\n/nowhere\n\n  1234 5678\nready\n`,
    );
    const server = await launch();
    expect(server.reused).toBe(false);
    expect(await ask(server, 'select 1 as response')).toBe(1);
    expect(isAlive(stranger.pid ?? 0)).toBe(true);
  });

  it('works in a folder whose path is too long for a socket', async () => {
    const deep = path.join(dataFolder, 'a-folder-with-a-long-name'.repeat(3), 'and-another-one'.repeat(4));
    mkdirSync(deep, { recursive: true });
    const server = await launch(deep);
    expect(Buffer.byteLength(`${server.connection.host}/.s.PGSQL.5432`)).toBeLessThanOrEqual(107);
    expect(await ask(server, 'select 1 as response')).toBe(1);
    await server.stop();
  });

  it('asks for a password that only its own user can read', async () => {
    const server = await launch();
    const { password, ...connection } = server.connection;
    expect(statSync(path.join(prepareServerHome(dataFolder).folder, 'password')).mode & 0o777).toBe(0o600);
    for (const wrong of ['', 'guessed'])
      await expect(ask({ ...server, connection: { ...connection, password: wrong } }, 'select 1')).rejects.toThrow(
        'password',
      );
    expect(password.length).toBeGreaterThan(40);
  });

  it('lets the server of an earlier version ask for passwords too, with what is in it', async () => {
    const first = await launch();
    await ask(first, 'create table kept as select 42 as response');
    await first.stop();
    const home = prepareServerHome(dataFolder);
    writeFileSync(path.join(home.data, 'pg_hba.conf'), '# trust\nlocal all all trust\n');
    rmSync(path.join(home.folder, 'password'));
    const again = await launch();
    expect(await ask(again, 'select response from kept')).toBe(42);
    const stranger = { ...again, connection: { ...again.connection, password: 'guessed' } };
    await expect(ask(stranger, 'select 1')).rejects.toThrow('password');
  });

  it('says what is wrong when the server can not start', async () => {
    const wrong = launchPostgres({ dataFolder, settings: { ...quick, shared_buffers: 'plenty' } });
    await expect(wrong).rejects.toThrow('invalid value for parameter "shared_buffers"');
  });
});

describe('a server that ends', () => {
  const responds = (server: LaunchedPostgres) => ask(server, 'select response from kept').catch(() => 'nothing');
  const launchWithTable = async (folder?: string, onNews?: (news: ServerNews) => void) => {
    const server = await launch(folder, onNews);
    await ask(server, 'create table kept as select 42 as response');
    return server;
  };

  it('is started again once by all who use it, at the same address, with what was committed', async () => {
    const first = await launchWithTable();
    const second = await launch();
    const { child } = await launchElsewhere();
    const killed = serverPid();
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => [first, second].map((server) => server.isRunning())).toContain(false);
    await expect.poll(() => responds(first)).toBe(42);
    expect(serverPid()).not.toBe(killed);
    const leases = `select count(*)::int4 as response from pg_stat_activity where application_name = 'quickportal lease'`;
    await expect.poll(() => ask(first, leases)).toBe(3);
    expect([first.isRunning(), second.isRunning()]).toEqual([true, true]);
    child.kill('SIGKILL');
    await expect.poll(() => ask(first, leases)).toBe(2);
    const pid = serverPid();
    await first.stop();
    expect(isRunning(pid)).toBe(true);
    await second.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('is started again each time', async () => {
    const server = await launchWithTable();
    for (let kill = 0; kill < 3; kill += 1) {
      const killed = serverPid();
      process.kill(killed, 'SIGKILL');
      await expect.poll(() => [serverPid() !== killed, server.isRunning()]).toEqual([true, true]);
      expect(await responds(server)).toBe(42);
    }
  });

  it('is at the same address again where its socket is in the temporary folder', async () => {
    const deep = path.join(dataFolder, 'a-folder-with-a-long-name'.repeat(3), 'and-another-one'.repeat(4));
    mkdirSync(deep, { recursive: true });
    const server = await launchWithTable(deep);
    const killed = readServerRecord(prepareServerHome(deep))?.pid ?? 0;
    rmSync(server.connection.host, { recursive: true });
    process.kill(killed, 'SIGKILL');
    await expect.poll(() => responds(server)).toBe(42);
    await server.stop();
  });

  it('is tried again until what keeps it from starting has passed', async () => {
    const news: ServerNews[] = [];
    const server = await launchWithTable(dataFolder, (entry) => news.push(entry));
    const configuration = path.join(prepareServerHome(dataFolder).data, 'postgresql.conf');
    const before = readFileSync(configuration, 'utf8');
    writeFileSync(configuration, 'nonsense = on');
    process.kill(serverPid(), 'SIGKILL');
    const waits = () => news.flatMap((entry) => ('nextAttemptMs' in entry ? [entry.nextAttemptMs] : []));
    await expect.poll(waits).toEqual([250, 500, 1000]);
    expect(String(news.flatMap((entry) => ('error' in entry ? [entry.error] : []))[0])).toContain('"nonsense"');
    expect(server.isRunning()).toBe(false);
    writeFileSync(configuration, before);
    await expect.poll(() => responds(server)).toBe(42);
    await expect.poll(() => news.at(-1)).toEqual({ state: 'running' });
  });

  it('is not replaced by an empty one where its files are gone', async () => {
    const news: ServerNews[] = [];
    const server = await launchWithTable(dataFolder, (entry) => news.push(entry));
    const { data } = prepareServerHome(dataFolder);
    process.kill(serverPid(), 'SIGKILL');
    renameSync(data, `${data}.elsewhere`);
    await expect.poll(() => news.at(-1)).toMatchObject({ state: 'missing' });
    expect(existsSync(data)).toBe(false);
    await server.stop();
  });

  it('is ended by the last who leaves also where its socket was deleted', async () => {
    const first = await launch();
    const second = await launch();
    const pid = serverPid();
    rmSync(first.connection.host, { recursive: true });
    await first.stop();
    expect(isRunning(pid)).toBe(true);
    await second.stop();
    expect(isRunning(pid)).toBe(false);
  });
});

describe('as root', () => {
  it.skipIf(!isRoot)(
    'keeps the server of a closed folder where its user can reach it, and finds it again',
    async () => {
      chmodSync(dataFolder, 0o700);
      const server = await launch();
      expect(server.connection.host.startsWith(dataFolder)).toBe(false);
      const recorded = readFileSync(path.join(dataFolder, 'postgres-location'), 'utf8').trim();
      expect(server.connection.host.startsWith(recorded)).toBe(true);
      await ask(server, 'create table kept as select 42 as response');
      await server.stop();
      const again = await launch();
      expect(await ask(again, 'select response from kept')).toBe(42);
    },
  );

  it('judges by the mode bits of every folder on the way', () => {
    const stranger = { uid: 65_534, gid: 65_534 };
    expect(canReach(dataFolder, stranger)).toBe(true);
    const inner = path.join(dataFolder, 'inner');
    mkdirSync(inner, { mode: 0o755 });
    chmodSync(dataFolder, 0o700);
    expect(canReach(inner, stranger)).toBe(false);
    expect(canReach(inner, { uid: process.getuid?.() ?? 0, gid: 0 })).toBe(true);
  });
});

function identity(user: ServerUser | undefined): { uid?: number; gid?: number } {
  return user ? { uid: user.uid, gid: user.gid } : {};
}
