import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import type { Right } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deleteOldSecrets, resealWaitingSecrets } from '../../engines/proposals/waiting-secrets.ts';
import { createSealer } from '../../engines/auth/sealing.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { basic, createTestServer, type TestServer } from '../../testing/test-server.ts';

const DAY = 86_400_000;
let server: TestServer;
let officer: ApiCaller;
let colleague: ApiCaller;
let approver: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const user = async (loginName: string, rights: readonly Right[]) =>
    apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  officer = await user('officer', ['MANAGE_API_KEYS', 'APPROVE_REQUESTS']);
  colleague = await user('colleague', ['MANAGE_API_KEYS']);
  approver = await user('approver', ['MANAGE_API_KEYS', 'APPROVE_REQUESTS']);
  await server.rows(
    `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())`,
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  for (const table of ['proposal', 'waiting_secret', 'api_key_business', 'api_key'])
    await server.rows(`delete from app.${table} where community_id = 10`);
});

const wanted = { name: 'Billing', apiKeySecurityCode: 'SECRET', businessIds: [101] };
const request = async (path = 'generate', body: object = wanted): Promise<number> => {
  const { status, body: response, raw } = await officer.post(`api-keys/${path}`, body);
  expect([status, response], raw).toEqual([202, { proposalId: expect.any(Number) }]);
  return response.proposalId;
};
const approve = async (proposalId: number, caller = approver) => {
  const { version } = (await caller.get(`proposals/${proposalId}`)).body;
  return caller.post(`proposals/${proposalId}/approve`, { version });
};
const keys = async (caller = officer): Promise<ApiKey[]> => (await caller.get('api-keys')).body.items;
const approved = async (): Promise<ApiKey> => {
  const response = await approve(await request());
  expect(response.status, response.raw).toBe(200);
  const [key] = await keys();
  if (!key) throw new Error('No key was made');
  return key;
};
const fetchSecret = (key: Pick<ApiKey, 'id'>, caller = officer, headers = {}) =>
  caller.post(`api-keys/${key.id}/secret`, {}, headers);
const callWith = async (secret: string) =>
  (
    await server.app.inject({
      url: `${server.rest}/customers/1001`,
      headers: { authorization: basic(secret) },
    })
  ).statusCode;

