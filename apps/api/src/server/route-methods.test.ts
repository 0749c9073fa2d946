import { uploadBankStatementFile } from '@quickportal/contracts/bank-statements/transfers';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { facilityRights } from '@quickportal/contracts/access/rights';
import { contracts } from '@quickportal/contracts/registry';
import {
  downloadUploadedFile,
  downloadUploadedFileErrors,
  previewFile,
  uploadFile,
} from '@quickportal/contracts/uploaded-files/transfers';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { routePath } from '../bindings/rest.ts';
import { apiCaller } from '../testing/api-caller.ts';
import { exchange } from '../testing/exchange.ts';
import { paymentKit } from '../testing/payment-kit.ts';
import { restCall } from '../testing/rest-call.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { runFiles, upload } from '../nouns/uploaded-files/file-kit.fixture.ts';
import { createApp } from './app.ts';

let server: TestServer;
let app: FastifyInstance;
let base: string;
let dana: SignedIn;
const files: Record<'receipt' | 'export' | 'upload' | 'errors', string> = {} as never;
const folder = mkdtempSync(path.join(tmpdir(), 'portal-'));
beforeAll(async () => {
  mkdirSync(path.join(folder, 'assets'), { recursive: true });
  writeFileSync(path.join(folder, 'assets', 'main.js'), 'export {};');
  writeFileSync(path.join(folder, 'assets', 'main.js.br'), 'compressed');
  server = await createTestServer({ anonymousCallsPerMinute: 100_000, callsPerMinute: 100_000 });
  base = server.services.configuration.basePath;
  const portal = {
    folder,
    shell: '<html></html>',
    prerendered: new Map([['loginview', '<title>Sign in</title>']]),
    pages: new Map([['homeview', 'both']]),
    files: new Map(),
    scriptHashes: [],
  };
  app = await createApp(server.services, { portal });
  dana = await server.signIn({ loginName: 'dana', kind: 'CLIENT', communityId: 10, rights: facilityRights });
  await makeFiles();
});
afterAll(async () => {
  await app.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => server.services.clock.advance(60_000));

async function makeFiles(): Promise<void> {
  const caller = apiCaller(server, dana);
  const kit = await paymentKit(server.services);
  const accountId = await kit.card(1001);
  const payment = await caller.post('customers/1001/payments', {
    accountId,
    amount: '12.00',
    paymentReferenceNumber: 'INV 9',
  });
  const started = await caller.post('customer-export', {});
  const { body: file } = await upload(server, dana, 'Customer name,Business code\n,B101\nMia Chen,B101\n');
  await runFiles(server);
  await server.runSideEffects();
  files.receipt = `transactions/${payment.body.receiptNumber}/receipt`;
  files.export = `exports/${started.body.exportId}/file`;
  files.upload = `uploaded-files/${file.fileId}/content`;
  files.errors = `uploaded-files/${file.fileId}/errors-file`;
}

/** What a response says about itself. Its request and its time are its own. */
async function summary(options: InjectOptions) {
  const { statusCode, headers, rawPayload } = await app.inject(options);
  const { date: _date, 'x-request-id': _requestId, ...others } = headers;
  return { statusCode, headers: others, bytes: rawPayload.length };
}

async function expectHeadLikeGet(url: string, headers: Record<string, string> = {}): Promise<number> {
  const get = await summary({ method: 'GET', url, headers });
  const head = await summary({ method: 'HEAD', url, headers });
  expect([url, head]).toEqual([url, { ...get, bytes: 0 }]);
  return get.statusCode;
}

describe('HEAD', () => {
  const reads = contracts.filter(({ method }) => method === 'GET');
  it.each(reads.map((contract) => [contract.name, contract] as const))('follows GET of %s', async (_name, contract) => {
    const urls: string[] = [];
    const spy = { inject: (options: { url: string }) => (urls.push(options.url), app.inject(options)) };
    await restCall(spy as never, server.rest, contract, sampleInput(contract), dana.headers);
    for (const headers of [dana.headers, {}]) await expectHeadLikeGet(urls[0] ?? '', headers);
  });

  it('follows GET of pages, assets, documentation, forms, probes and addresses that name nothing', async () => {
    const statuses: Record<string, number> = {};
    for (const url of [
      `${base}/`,
      `${base}/HomeView`,
      `${base}/LoginView`,
      `${base}/NoSuchView`,
      `${base}/assets/main.js`,
      `${base}/assets/none.js`,
      `${base}/docs`,
      `${base}/docs/`,
      `${base}/docs/x/scalar.js`,
      `${server.rest}/openapi.json`,
      `${server.rest}/openapi-keys.json`,
      `${server.rest}/forms/post/customers`,
      `${server.rest}/no-such-call`,
      `${base}/AuthAction/reset-password?token=x`,
      '/healthz',
      '/no/such/address',
    ])
      statuses[url.replace(base, '')] = await expectHeadLikeGet(url, dana.headers);
    expect(statuses).toMatchObject({
      '/': 200,
      '/HomeView': 200,
      '/assets/main.js': 200,
      '/docs': 200,
      '/rest/internal/openapi-keys.json': 200,
      '/healthz': 200,
      '/rest/internal/forms/post/customers': 200,
    });
    expect(await expectHeadLikeGet(`${base}/HomeView`)).toBe(303);
    expect(await expectHeadLikeGet(`${base}/assets/main.js`, { 'accept-encoding': 'br' })).toBe(200);
    const { headers } = await app.inject(`${base}/docs`);
    expect(await expectHeadLikeGet(`${base}/docs`, { 'if-none-match': String(headers.etag) })).toBe(304);
  });

  it('follows GET of files, whole, in part and beyond their end', async () => {
    for (const file of Object.values(files)) {
      const url = `${server.rest}/${file}?csrf=${dana.csrfToken}`;
      expect([file, await expectHeadLikeGet(url, dana.headers)]).toEqual([file, 200]);
    }
    const url = `${server.rest}/${files.export}?csrf=${dana.csrfToken}`;
    expect(await expectHeadLikeGet(url, { ...dana.headers, range: 'bytes=0-9' })).toBe(206);
    expect(await expectHeadLikeGet(url, { ...dana.headers, range: 'bytes=999999-' })).toBe(416);
  });

  it('of a file notes no download, because nothing was handed over', async () => {
    await server.audit();
    for (const file of [files.export, files.upload, files.errors]) {
      const url = `${server.rest}/${file}?csrf=${dana.csrfToken}`;
      await app.inject({ method: 'HEAD', url, headers: dana.headers });
      expect(await server.audit()).toEqual([]);
      await app.inject({ method: 'GET', url, headers: dana.headers });
      expect(await server.audit()).toHaveLength(1);
    }
  });

  it('follows GET of tRPC: one query, a batch, criteria, faults and changes', async () => {
    const input = encodeURIComponent(JSON.stringify({ params: { customerId: 1001 } }));
    const batch = encodeURIComponent(JSON.stringify({ 1: { params: { customerId: 1001 } } }));
    const statuses: Record<string, number> = {};
    for (const call of [
      'session.get',
      `customers.get?input=${input}`,
      'customers.get?input=%7B',
      `session.get,customers.get?batch=1&input=${batch}`,
      'customers.create',
      'no.such.call',
    ])
      statuses[call.split('?')[0] ?? ''] = await expectHeadLikeGet(`${server.trpc}/${call}`, dana.headers);
    expect(await expectHeadLikeGet(`${server.trpc}/customers.get?input=${input}`, dana.headers)).toBe(200);
    expect(statuses).toMatchObject({ 'session.get': 200, 'session.get,customers.get': 200, 'customers.create': 405 });
  });

  it('sends no body over a connection that goes on', async () => {
    await app.listen({ port: 0, host: '127.0.0.1' });
    const request = (line: string, end: string) => `${line} HTTP/1.1\r\nHost: localhost\r\n${end}\r\n`;
    const received = await exchange(
      app,
      request('HEAD /healthz', '') + request('HEAD /no/such', '') + request('HEAD /healthz', 'Connection: close\r\n'),
    );
    expect(received.match(/^HTTP\/1\.1 \d+/gm)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
    expect(received).not.toContain('{');
  });
});

const METHODS = ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'] as const;

describe('a method that a path does not have', () => {
  /** Methods of each path of the API, GET with HEAD. */
  const paths = new Map([['/transactions/:receiptNumber/receipt', new Set(['GET', 'HEAD'])]]);
  const transfers = [
    uploadBankStatementFile,
    uploadFile,
    previewFile,
    downloadUploadedFile,
    downloadUploadedFileErrors,
  ];
  for (const contract of [...contracts, ...transfers]) {
    const { method, path: address } = contract;
    const known = paths.get(routePath(address)) ?? new Set();
    paths.set(routePath(address), known.add(method));
    if (method === 'GET') known.add('HEAD');
    // Browsers ask there before a page of another origin calls
    if ('opensToPublishableKeys' in contract && contract.opensToPublishableKeys) known.add('OPTIONS');
  }

  it('is 405 with those that it has in Allow, at every path of the API', async () => {
    for (const [address, known] of paths) {
      // A literal part may be a parameter of another path, which then has methods here too
      const url = server.rest + address.replaceAll(/:\w+/g, '1');
      for (const method of METHODS.filter((name) => !known.has(name))) {
        const { statusCode, headers, body } = await app.inject({ method, url, headers: dana.headers });
        if (statusCode !== 405) {
          expect([method, url, isOther(method, address)]).toEqual([method, url, true]);
          continue;
        }
        const allowed = String(headers.allow).split(', ');
        expect([url, allowed]).toEqual([url, expect.arrayContaining([...known])]);
        expect(allowed).not.toContain(method);
        if (method !== 'HEAD')
          expect(JSON.parse(body)).toMatchObject({ type: expect.stringMatching(/method-not-allowed$/) });
      }
    }
  });

  /** Whether another path of the API matches as well, and has the method. */
  const isOther = (method: string, address: string): boolean =>
    [...paths].some(([other, known]) => {
      const pattern = new RegExp(`^${other.replaceAll(/:\w+/g, '[^/]+')}$`);
      return other !== address && known.has(method) && pattern.test(address.replaceAll(/:\w+/g, '1'));
    });

  it.each([
    ['POST', '/HomeView', 'GET, HEAD'],
    ['DELETE', '/', 'GET, HEAD'],
    ['PUT', '/assets/main.js', 'GET, HEAD'],
    ['PATCH', '/docs', 'GET, HEAD'],
    ['GET', '/AuthAction/forgot-password', 'POST'],
    ['DELETE', '/AuthAction/reset-password', 'GET, HEAD, POST'],
    ['PUT', '/trpc/session.get', 'GET, HEAD, POST'],
    ['GET', '/trpc/customers.create', 'POST'],
    ['DELETE', '/rest/internal/customers/%31001', 'GET, HEAD'],
    ['OPTIONS', '/rest/internal/customers?page=2', 'POST'],
  ] as const)('%s %s is 405, and Allow says %s', async (method, address, allow) => {
    const response = await app.inject({ method, url: base + address, headers: dana.headers });
    expect([response.statusCode, response.headers.allow]).toEqual([405, allow]);
  });

  it('is 404 where the path has no route at all, and for what a route does not find', async () => {
    for (const [method, url] of [
      ['POST', '/no/such/address'],
      ['PUT', `${server.rest}/no-such-call`],
      ['GET', `${base}/docs/x/scalar.js`],
      ['GET', `${server.rest}/customers/999999999`],
      ['GET', `${server.rest}/customers/`],
      ['POST', `${server.rest}/customers/`],
      ['PATCH', `${server.rest}/customers/1001/`],
      ['GET', `${server.rest}/customers/1001/?page=2`],
      ['GET', `${server.rest}/customers//accounts`],
      ['POST', `${server.rest}/customer-search/`],
      ['GET', `${base}/HomeView/`],
      ['GET', '/healthz/'],
    ] as const) {
      const { statusCode, headers } = await app.inject({ method, url, headers: dana.headers });
      expect([url, statusCode, headers.allow]).toEqual([url, 404, undefined]);
    }
  });
});
