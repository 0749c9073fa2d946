import { createTRPCClient, httpBatchLink, httpLink, TRPCClientError } from '@trpc/client';
import { fetchRequestHandler } from '@trpc/server/adapters/fetch';
import { contract } from '@quickportal/contracts/kernel/contract';
import { id, text } from '@quickportal/contracts/kernel/primitives';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { systemClock } from '../engines/clock/clock.ts';
import type { Context } from '../procedures/context.ts';
import { implement, proceduresOf, router } from '../procedures/implement.ts';
import { Problem } from '../kernel/problem.ts';
import { registerJsonBodies } from '../kernel/json-body.ts';
import { registerErrors } from '../server/http-errors.ts';
import { registerTrpc } from './trpc.ts';

const shared = {
  errors: ['validation-failed', 'state-conflict'],
  audience: ['public'],
  rights: {},
  summary: 'For the corpus',
  description: 'For the corpus.',
  spec: [],
} as const;
const Thing = z.strictObject({ thingId: id(), name: z.string(), note: z.string().nullable() });
const get = contract({
  ...shared,
  name: 'things.get',
  kind: 'query',
  method: 'GET',
  path: 'things/{thingId}',
  params: z.strictObject({ thingId: id() }),
  responses: { 200: Thing },
});
const list = contract({
  ...shared,
  name: 'things.list',
  kind: 'query',
  method: 'POST',
  path: 'thing-search',
  body: z.strictObject({ query: text({ max: 20, min: 0 }).optional() }),
  responses: { 200: z.array(Thing) },
});
const nothing = contract({
  ...shared,
  name: 'things.nothing',
  kind: 'query',
  method: 'GET',
  path: 'nothing',
  responses: { 200: z.strictObject({ ok: z.boolean() }) },
});
const rename = contract({
  ...shared,
  name: 'things.rename',
  kind: 'mutation',
  method: 'PUT',
  path: 'things/{thingId}',
  params: z.strictObject({ thingId: id() }),
  body: z.strictObject({ name: text({ max: 20 }) }),
  responses: { 200: Thing },
});
const remove = contract({
  ...shared,
  name: 'things.remove',
  kind: 'mutation',
  method: 'DELETE',
  path: 'things/{thingId}',
  params: z.strictObject({ thingId: id() }),
  responses: { 204: z.undefined() },
});

const thing = (thingId: number, name = 'Pump') => ({ thingId, name, note: null });
const appRouter = router({
  things: {
    get: implement(get).query(({ input }) => {
      if (input.params.thingId === 13) throw new Error('a fault with a secret inside');
      return thing(input.params.thingId, 'Māori 🏦 "quoted"');
    }),
    list: implement(list).query(({ input }) => [thing(1, input.body.query ?? 'all')]),
    nothing: implement(nothing).query(() => ({ ok: true })),
    rename: implement(rename).mutation(({ input }) => {
      if (input.body.name === 'taken') throw new Problem('state-conflict', { detail: 'That name is taken.' });
      return thing(input.params.thingId, input.body.name);
    }),
    remove: implement(remove).mutation(() => undefined),
  },
});
type Router = typeof appRouter;

const context = (): Context => ({
  services: { clock: systemClock } as Context['services'],
  actor: { kind: 'anonymous' },
  origin: { requestId: 'r1', ip: '127.0.0.1', userAgent: '' },
  idempotencyKey: null,
  notes: { replayed: false, setCookies: [] },
});

