import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { canReach, findServerUser } from '@quickportal/db/launch/server-home';
import { startScratchServer, type ScratchServer } from '@quickportal/db/testing/scratch-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { builtProgram } from '../testing/built-programs.ts';
import { isRoot } from './run-as.ts';

const user = findServerUser();
let main: string;
let place: string;
let database: ScratchServer;

beforeAll(async () => {
  main = await builtProgram('apps/api/src/main.ts');
  place = mkdtempSync(path.join(tmpdir(), 'quickportal-run-as-'));
  chmodSync(place, 0o755);
  database = await startScratchServer();
  await database.run(`create role keeper login createrole password 'secret'`);
  await database.run('create database portal owner keeper');
});
afterAll(() => {
  database.stop();
  rmSync(place, { recursive: true, force: true });
});

/** Starts a worker; how it ended, or who it runs as once it says that it runs. */
function start(settings: Record<string, string>): Promise<{ output: string; uid: number | null }> {
  const env = {
    PATH: process.env.PATH,
    MASTER_KEY: 'a master key of more than thirty-two bytes',
    DATABASE_URL: `postgres://keeper:secret@127.0.0.1:${database.port}/portal`,
    PORT: '0',
    ...settings,
  };
  const child = spawn(process.execPath, [main, '--role', 'worker'], { env });
  let output = '';
  let uid: number | null = null;
  const listen = (text: Buffer) => {
    output += text.toString();
    if (!output.includes('worker is running')) return;
    uid = Number(/^Uid:\t(\d+)/m.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]);
    // what follows the banner comes at once
    setTimeout(() => child.kill('SIGTERM'), 200);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  return new Promise((resolve) => child.once('close', () => resolve({ output, uid })));
}

describe.skipIf(!isRoot() || process.platform !== 'linux')('a start as root', () => {
  it('warns where it stays root', async () => {
    const { output, uid } = await start({ QUICKPORTAL_DATA: path.join(place, 'as-root') });
    expect(output).toContain('Warning: QuickPortal runs as root');
    expect(uid).toBe(0);
  });

  it.skipIf(!user || !canReach(import.meta.dirname, user))('goes on as the user of RUN_AS', async () => {
    const folder = path.join(place, 'as-user');
    const { output, uid } = await start({ QUICKPORTAL_DATA: folder, RUN_AS: user?.name ?? '' });
    expect(output).not.toContain('Warning');
    expect(uid).toBe(user?.uid);
    expect(statSync(path.join(folder, 'logs')).uid).toBe(user?.uid);
  });

  it('does not go on where the user is unknown, is root, or does not own the data', async () => {
    const messageOf = async (name: string) => (await start({ QUICKPORTAL_DATA: place, RUN_AS: name })).output;
    expect(await messageOf('no-such-user')).toContain('RUN_AS names no user of this machine: no-such-user.');
    expect(await messageOf(user?.name ?? 'nobody')).toContain(`does not own ${place}. chown -R`);
  });
});
