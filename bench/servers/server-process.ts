import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { ParentMessage, Question } from './send-to-parent.ts';

/** A server under measurement, in a process of its own. */
export interface ServerProcess {
  readonly port: number;
  /** Microseconds of CPU used so far, user and system. */
  cpu(): Promise<number>;
  stop(): Promise<void>;
}

const START_MS = 180_000;

/** Starts a file of this folder and waits until it listens. `profile`: a folder for a CPU profile of its life. */
export async function startServer(
  file: string,
  { environment = {}, profile }: { environment?: Record<string, string>; profile?: string | undefined } = {},
): Promise<ServerProcess> {
  const child = fork(path.join(import.meta.dirname, file), {
    env: { ...process.env, NODE_ENV: 'production', ...environment },
    execArgv: profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : [],
  });
  const first = await responseOf(child, START_MS);
  if (!('port' in first)) throw new Error(`${file} did not say where it listens`);
  return {
    port: first.port,
    async cpu() {
      child.send({ ask: 'cpu' } satisfies Question);
      const response = await responseOf(child, START_MS);
      return 'cpuMicroseconds' in response ? response.cpuMicroseconds : 0;
    },
    async stop() {
      if (child.exitCode !== null) return;
      const exited = new Promise((resolve) => child.once('exit', resolve));
      child.send({ ask: 'stop' } satisfies Question);
      await exited;
    },
  };
}

/** The next message of a child; rejects when it ends or is silent. */
export function responseOf<T = ParentMessage>(child: ChildProcess, patienceMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('A process of the benchmark is silent')), patienceMs);
    const onExit = (code: number | null) => {
      clearTimeout(timer);
      reject(new Error(`A process of the benchmark ended with ${code}`));
    };
    child.once('exit', onExit);
    child.once('message', (message) => {
      clearTimeout(timer);
      child.off('exit', onExit);
      resolve(message as T);
    });
  });
}
