import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';

let server: TestServer;
let officer: SignedIn;
beforeAll(async () => {
  server = await createTestServer();
  officer = await server.signIn({
    loginName: 'officer',
    kind: 'CLIENT',
    communityId: 10,
    rights: ['MANAGE_CUSTOMERS'],
  });
});
afterAll(() => server.close());

const send = (options: {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH';
  url: string;
  payload?: string;
  headers?: Record<string, string>;
}) => server.app.inject({ ...options, headers: { ...officer.headers, ...options.headers } });
const problem = (response: { body: string }) =>
  JSON.parse(response.body) as { type: string; status: number; requestId: string };
const json = { 'content-type': 'application/json' };

describe('the REST binding', () => {
  it('serves calls below the REST base only [1R171 1R174 2R030]', async () => {
    expect((await send({ url: `${server.rest}/customers/1001` })).statusCode).toBe(200);
    expect((await send({ url: '/customers/1001' })).statusCode).toBe(404);
    expect((await send({ url: `${server.services.configuration.basePath}/customers/1001` })).statusCode).toBe(404);
  });

  it('reads query strings in the standard bracket-free form [1R173 1K038]', async () => {
    const audit = (search: string) => send({ url: `${server.rest}/customers/1001/audit-entries${search}` });
    expect((await audit('?page=1&pageSize=10')).json()).toMatchObject({ currentPage: 1, pageSize: 10 });
    for (const search of [
      '?page=1&page=2',
      '?page=1.0',
      '?page=+1',
      '?page=0x1',
      '?page=1e0',
      '?page=',
      '?page[]=1',
      '?Page=1',
    ]) {
      expect((await audit(search)).statusCode, search).toBe(422);
    }
  });

  it('says that a body is not JSON, and repeats nothing of it', async () => {
    const refused = await send({
      method: 'POST',
      url: `${server.rest}/customers`,
      payload: '{"a":4242 ',
      headers: json,
    });
    expect(refused.json()).toMatchObject({ status: 400, detail: 'The body is not valid JSON.' });
    expect(refused.body).not.toContain('4242');
  });

  it('answers every failure as a problem document with the id of the request', async () => {
    for (const [options, status, type] of [
      [{ url: `${server.rest}/customers/7` }, 404, 'not-found'],
      [{ url: `${server.rest}/customers/%ZZ` }, 404, 'not-found'],
      [{ url: `${server.rest}/no-such-call` }, 404, 'not-found'],
      [{ method: 'POST', url: `${server.rest}/customers`, payload: '{"a":', headers: json }, 400, 'malformed-request'],
      [
        { method: 'POST', url: `${server.rest}/customers`, payload: '{"__proto__":{}}', headers: json },
        400,
        'malformed-request',
      ],
      [
        { method: 'POST', url: `${server.rest}/customers`, payload: 'a=1', headers: { 'content-type': 'text/plain' } },
        415,
        'unsupported-media-type',
      ],
      [
        { method: 'POST', url: `${server.rest}/customers`, payload: `"${'x'.repeat(1_100_000)}"`, headers: json },
        413,
        'payload-too-large',
      ],
    ] as const) {
      const response = await send(options);
      expect([response.statusCode, response.headers['content-type']], options.url).toEqual([
        status,
        'application/problem+json; charset=utf-8',
      ]);
      expect(problem(response)).toMatchObject({
        status,
        type: `https://quickportal.example/problems/${type}`,
        requestId: response.headers['x-request-id'],
      });
    }
  });

  it('lets nothing be stored by caches, and sends the security headers on everything', async () => {
    for (const url of [`${server.rest}/customers/1001`, `${server.rest}/customers/7`, '/nowhere']) {
      const { headers } = await send({ url });
      if (url !== '/nowhere') expect(headers['cache-control'], url).toBe('no-store');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'x-frame-options': 'DENY',
      });
      expect(headers['content-security-policy']).toMatch(/script-src 'self'/);
      expect(headers['content-security-policy']).not.toMatch(/unsafe/);
    }
  });

  it('takes a change without a body where nothing in it is needed', async () => {
    const response = await send({ method: 'PATCH', url: `${server.rest}/customers/1002/status?enabled=false` });
    expect(response.statusCode).toBe(200);
    const empty = await send({
      method: 'PATCH',
      url: `${server.rest}/customers/1002/status?enabled=true`,
      payload: '',
      headers: json,
    });
    expect(empty.statusCode).toBe(200);
  });
});
