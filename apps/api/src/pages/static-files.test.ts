import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let app: FastifyInstance;
let base: string;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets', 'fonts'), { recursive: true });
  writeFileSync(path.join(folder, 'assets', 'main.js'), 'export {};');
  writeFileSync(path.join(folder, 'secret.txt'), 'not for anybody');
  server = await createTestServer();
  base = server.services.configuration.basePath;
  const nothing = new Map<string, never>();
  const portal = {
    folder,
    shell: '<html></html>',
    prerendered: nothing,
    pages: nothing,
    files: nothing,
    scriptHashes: [],
  };
  app = await createApp(server.services, { portal });
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const folders = ['/assets/', '/docs/'];
const parts = [
  '',
  '.',
  '..',
  '%2e%2e',
  '%00',
  '%',
  '%ZZ',
  '%2f',
  '%5c',
  'main.js',
  'main.js%00',
  'fonts',
  'secret.txt',
  '%u0041',
  'x'.repeat(300),
  'x'.repeat(5000),
  'é',
  '%ff',
  '~',
  'CON',
  ' ',
  '%0d%0a',
  ';a=b',
  '?',
  '*',
  '.env',
  '.git/config',
];

describe('the files of the portal and the documentation', () => {
  it('are served by their own name', async () => {
    const response = await app.inject(`${base}/assets/main.js`);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
  });

  it.each([
    '/assets/',
    '/assets/%00',
    '/assets/fonts',
    '/assets/fonts/',
    `/assets/${'x'.repeat(300)}`,
    '/assets/main.js/x',
  ])('%s names nothing: 404', async (address) => {
    const response = await app.inject(base + address);
    expect([response.statusCode, response.headers['cache-control']]).toEqual([404, 'no-store']);
  });

  it('answer any other address with 404, and never fail', async () => {
    const arbitrary = fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 20 }).map(encodeURIComponent));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...folders),
        fc.array(arbitrary, { maxLength: 4 }),
        fc.constantFrom('GET', 'HEAD'),
        async (start, rest, method) => {
          const address = start + rest.join('/');
          const response = await app.inject({ method: method as 'GET', url: base + address });
          expect(response.statusCode, address).toBeLessThan(500);
          expect(response.body).not.toContain('not for anybody');
          const isFile = /^\/assets\/(?:\.?\/)*main\.js/.test(address);
          if (start === '/assets/' && !isFile && !/[?#.]|%2e/.test(address))
            expect(response.statusCode, address).toBe(404);
        },
      ),
      { numRuns: 400 },
    );
  });
});

it('leads from a page to signing in, and says there that more sessions than allowed were opened', async () => {
  const { headers, userId } = await server.signIn({ loginName: 'oldest', kind: 'CLIENT', communityId: 10, rights: [] });
  const locationOf = async (reason: string) => {
    await server.rows('update app.session set ended_at = now(), end_reason = $2 where user_id = $1', [userId, reason]);
    return (await app.inject({ url: `${base}/CustomerSearchView?page=2`, headers })).headers.location;
  };
  const returnTo = 'returnTo=%2Fquickportal%2FCustomerSearchView%3Fpage%3D2';
  expect(await locationOf('SIGNED_OUT')).toBe(`${base}/LoginView?${returnTo}`);
  expect(await locationOf('SESSION_LIMIT')).toBe(`${base}/LoginView?error=session-limit&${returnTo}`);
});
