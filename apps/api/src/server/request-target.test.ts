import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { exchange } from '../testing/exchange.ts';
import { createApp } from './app.ts';

const AT_ONCE = 30;
let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer({ anonymousCallsPerMinute: 2 * AT_ONCE });
  const nothing = new Map<string, never>();
  const portal = {
    folder: '/nowhere',
    shell: '<html></html>',
    prerendered: nothing,
    pages: nothing,
    files: nothing,
    scriptHashes: [],
  };
  app = await createApp(server.services, { portal });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await server.close();
});
beforeEach(() => server.services.clock.advance(60_000));

const send = (target: string, { method = 'GET', host = 'localhost' } = {}) =>
  exchange(app, `${method} ${target} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
const statusOf = (response: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(response)?.[1]);
const headersOf = (response: string) =>
  response
    .split('\r\n\r\n', 1)[0]
    ?.split('\r\n')
    .slice(1)
    .map((line) => line.split(':', 1)[0]?.toLowerCase())
    .toSorted();

describe('a request target', () => {
  it('that is absolute is 400, whatever host it names', async () => {
    for (const host of ['localhost', 'evil.example'])
      for (const path of ['/rest/internal/session', '/AuthAction', '/docs', '/', '/nothing/here']) {
        const target = `http://${host}${server.services.configuration.basePath}${path}`;
        expect([target, statusOf(await send(target))]).toEqual([target, 400]);
      }
  });

  it.each(['/%zz', '/%', '/%e0%80', `/${'x'.repeat(3000)}`, '/quickportal/rest/internal/customers/%zz'])(
    'that cannot be read is 404 with the headers and the form of every other: %.30s',
    async (target) => {
      const [response, ordinary] = [await send(target), await send('/no/such/address')];
      expect(statusOf(response)).toBe(404);
      expect(headersOf(response)).toEqual(headersOf(ordinary));
      expect(response).toContain('content-security-policy: ');
      expect(response).toContain('"type":"https://');
      expect(statusOf(await send(target, { host: 'evil.example' }))).toBe(421);
    },
  );
});

const base = () => server.services.configuration.basePath;
/** Addresses that a comparison of texts would not take for those of calls. */
const disguised = () => [
  `${base()}/%72est/internal/session`,
  `${base()}/rest/%69nternal/session`,
  `/%71uickportal/rest/internal/session`,
  `${base()}/%61uthAction/reset-password?token=x`,
  `${base()}/AuthAction/%72eset-password?token=x`,
  `${base()}/%74rpc/session.get`,
  `${base()}/docs`,
  `${base()}/docs/x/scalar.js`,
  `${base()}/rest/internal/openapi.json`,
  `${base()}/rest/internal/no-such-call`,
  `${base()}/CustomerSearchView`,
  '/no/such/address',
  '/%zz',
  `/${'x'.repeat(3000)}`,
];

describe('without a session, once the calls of an address are used up', () => {
  it('every address is 429 but those of probes, however it is written', async () => {
    for (let n = 0; n < AT_ONCE; n++) await app.inject({ url: disguised()[n % 6] ?? '' });
    for (const url of disguised()) expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 429]);
    for (const url of ['/healthz', '/readyz', '/%68ealthz'])
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 200]);
    expect((await app.inject({ url: '/healthz?probe=1', headers: { host: '10.0.0.7' } })).statusCode).toBe(200);
  });

  it('each of these addresses counts', async () => {
    for (const url of disguised()) {
      server.services.clock.advance(60_000);
      for (let n = 0; n < AT_ONCE; n++) expect([url, (await app.inject({ url })).statusCode]).not.toEqual([url, 429]);
      expect([url, (await app.inject({ url })).statusCode]).toEqual([url, 429]);
    }
  });
});
