import type { ApiKey } from '@quickportal/contracts/api-keys/api-key';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['VIEW_API_KEYS'] });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.api_key_business; delete from app.api_key;');
});

const send = (path: string, { headers }: Pick<SignedIn, 'headers'> = officer) =>
  server.app.inject({ url: `${server.rest}/${path}`, headers });
const days = (count: number) => new Date(server.services.clock.now().getTime() + count * DAY_MS).toISOString();
const make = async (securityCode: 'SECRET' | 'PUBLISHABLE', changes: object = {}, businessIds: number[] = []) => {
  const made = await server.apiKey({ communityId: 10, securityCode, businessIds });
  for (const [column, value] of Object.entries(changes))
    await server.services.owner.query(`update app.api_key set ${column} = $2 where id = $1`, [made.apiKeyId, value]);
  return made;
};
const get = async (apiKeyId: number) => (await send(`api-keys/${apiKeyId}`)).json<ApiKey>();

describe('the list of API keys', () => {
  it('has keys that work first, then the newest, and keeps disabled and expired ones [2C138 2R022]', async () => {
    const disabled = await make('SECRET', { created_at: days(1), status: 'INACTIVE' });
    const expired = await make('SECRET', { created_at: days(2), expires_at: days(-1) });
    const older = await make('SECRET', { created_at: days(-9) });
    const publishable = await make('PUBLISHABLE', { created_at: days(-8) });
    const { items, recordsCount } = (await send('api-keys')).json<{ items: ApiKey[]; recordsCount: number }>();
    expect(recordsCount).toBe(4);
    expect(items.map(({ id }) => id)).toEqual([publishable, older, expired, disabled].map((each) => each.apiKeyId));
  });

  it('is not for users who are kept to some businesses', async () => {
    const rights = ['MANAGE_API_KEYS'] as const;
    const clerk = await server.signIn({ loginName: 'clerk', communityId: 10, rights, businessIds: [101] });
    expect((await send('api-keys', clerk)).statusCode).toBe(403);
  });
});

describe('an API key', () => {
  it('is returned with its status, without the secret [2C139 2E054 2E055]', async () => {
    const { apiKeyId, key } = await make('SECRET');
    const response = await send(`api-keys/${apiKeyId}`);
    expect(response.body).not.toContain(key);
    expect(response.json()).toMatchObject({
      id: apiKeyId,
      decryptedKey: null,
      keyHint: `qp_sec_10_…${key.slice(-4)}`,
      securityCode: 'SECRET',
      securityCodeDisplay: 'Secret',
      expired: false,
      expiring: false,
      statusCode: { statusCode: 'ACTIVE', group: 'success', statusLabelText: 'Active' },
    });
  });

  it('that is publishable does not expire and may be shown again [2R227 2R226 2K032]', async () => {
    const { apiKeyId, key } = await make('PUBLISHABLE');
    expect(await get(apiKeyId)).toMatchObject({
      decryptedKey: key,
      securityCode: 'PUBLISHABLE',
      securityCodeDisplay: 'Publishable',
      expiryDateTime: null,
    });
  });

  it('expires as Expired with the colour danger, and stays ACTIVE [2R273 2K038]', async () => {
    const { apiKeyId } = await make('SECRET', { expires_at: days(0) });
    expect(await get(apiKeyId)).toMatchObject({
      expired: true,
      expiring: false,
      statusCode: { statusCode: 'ACTIVE', group: 'danger', statusLabelText: 'Expired' },
    });
  });

  it('is expiring from 30 days before its end, unless it is disabled', async () => {
    const { apiKeyId } = await make('SECRET', { expires_at: days(30) });
    const later = await make('SECRET', { expires_at: days(30.001) });
    const disabled = await make('SECRET', { expires_at: days(5), status: 'INACTIVE' });
    const keys = await Promise.all([apiKeyId, later.apiKeyId, disabled.apiKeyId].map(get));
    expect(keys.map(({ expiring }) => expiring)).toEqual([true, false, false]);
  });

  it('names the businesses that it is restricted to, and none where it reaches all [2C141]', async () => {
    const restricted = await make('SECRET', {}, [102, 101]);
    const free = await make('SECRET');
    const { rows } = await server.services.owner.query(
      `select id as "businessId", code as "businessCode", name as "businessName"
       from app.business where id in (101, 102) order by name, id`,
    );
    expect((await send(`api-keys/${restricted.apiKeyId}/access-businesses`)).json()).toEqual(rows);
    expect((await send(`api-keys/${free.apiKeyId}/access-businesses`)).json()).toEqual([]);
    expect((await send('api-keys/999999/access-businesses')).statusCode).toBe(404);
  });
});
