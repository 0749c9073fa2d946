import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import type { ChangeName } from './call.ts';
import { callRoutes } from './call-routes.gen.ts';
import { changeSender, underOneKey } from './send-change.ts';

const source = path.resolve(import.meta.dirname, '../..');
const changes = (Object.keys(callRoutes) as ChangeName[]).filter((name) => callRoutes[name].kind === 'mutation');
const texts = globSync('**/*.{ts,tsx}', { cwd: source })
  .filter((file) => !/\.gen\.ts$|\.test\.ts$|\.stories\.tsx$/.test(file))
  .map((file) => readFileSync(path.join(source, file), 'utf8'));
/** The changes that the portal makes: their names are in its source. */
const made = changes.filter((name) => texts.some((text) => text.includes(`'${name}'`) || text.includes(`"${name}"`)));

const json = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const problem = (status: number, type: string) =>
  json(status, {
    error: { message: type, code: -32_000, data: { problem: { type, title: type, status, requestId: '' } } },
  });

/** A server that makes each change once for each key, and whose first responses are as given. */
function serverThat(...first: (Response | 'lost')[]) {
  const keys = new Set<string>();
  let requests = 0;
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    const key = new Headers(headers).get('idempotency-key');
    if (key === null) throw new Error('There is no key');
    keys.add(key);
    const response = first[requests++];
    if (response === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(response ?? json(200, { result: { data: {} } }));
  });
  return { changes: () => keys.size };
}
afterEach(() => vi.unstubAllGlobals());

it('finds the changes of the portal', () => {
  expect(made).toEqual(expect.arrayContaining(['customers.create', 'payments.take', 'webhooks.setStatus']));
});

it.each(made)('makes %s once when its response is lost and it is sent again', async (name) => {
  const server = serverThat('lost');
  const send = changeSender(name) as (input: unknown) => Promise<unknown>;
  await expect(send({})).rejects.toThrow();
  await send({});
  expect(server.changes()).toBe(1);
  await send({});
  expect(server.changes()).toBe(2);
});

it('keeps the key after a 5xx response, and renews it after a refusal', async () => {
  const server = serverThat(problem(503, 'unavailable'), problem(422, 'validation-failed'));
  const send = changeSender('customers.create') as (input: unknown) => Promise<unknown>;
  await expect(send({})).rejects.toThrow();
  await expect(send({})).rejects.toThrow();
  expect(server.changes()).toBe(1);
  await send({});
  expect(server.changes()).toBe(2);
});

it('keeps the key while the first request of it still runs', async () => {
  const keys: string[] = [];
  const send = underOneKey((_input: null, key) => {
    keys.push(key);
    const inProgress = { data: { problem: { status: 409, type: 'idempotency-in-progress', title: '' } } };
    return Promise.reject(Object.assign(new Error('busy'), inProgress));
  });
  await expect(send(null)).rejects.toThrow('busy');
  await expect(send(null)).rejects.toThrow('busy');
  expect(new Set(keys).size).toBe(1);
});
