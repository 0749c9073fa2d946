import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { authenticateKey } from './authenticate-key.ts';

let server: TestServer;
let publishable: string;
let secret: string;
beforeAll(async () => {
  server = await createTestServer();
  const headerOf = async (securityCode: 'PUBLISHABLE' | 'SECRET') =>
    (await server.apiKey({ communityId: 10, securityCode })).headers.authorization;
  publishable = await headerOf('PUBLISHABLE');
  secret = await headerOf('SECRET');
});
afterAll(() => server.close());
beforeEach(() => server.services.owner.query('delete from app.domain_whitelist where community_id = 10'));

const list = (...urls: string[]) =>
  server.services.owner.query(
    `insert into app.domain_whitelist (community_id, url, created_at) select 10, unnest($1::text[]), '2026-11-20'`,
    [urls],
  );

const refusalOf = async (page: string | undefined, header = publishable): Promise<string | undefined> => {
  const { services } = server;
  const origin = { requestId: 'r', ip: '203.0.113.7', userAgent: '' };
  const { refusal } = await authenticateKey(services, { header, origin, page, now: services.clock.now() });
  return refusal?.message;
};

describe('a publishable key, used by a page', () => {
  it('works on every domain while the whitelist is empty, and then on those listed', async () => {
    expect(await refusalOf('https://shop.example.com')).toBeUndefined();
    await list('https://shop.example.com', 'https://*.pay.example.com:8443');
    const allowed = ['https://shop.example.com', 'https://a.pay.example.com:8443', 'https://b.a.pay.example.com:8443'];
    for (const page of allowed) expect(await refusalOf(page), page).toBeUndefined();
    const refused = [
      'https://example.com',
      'http://shop.example.com',
      'https://shop.example.com:8443',
      'https://shop.example.com.evil.example',
      'https://pay.example.com:8443',
      'https://a.pay.example.com',
      'null',
    ];
    for (const page of refused) expect(await refusalOf(page), page).toMatch(/is not on the domain whitelist of/);
  });

  it('works without a page, and a secret key with any', async () => {
    await list('https://shop.example.com');
    expect(await refusalOf(undefined)).toBeUndefined();
    expect(await refusalOf('https://other.example.com', secret)).toBeUndefined();
  });

  it('is refused over REST by the header Origin, and the facility can read why', async () => {
    await list('https://shop.example.com');
    const headers = { authorization: publishable, origin: 'https://other.example.com' };
    const refused = await server.app.inject({ url: `${server.rest}/customers/1001`, headers });
    expect([refused.statusCode, refused.json().detail]).toEqual([
      403,
      expect.stringMatching(/^This page is not on the domain whitelist of/),
    ]);
  });
});
