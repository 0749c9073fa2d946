import createClient from 'openapi-fetch';
import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { components, paths } from './openapi-client.gen.ts';
import { createTestServer, type TestServer } from './test-server.ts';

type Customer = components['schemas']['Customer'];
type Problem = components['schemas']['Problem'];

let server: TestServer;
let client: ReturnType<typeof createClient<paths>>;
let viewer: typeof client;
let origin: string;

beforeAll(async () => {
  server = await createTestServer();
  origin = await server.app.listen({ host: '127.0.0.1', port: 0 });
  const signedIn = async (loginName: string, rights: Parameters<TestServer['signIn']>[0]['rights']) => {
    const { headers } = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights });
    return createClient<paths>({ baseUrl: origin + server.rest, headers });
  };
  client = await signedIn('officer', ['MANAGE_CUSTOMERS']);
  viewer = await signedIn('viewer', ['VIEW_CUSTOMERS']);
});
afterAll(() => server.close());

/** The answer's data; a problem fails the test with its own words. */
function answered<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}

/** What an integrator does first: the whole life of a customer. */
async function customerFlow(caller: typeof client, surname: string): Promise<void> {
  const added = answered(
    await caller.POST('/customers', {
      params: { header: { 'Idempotency-Key': `add-${surname}` } },
      body: { businessId: 101, customerName: `Lena ${surname}`, email: 'lena@example.org' },
    }),
  );
  expectTypeOf(added).toEqualTypeOf<Customer>();
  expect(added).toMatchObject({ customerName: `Lena ${surname}`, businessId: 101, customerEnabled: true, version: 1 });

  const found = answered(await caller.POST('/customer-search', { body: { query: surname.toLowerCase() } }));
  expectTypeOf(found.items).toEqualTypeOf<Customer[]>();
  expect(found).toMatchObject({ items: [added], recordsCount: 1, currentPage: 1, pageSize: 25 });

  const { customerId } = added;
  const read = answered(await caller.GET('/customers/{customerId}', { params: { path: { customerId } } }));
  expect(read).toEqual(added);

  const path = { id: customerId };
  const edited = answered(
    await caller.PUT('/customers/{id}/details', {
      params: { path },
      body: { customerName: `Lena ${surname}-Hart`, email: 'lena@example.com', version: read.version },
    }),
  );
  expect(edited).toMatchObject({ customerName: `Lena ${surname}-Hart`, email: 'lena@example.com', version: 2 });

  const disabled = answered(
    await caller.PATCH('/customers/{id}/status', {
      params: { path, query: { enabled: false }, header: { 'If-Match': `"${edited.version}"` } },
      body: {},
    }),
  );
  expect(disabled.customerEnabled).toBe(false);

  const enabled = answered(
    await caller.PATCH('/customers/{id}/status', { params: { path, query: { enabled: true } }, body: {} }),
  );
  expect(enabled).toMatchObject({ customerEnabled: true, customerId });

  const history = answered(
    await caller.GET('/customers/{id}/audit-entries', {
      params: { path, header: { 'X-Requested-With': 'XMLHttpRequest' } },
    }),
  );
  expect(history.recordsCount).toBe(4);
}

describe('a client generated from openapi.json', () => {
  it('finds, adds, reads, edits, disables and enables a customer [1C003 1C004 1C005]', () =>
    customerFlow(client, 'Whitlock'));

  it('does the same with an API key alone', async () => {
    const { headers } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    const keyed = createClient<paths>({ baseUrl: origin + server.rest, headers });
    await customerFlow(keyed, 'Pemberton');
    const elsewhere = await keyed.GET('/customers/{customerId}', { params: { path: { customerId: 2001 } } });
    expect(elsewhere.error).toMatchObject({ status: 404 });
  });

  it('answers the stored result to a repeated request', async () => {
    const add = () =>
      client.POST('/customers', {
        params: { header: { 'Idempotency-Key': 'add-omar' } },
        body: { businessId: 102, customerName: 'Omar Haddad' },
      });
    const first = await add();
    const second = await add();
    expect(answered(second)).toEqual(answered(first));
    expect(first.response.headers.get('idempotent-replayed')).toBeNull();
    expect(second.response.headers.get('idempotent-replayed')).toBe('true');
  });

  it('gets problems of the documented shape', async () => {
    const refused = await client.POST('/customers', {
      body: { businessId: 101, customerName: '', receivesEmail: true },
    });
    expectTypeOf(refused.error).toEqualTypeOf<Problem | undefined>();
    expect(refused.response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(refused.error).toMatchObject({ status: 422, title: 'Some fields need attention.' });
    expect(refused.error?.errors?.map(({ field }) => field)).toEqual(expect.arrayContaining(['customerName', 'email']));
    expect(refused.error?.requestId).toBe(refused.response.headers.get('x-request-id'));

    const lost = await client.PATCH('/customers/{id}/status', {
      params: { path: { id: 1001 }, query: { enabled: false } },
      body: { version: 99 },
    });
    expect(lost.error?.type).toMatch(/lost-update$/);
    expectTypeOf<components['schemas']['CustomerConflict']['current']>().toEqualTypeOf<
      components['schemas']['Customer'] | undefined
    >();
    expect(lost.error).toMatchObject({ current: { customerId: 1001, version: expect.any(Number) as number } });

    const missing = await client.GET('/customers/{customerId}', { params: { path: { customerId: 2001 } } });
    expect(missing.error).toMatchObject({ status: 404 });

    const forbidden = await viewer.POST('/customers', { body: { businessId: 101, customerName: 'No right' } });
    expect(forbidden.error).toMatchObject({ status: 403 });
  });
});
