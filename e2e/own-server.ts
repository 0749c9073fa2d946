import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.join(import.meta.dirname, '..');

/** A product of a test's own, whose clock it can move without signing anyone else out. */
export interface OwnServer {
  /** http://127.0.0.1:47610 */
  url: string;
  /** `npm run clock -- <argument>`: `+3d`, or a moment as Sydney's clock shows it. Ends when the server follows it. */
  clock(argument: string): Promise<void>;
  stop(): Promise<void>;
}

/** Starts the product on a fresh data folder with demo data and these settings, and answers once it is ready. */
export async function startOwnServer(port: number, settings: NodeJS.ProcessEnv = {}): Promise<OwnServer> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-e2e-own-'));
  // As root the database runs as another user, which has to get in
  chmodSync(folder, 0o755);
  const env = { ...process.env, QUICKPORTAL_DATA: folder, HOST: '127.0.0.1', PORT: String(port), ...settings };
  const url = `http://127.0.0.1:${port}`;
  const server = spawn(process.execPath, ['apps/api/src/main.ts'], { cwd: root, env, stdio: 'ignore' });
  await ready(url, server);
  const cli = 'apps/api/src/engines/clock/clock.cli.ts';
  return {
    url,
    clock: async (argument) => {
      const { stdout } = await promisify(execFile)(process.execPath, [cli, argument], { cwd: root, env });
      await follows(url, new Date(/\((.+)\)/.exec(stdout)?.[1] ?? 'nothing said'));
    },
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function ready(url: string, server: ChildProcess): Promise<void> {
  for (;;) {
    if (server.exitCode !== null) throw new Error('The server ended before it was ready');
    const response = await fetch(`${url}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 300));
  }
}

/** A sign-in that is made before the server's clock moves would be one of long ago a moment later. */
async function follows(url: string, moment: Date): Promise<void> {
  for (;;) {
    const { now } = (await (await fetch(`${url}/readyz`)).json()) as { now: string };
    const behind = moment.getTime() - new Date(now).getTime();
    if (Number.isNaN(behind)) throw new Error('The clock did not say its time');
    if (Math.abs(behind) < 10 * 60_000) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
