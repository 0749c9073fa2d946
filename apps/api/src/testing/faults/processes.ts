import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { createInterface } from 'node:readline';

/** A few callers make all the calls. */
const noLimits = { CALLS_PER_MINUTE: '9999999', ANONYMOUS_CALLS_PER_MINUTE: '9999999' };

/** A process that lives for seconds gains nothing from what V8 optimises on other threads: a fifth of all processor time. */
const SHORT_LIVED = ['--initial-heap-size=256', '--no-opt', '--no-maglev'];

export type ProcessRole = 'web' | 'worker';

/** A process of the product. */
export interface ProductProcess {
  readonly role: ProcessRole;
  readonly pid: number;
  /** `http://localhost:<port>` */
  readonly origin: string;
  /** SIGKILL: nothing is finished, nothing given back. */
  kill(): Promise<void>;
  /** SIGTERM: in good order. Returns the exit code. */
  stop(): Promise<number | null>;
}

/**
 * Starts `main`, which `buildServer` wrote, and waits until it says that it is ready. Throws with what it said when it
 * ends instead.
 */
export async function startProcess(
  main: string,
  role: ProcessRole,
  environment: Readonly<Record<string, string>>,
): Promise<ProductProcess> {
  const port = await freePort();
  const child = spawn(process.execPath, [...SHORT_LIVED, main, '--role', role], {
    env: { PATH: process.env.PATH, PORT: String(port), LOG_LEVEL: 'warn', ...noLimits, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await ready(child);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const end = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    return (await ended)[0];
  };
  return {
    role,
    pid: child.pid ?? 0,
    origin: `http://localhost:${port}`,
    kill: async () => void (await end('SIGKILL')),
    stop: () => end('SIGTERM'),
  };
}

async function ready(child: ChildProcess): Promise<void> {
  const message: string[] = [];
  if (!child.stdout || !child.stderr) throw new Error('The output of the process is not piped');
  child.stderr.on('data', (text: Buffer) => message.push(text.toString()));
  const lines = createInterface({ input: child.stdout });
  await new Promise<void>((resolve, reject) => {
    lines.on('line', (line) => {
      message.push(line);
      if (/^QuickPortal (is ready|worker is running)/.test(line)) resolve();
    });
    child.once('exit', (code) => reject(new Error(`The process ended with ${code}:\n${message.join('\n')}`)));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