describe('a key that needs a second person', () => {
  it('is made when another user approves it, as the requester asked', async () => {
    const proposalId = await request();
    expect(await keys()).toEqual([]);
    expect((await approve(proposalId, officer)).status).toBe(403);
    const response = await approve(proposalId);
    expect(response.status, response.raw).toBe(200);
    const [key] = await keys();
    expect(key).toMatchObject({ name: 'Billing', securityCode: 'SECRET', createdBy: 'officer', decryptedKey: null });
    const businesses = (await officer.get(`api-keys/${key?.id}/access-businesses`)).body;
    expect(businesses).toMatchObject([{ businessId: 101 }]);
  });

  it('gives its secret to the requester once, and to no one else', async () => {
    const key = await approved();
    const until = new Date(server.services.clock.now().getTime() + 7 * DAY).toISOString();
    expect(key.secretWaitsUntil).toBe(until);
    for (const other of [approver, colleague]) {
      expect((await keys(other))[0]?.secretWaitsUntil).toBeNull();
      expect((await fetchSecret(key, other)).status).toBe(404);
    }
    const fetched = await fetchSecret(key);
    expect([fetched.status, fetched.body.id], fetched.raw).toEqual([200, key.id]);
    expect(fetched.body.decryptedKey).toMatch(/^qp_sec_10_/);
    expect(await callWith(fetched.body.decryptedKey)).toBe(200);
    expect((await fetchSecret(key)).status).toBe(404);
    expect((await keys())[0]?.secretWaitsUntil).toBeNull();
    expect(await server.rows('select 1 from app.waiting_secret')).toEqual([]);
  });

  it('has its secret in no request, audit entry or stored response', async () => {
    const proposalId = await request();
    const response = await approve(proposalId);
    const [key] = await keys();
    const fetched = await fetchSecret({ id: key?.id ?? 0 }, officer, { 'idempotency-key': 'fetch' });
    const repeated = await fetchSecret({ id: key?.id ?? 0 }, officer, { 'idempotency-key': 'fetch' });
    expect([repeated.status, repeated.body.decryptedKey]).toEqual([200, null]);
    const secret: string = fetched.body.decryptedKey;
    const kept = await server.rows(
      `select row_to_json(p)::text as text from app.proposal p union all
       select row_to_json(a)::text from app.audit_entry a union all select row_to_json(i)::text from app.idempotency_key i`,
    );
    expect(response.raw + JSON.stringify(kept)).not.toContain(secret);
  });

  it('loses its secret after seven days, and goes on working', async () => {
    const key = await approved();
    const start = server.services.clock.now();
    server.services.clock.advance(7 * DAY);
    await deleteOldSecrets(server.services);
    expect(await server.rows('select 1 from app.waiting_secret')).toEqual([]);
    server.services.clock.set(start.toISOString());
    expect((await fetchSecret(key)).status).toBe(404);
    expect((await keys())[0]?.statusCode.statusCode).toBe('ACTIVE');
  });

  it('is sealed again with a new master key while it waits', async () => {
    const key = await approved();
    const { auth, configuration } = server.services;
    const master = configuration.masterKey ?? '';
    const rotated = {
      ...server.services,
      auth: { ...auth, sealer: createSealer(['n'.repeat(64), master]) },
    };
    expect(await resealWaitingSecrets(rotated)).toBe(1);
    expect(await resealWaitingSecrets(rotated)).toBe(0);
    const before = {
      ...server.services,
      auth: { ...auth, sealer: createSealer([master, 'n'.repeat(64)]) },
    };
    expect(await resealWaitingSecrets(before)).toBe(1);
    expect((await fetchSecret(key)).body.decryptedKey).toMatch(/^qp_sec_10_/);
  });

  it('says to rotate the key where the master key of its secret was withdrawn', async () => {
    const key = await approved();
    const sealed = createSealer(['n'.repeat(64)]).seal('api-key', `api key 10/${key.id}/0`, 'secret');
    await server.rows(`update app.waiting_secret set secret_sealed = '${sealed}'`);
    const refused = await fetchSecret(key);
    expect([refused.status, refused.body.detail]).toEqual([409, expect.stringMatching(/Rotate the key\.$/)]);
  });

  it('is refused as it would be without a second person', async () => {
    const refused = await officer.post('api-keys/generate', { ...wanted, businessIds: [201] });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'businessIds']);
    const proposalId = await request('generate-initial', {});
    await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect((await approve(proposalId)).status).toBe(409);
  });
});

describe('other ways to a key', () => {
  it('wait as well: the first pair', async () => {
    expect((await approve(await request('generate-initial', {}))).status).toBe(200);
    const made = await keys();
    expect(new Set(made.map(({ name }) => name))).toEqual(new Set(['Initial secret key', 'Initial publishable key']));
    const secretKey = made.find(({ securityCode }) => securityCode === 'SECRET');
    expect((await fetchSecret({ id: secretKey?.id ?? 0 })).body.decryptedKey).toMatch(/^qp_sec_10_/);
    const publishable = made.find(({ securityCode }) => securityCode === 'PUBLISHABLE');
    expect(publishable).toMatchObject({ secretWaitsUntil: null, decryptedKey: expect.stringMatching(/^qp_pub_10_/) });
    expect((await fetchSecret({ id: publishable?.id ?? 0 })).status).toBe(404);
  });

  it('wait as well: a replacement, which leaves the former key as it is', async () => {
    const { apiKeyId, key } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
    expect((await approve(await request(`${apiKeyId}/rotate`, {}))).status).toBe(200);
    const replacement = (await keys()).find(({ replacesApiKeyId }) => replacesApiKeyId === apiKeyId);
    const secret = (await fetchSecret({ id: replacement?.id ?? 0 })).body.decryptedKey;
    expect([await callWith(key), await callWith(secret)]).toEqual([200, 200]);
  });
});
