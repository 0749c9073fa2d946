import { JSON_BODY_LIMIT } from '@quickportal/contracts/kernel/body-limit';
import { contracts } from '@quickportal/contracts/registry';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { routePath } from './rest.ts';
import { BATCH_LIMIT } from './trpc.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
});
afterAll(() => server.close());

const REQUESTED = { 'x-requested-with': 'XMLHttpRequest', 'content-type': 'application/json' };
async function post(
  url: string,
  payload: string,
  {
    method = 'POST',
    headers = {},
  }: { method?: 'POST' | 'PUT' | 'PATCH' | 'DELETE'; headers?: Record<string, string> } = {},
) {
  const response = await server.app.inject({ method, url, headers: { ...REQUESTED, ...headers }, payload });
  const { type = '' } = response.headers['content-type']?.includes('problem') ? response.json<{ type: string }>() : {};
  return { status: response.statusCode, type: type.split('/').at(-1), body: response.body };
}
const ofBytes = (bytes: number, text = 'x') => {
  const empty = JSON.stringify({ query: '' });
  return JSON.stringify({ query: text.repeat((bytes - empty.length) / Buffer.byteLength(text)) });
};
const nested = (levels: number) => `${'{"a":'.repeat(levels - 1)}[]${'}'.repeat(levels - 1)}`;
const withBody = contracts
  .filter(({ method, body }) => method !== 'GET' && body)
  .map((contract) => [contract.name, contract] as const);
/** What comes after the body was read: no one is signed in, and the fields of open calls do not fit. */
const refusalOf = (audience: readonly string[]) => (audience.includes('public') ? 422 : 401);
const tooLarge = { status: 413, type: 'payload-too-large' };
const malformed = { status: 400, type: 'malformed-request' };

describe('a JSON body', () => {
  it.each(withBody)(
    'of more than 64 KB is 413 for %s, before anything else',
    async (_name, { path, method, audience, bodyLimit = JSON_BODY_LIMIT }) => {
      const url = server.rest + routePath(path).replaceAll(/:\w+/g, '1001');
      const how = { method: method as 'POST' };
      expect(await post(url, ofBytes(bodyLimit + 1), how)).toMatchObject(tooLarge);
      expect(await post(url, ofBytes(bodyLimit + 4, '\u4e00'), how)).toMatchObject(tooLarge);
      expect((await post(url, ofBytes(bodyLimit), how)).status).toBe(refusalOf(audience));
    },
  );

  it.each(withBody)('of more than 32 levels is 400 for %s', async (_name, { path, method, audience }) => {
    const url = server.rest + routePath(path).replaceAll(/:\w+/g, '1001');
    const how = { method: method as 'POST' };
    expect(await post(url, nested(33), how)).toMatchObject(malformed);
    expect((await post(url, nested(32), how)).status).toBe(refusalOf(audience));
  });

  it('over tRPC is held to the limit of its call, alone and in a batch', async () => {
    const call = (names: string, payload: string) =>
      post(`${server.trpc}/${names}`, payload, { headers: officer.headers });
    const input = (bytes: number) => ({ body: { query: 'x'.repeat(bytes) } });
    const alone = await call('customers.search', JSON.stringify(input(JSON_BODY_LIMIT)));
    expect([alone.status, alone.body]).toEqual([413, expect.stringContaining('/payload-too-large')]);
    const batch = await call(
      'customers.search,customers.search,customers.search?batch=1',
      JSON.stringify({ 0: input(JSON_BODY_LIMIT), 1: input(60_000), 2: { body: {} } }),
    );
    expect([
      batch.status,
      (JSON.parse(batch.body) as { error?: { data: { httpStatus: number } } }[]).map(
        ({ error }) => error?.data.httpStatus,
      ),
    ]).toEqual([207, [413, 422, undefined]]);
    expect(await call('customers.search?batch=1', ofBytes(BATCH_LIMIT + 1))).toMatchObject(tooLarge);
  });

  it('over tRPC may be larger than a batch for the calls that say so, alone only', async () => {
    const call = (name: string, bytes: number) =>
      post(`${server.trpc}/${name}`, JSON.stringify({ body: { configurations: 'x'.repeat(bytes) } }), {
        headers: officer.headers,
      });
    const check = 'merchantChoiceRouting.checkRoutingConfigurations';
    // What comes after the body was read: the caller has no right to it
    expect((await call(check, BATCH_LIMIT + 1)).status).toBe(403);
    expect((await call(`${check}?batch=1`, BATCH_LIMIT + 1)).status).not.toBe(413);
    expect(await call(check, 1_048_576)).toMatchObject(tooLarge);
    expect(await call(`customers.search,${check}?batch=1`, BATCH_LIMIT + 1)).toMatchObject(tooLarge);
    expect(await call('customers.search', BATCH_LIMIT + 1)).toMatchObject(tooLarge);
  });

  it('over tRPC of more than 32 levels is 400, in the address too', async () => {
    const posted = await post(`${server.trpc}/customers.search`, nested(33), { headers: officer.headers });
    expect([posted.status, posted.body]).toEqual([400, expect.stringContaining('/malformed-request')]);
    const url = `${server.trpc}/customers.get?input=${encodeURIComponent(nested(33))}`;
    const response = await server.app.inject({ url, headers: officer.headers });
    expect([response.statusCode, response.body]).toEqual([400, expect.stringContaining('/malformed-request')]);
  });

  it('of a sign-in ends at 16 KB', async () => {
    const url = `${server.services.configuration.basePath}/AuthAction`;
    expect(await post(url, ofBytes(16_385))).toMatchObject(tooLarge);
    expect(await post(url, nested(33))).toMatchObject(malformed);
  });
});
