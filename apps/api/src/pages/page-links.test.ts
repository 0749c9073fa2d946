import { facilityRights } from '@quickportal/contracts/access/rights';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp } from '../server/app.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let app: FastifyInstance;
beforeAll(async () => {
  server = await createTestServer();
  const pages = ['homeview', 'customersearchview'];
  const portal = {
    folder: '/nowhere',
    shell: '<html><head></head></html>',
    prerendered: new Map<string, never>(),
    pages: new Map(pages.map((page) => [page, 'both'])),
    files: new Map(pages.map((page) => [page, [`assets/${page}.js`, 'assets/table.js']])),
    scriptHashes: [],
  };
  app = await createApp(server.services, { portal });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('links the files of the page that an address names, and no other', async () => {
  const { headers } = await server.signIn({
    loginName: 'kim',
    kind: 'CLIENT',
    communityId: 10,
    rights: facilityRights,
  });
  const base = server.services.configuration.basePath;
  const linked = async (address: string) => {
    const { body } = await app.inject({ url: `${base}/${address}`, headers });
    return [...body.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href);
  };
  const home = [`${base}/assets/homeview.js`, `${base}/assets/table.js`];
  expect(await linked('')).toEqual(home);
  expect(await linked('HomeView')).toEqual(home);
  expect(await linked('customerSEARCHview?page=2')).toEqual([
    `${base}/assets/customersearchview.js`,
    `${base}/assets/table.js`,
  ]);
  expect(await linked('NoSuchView')).toEqual([]);
});
