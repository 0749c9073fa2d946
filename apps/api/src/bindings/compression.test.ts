import { gunzipSync, zstdDecompressSync } from 'node:zlib';
import { facilityRights } from '@quickportal/contracts/access/rights';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller } from '../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { accepts } from './compression.ts';

const ELSEWHERE = '203.0.113.9';
const BROWSER = 'gzip, deflate, br, zstd';

let server: TestServer;
let clerk: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: 100_000 });
  clerk = await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: facilityRights });
});
afterAll(() => server.close());

interface Sent {
  encoding?: string | undefined;
  remoteAddress?: string;
  headers?: Record<string, string>;
}

/** A call from elsewhere, unless said otherwise, that accepts what a browser does. */
async function send(options: InjectOptions, { encoding = BROWSER, remoteAddress = ELSEWHERE, headers }: Sent = {}) {
  const response = await server.app.inject({
    ...options,
    remoteAddress,
    headers: { ...clerk.headers, ...options.headers, 'accept-encoding': encoding, ...headers },
  });
  expect(response.statusCode).toBe(200);
  return response;
}

const search = (pageSize: number): InjectOptions => ({
  method: 'POST',
  url: `${server.rest}/customer-search`,
  payload: { page: 1, pageSize },
});
const batch = (paths: string, ...inputs: unknown[]): InjectOptions => ({
  method: 'POST',
  url: `${server.trpc}/${paths}?batch=1`,
  payload: Object.fromEntries(inputs.entries().map(([index, input]) => [index, input ?? null])),
});
const encodingOf = async (...sent: Parameters<typeof send>) => (await send(...sent)).headers['content-encoding'];

describe('a response of a call', () => {
  it('is compressed as its caller accepts, zstd before gzip, and reads the same', async () => {
    const plain = await send(search(40), { encoding: 'identity' });
    expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
    const zstd = await send(search(40));
    expect(zstd.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
    expect(zstdDecompressSync(zstd.rawPayload).equals(plain.rawPayload)).toBe(true);
    const gzip = await send(search(40), { encoding: 'gzip, zstd;q=0' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(gzip.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
    expect(plain.headers['content-encoding']).toBeUndefined();
  });

  it('is sent as it is where it is short', async () => {
    expect(await encodingOf(search(1))).toBeUndefined();
    expect(await encodingOf(search(40))).toBe('zstd');
  });

  it('costs programs on the same machine nothing; a proxy there passes on what others accept', async () => {
    for (const remoteAddress of ['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1']) {
      expect(await encodingOf(search(40), { remoteAddress }), remoteAddress).toBeUndefined();
      for (const header of ['x-forwarded-for', 'forwarded']) {
        const headers = { [header]: ELSEWHERE };
        expect(await encodingOf(search(40), { remoteAddress, headers }), header).toBe('zstd');
      }
    }
  });

  it('is compressed over tRPC and for forms as well, in batches too', async () => {
    const query = { body: { page: 1, pageSize: 40 } };
    expect(await encodingOf(batch('customers.search,customers.search', query, query))).toBe('zstd');
    const form = { method: 'GET', url: `${server.rest}/forms/post/customers` } as const;
    const sent = await send(form);
    const plain = await send(form, { encoding: 'identity' });
    expect(JSON.parse(zstdDecompressSync(sent.rawPayload).toString())).toEqual(plain.json());
  });

  it('is sent as it is where a secret is in it, with everything that shares its batch', async () => {
    const query = { body: { page: 1, pageSize: 40 } };
    expect(await encodingOf(batch('customers.search,session.get', query))).toBeUndefined();
    await server.rows("update app.system_user set full_name = repeat('Long ', 600) where id = $1", [clerk.userId]);
    const session = await send({ method: 'GET', url: `${server.rest}/session` });
    expect(session.rawPayload.length).toBeGreaterThan(2048);
    expect(session.headers['content-encoding']).toBeUndefined();
  });

  it('has the same headers under HEAD', async () => {
    for (const address of ['forms/post/customers', 'bsb-branches?query=0']) {
      const url = `${server.rest}/${address}`;
      const [get, head] = [await send({ method: 'GET', url }), await send({ method: 'HEAD', url })];
      const lasting = ({ date: _date, 'x-request-id': _id, ...others }: typeof get.headers) => others;
      expect(lasting(head.headers)).toEqual(lasting(get.headers));
      expect(head.rawPayload.length).toBe(0);
    }
  });
});

describe('the file of an export', () => {
  it('is compressed while it is read, under a tag of its own; ranges are those of the file', async () => {
    const { body } = await apiCaller(server, clerk).post('customer-export', {});
    await server.runSideEffects();
    const file = {
      method: 'GET',
      url: `${server.rest}/exports/${body.exportId}/file?csrf=${clerk.csrfToken}`,
    } as const;
    const plain = await send(file, { encoding: 'identity' });
    const zstd = await send(file);
    expect(zstd.headers).toMatchObject({ 'content-encoding': 'zstd', vary: 'accept-encoding' });
    expect(zstd.headers['content-length']).toBeUndefined();
    expect(zstdDecompressSync(zstd.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(zstd.headers.etag).not.toBe(plain.headers.etag);

    const rest = (etag: unknown) =>
      server.app.inject({
        ...file,
        remoteAddress: ELSEWHERE,
        headers: { ...clerk.headers, 'accept-encoding': BROWSER, range: 'bytes=100-', 'if-range': String(etag) },
      });
    const part = await rest(plain.headers.etag);
    expect([part.statusCode, part.headers['content-encoding']]).toEqual([206, undefined]);
    expect(part.rawPayload.equals(plain.rawPayload.subarray(100))).toBe(true);
    expect((await rest(zstd.headers.etag)).statusCode).toBe(200);
  });
});

it.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['gzip; q=0', false],
  ['gzip;q=0.000', false],
  ['gzip;q=0.001', true],
  ['x-gzip', false],
  ['*', false],
  ['', false],
])('Accept-Encoding %j: gzip %s', (header, isAccepted) => {
  expect(accepts(header, 'gzip')).toBe(isAccepted);
});
