import { fork } from 'node:child_process';
import path from 'node:path';
import { responseOf } from '../servers/server-process.ts';
import type { LoadOrder, LoadResult, RunOrder } from './load-messages.ts';

export interface LoadGenerator {
  /** Keeps the requests for a target. */
  prepare(target: string, port: number, requests: string[]): Promise<void>;
  /** Sends them. Throws where any was not answered with success. */
  run(target: string, options: Omit<RunOrder, 'order' | 'target'>): Promise<LoadResult>;
  stop(): unknown;
}

const PATIENCE_MS = 120_000;

export function startLoadGenerator(): LoadGenerator {
  const child = fork(path.join(import.meta.dirname, 'load-process.ts'));
  const ask = <T>(order: LoadOrder): Promise<T> => {
    child.send(order);
    return responseOf<T>(child, PATIENCE_MS);
  };
  return {
    prepare: (target, port, requests) => ask({ order: 'prepare', target, port, requests }),
    async run(target, options) {
      const result = await ask<LoadResult>({ order: 'run', target, ...options });
      if (result.failed > 0) throw new Error(`${target}: ${result.failed} failed, such as ${result.firstFailure}`);
      return result;
    },
    stop: () => child.connected && child.disconnect(),
  };
}

/** Stands in a request for sixteen characters that no other has. */
export const UNIQUE = '#unique-request#';

/** A request as it goes over the wire. */
export function requestText(method: string, url: string, headers: Record<string, string>, body?: string): string {
  const all: Record<string, string> = { host: '127.0.0.1', ...headers };
  if (body !== undefined) all['content-length'] = String(Buffer.byteLength(body));
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${url} HTTP/1.1\r\n${lines.join('')}\r\n${body ?? ''}`;
}