let app: FastifyInstance;
let origin: string;
beforeAll(async () => {
  app = Fastify();
  registerJsonBodies(app);
  registerErrors(app);
  registerTrpc(app, {
    base: '/ours',
    router: appRouter,
    procedures: proceduresOf(appRouter),
    contextOf: () => Promise.resolve(context()),
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => app.close());

/** The stock adapter, on the same router. */
const stock = (request: Request) =>
  fetchRequestHandler({
    endpoint: '/ours',
    req: request,
    router: appRouter,
    createContext: context,
    allowMethodOverride: true,
    maxBatchSize: 10,
  });

async function responses(path: string, init: RequestInit = {}) {
  const headers = {
    'x-requested-with': 'XMLHttpRequest',
    ...(init.body ? { 'content-type': 'application/json' } : {}),
    ...(init.headers as Record<string, string>),
  };
  const both = await Promise.all([
    fetch(origin + path, { ...init, headers }),
    stock(new Request(origin + path, { ...init, headers })),
  ]);
  return Promise.all(
    both.map(async (response) => ({
      status: response.status,
      body: await response.text(),
      vary: response.headers.get('vary'),
    })),
  );
}
const input = (value: unknown) => encodeURIComponent(JSON.stringify(value));

describe('tRPC over our own routes answers the same bytes as the stock adapter', () => {
  const corpus: [string, string, RequestInit?][] = [
    ['a query', `/ours/things.get?input=${input({ params: { thingId: 7 } })}`],
    ['a query without input', '/ours/things.nothing'],
    ['a query with empty input text', '/ours/things.nothing?input='],
    ['a batch of one', `/ours/things.get?batch=1&input=${input({ 0: { params: { thingId: 7 } } })}`],
    [
      'a batch of several',
      `/ours/things.get,things.nothing,things.get?batch=1&input=${input({ 0: { params: { thingId: 1 } }, 2: { params: { thingId: 2 } } })}`,
    ],
    ['a batch with an encoded comma', `/ours/things.nothing%2Cthings.nothing?batch=1&input=${input({})}`],
    [
      'a batch that fails in part (207)',
      `/ours/things.get,things.get?batch=1&input=${input({ 0: { params: { thingId: 1 } }, 1: { params: { thingId: 'x' } } })}`,
    ],
    [
      'a batch that fails in two ways',
      `/ours/things.get,things.missing?batch=1&input=${input({ 0: { params: { thingId: 13 } } })}`,
    ],
    ['a fault', `/ours/things.get?input=${input({ params: { thingId: 13 } })}`],
    ['an id that names nothing', `/ours/things.get?input=${input({ params: { thingId: 0 } })}`],
    ['a missing procedure', '/ours/things.missing'],
    ['a procedure named like a property of every object', '/ours/constructor'],
    [
      'a mutation',
      '/ours/things.rename',
      { method: 'POST', body: JSON.stringify({ params: { thingId: 3 }, body: { name: 'Valve' } }) },
    ],
    [
      'a mutation in a batch',
      '/ours/things.rename?batch=1',
      { method: 'POST', body: JSON.stringify({ 0: { params: { thingId: 3 }, body: { name: 'Valve' } } }) },
    ],
    [
      'a mutation with no content',
      '/ours/things.remove',
      { method: 'POST', body: JSON.stringify({ params: { thingId: 3 } }) },
    ],
    [
      'a mutation refused (409)',
      '/ours/things.rename',
      { method: 'POST', body: JSON.stringify({ params: { thingId: 3 }, body: { name: 'taken' } }) },
    ],
    [
      'a mutation with field errors (422)',
      '/ours/things.rename',
      { method: 'POST', body: JSON.stringify({ params: { thingId: 3 }, body: { name: '' } }) },
    ],
    ['a mutation by GET', `/ours/things.rename?input=${input({ params: { thingId: 3 }, body: { name: 'x' } })}`],
    [
      'a query by POST (method override)',
      '/ours/things.list',
      { method: 'POST', body: JSON.stringify({ body: { query: 'pump' } }) },
    ],
    [
      'a query and a mutation in one batch',
      `/ours/things.nothing,things.rename?batch=1`,
      { method: 'POST', body: '{}' },
    ],
    ['a batch whose input is a list', '/ours/things.nothing?batch=1&input=%5B%5D'],
    ['a batch whose input is text', '/ours/things.nothing?batch=1&input=%22x%22'],
    [
      'eleven in one batch',
      `/ours/${Array.from({ length: 11 }, () => 'things.nothing').join(',')}?batch=1&input=${input({})}`,
    ],
    [
      'the header of the streaming link left out',
      '/ours/things.nothing',
      { headers: { 'trpc-accept': 'application/json' } },
    ],
  ];
  it.each(corpus)('%s', async (_name, path, init) => {
    const [ours, theirs] = await responses(path, init);
    expect(ours).toEqual(theirs);
  });

  it('answers input that is no JSON with 400, as the stock adapter does, in words that repeat nothing of it', async () => {
    const [ours, theirs] = await responses('/ours/things.get?input=%7Bsecret');
    expect(ours?.status).toBe(400);
    expect(theirs?.status).toBe(400);
    expect(ours?.body).not.toContain('secret');
  });
});

describe('tRPC through the real client', () => {
  const headers = { 'X-Requested-With': 'XMLHttpRequest' };
  const batched = () =>
    createTRPCClient<Router>({ links: [httpBatchLink({ url: `${origin}/ours`, headers, maxItems: 10 })] });
  const single = () => createTRPCClient<Router>({ links: [httpLink({ url: `${origin}/ours`, headers })] });

  it('batches, and gives each call its own outcome', async () => {
    const client = batched();
    const [first, two, three] = await Promise.allSettled([
      client.things.get.query({ params: { thingId: 1 } }),
      client.things.get.query({ params: { thingId: 13 } }),
      client.things.nothing.query(),
    ]);
    expect(first).toMatchObject({ status: 'fulfilled', value: { thingId: 1 } });
    expect(three).toMatchObject({ status: 'fulfilled', value: { ok: true } });
    expect(two.status).toBe('rejected');
    const error = (two as PromiseRejectedResult).reason as TRPCClientError<Router>;
    expect(error).toBeInstanceOf(TRPCClientError);
    expect(error.data?.problem).toMatchObject({ status: 500, requestId: 'r1' });
    expect(JSON.stringify(error.shape)).not.toContain('secret');
  });

  it('can be aborted', async () => {
    const controller = new AbortController();
    const call = single().things.get.query({ params: { thingId: 1 } }, { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toThrow(/abort/i);
    await expect(single().things.nothing.query()).resolves.toEqual({ ok: true });
  });

  it('refuses a call without X-Requested-With [1R172 1K037]', async () => {
    const client = createTRPCClient<Router>({ links: [httpLink({ url: `${origin}/ours` })] });
    await expect(client.things.nothing.query()).rejects.toMatchObject({ data: { problem: { status: 403 } } });
  });
});
