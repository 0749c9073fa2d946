import { contracts } from '@quickportal/contracts/registry';
import { facilityRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { steps } from '../sign-in/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { routePath } from './rest.ts';

let server: TestServer;
let clerk: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: 9_999_999, anonymousCallsPerMinute: 9_999_999 });
  clerk = await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: facilityRights });
});
afterAll(() => server.close());

/** A lone continuation byte, an overlong slash, a surrogate, a text in Latin-1, a character that is cut off. */
const damaged = [[0x80], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0x5a, 0x6f, 0xeb], [0xf0, 0x9f, 0x92]];
const json = (bytes: number[]) => Buffer.concat([Buffer.from('{"a":"'), Buffer.from(bytes), Buffer.from('"}')]);

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: Buffer, type = 'json') {
  const headers = { ...clerk.headers, ...(payload && { 'content-type': `application/${type}` }) };
  const response = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  return [response.statusCode, /malformed-request/.exec(response.body)?.[0]];
}
const refused = [400, 'malformed-request'];
const withBody = contracts.filter(({ method, body }) => method !== 'GET' && body);
const step = (path: string) => `${server.services.configuration.basePath}/AuthAction${path}`;

describe('text that is not UTF-8 is 400', () => {
  it.each(withBody.map((contract) => [contract.name, contract] as const))(
    'in the body of %s over REST and tRPC',
    async (name, { method, path }) => {
      const url = server.rest + routePath(path).replaceAll(/:\w+/g, '1001');
      for (const bytes of damaged) {
        expect(await send(method, url, json(bytes))).toEqual(refused);
        expect(await send('POST', `${server.trpc}/${name}`, json(bytes))).toEqual(refused);
      }
    },
  );

  it('in a sign-in step as JSON and as a form, percent-encoded too', async () => {
    for (const { path } of steps)
      for (const bytes of damaged) {
        expect(await send('POST', step(path), json(bytes))).toEqual(refused);
        const form = Buffer.concat([Buffer.from('loginName='), Buffer.from(bytes)]);
        expect(await send('POST', step(path), form, 'x-www-form-urlencoded')).toEqual(refused);
        const encoded = bytes.map((byte) => `%${byte.toString(16)}`).join('');
        if (bytes.every((byte) => byte >= 0x80))
          expect(await send('POST', step(path), Buffer.from(`a=${encoded}`), 'x-www-form-urlencoded')).toEqual(refused);
      }
    expect(await send('POST', step(''), Buffer.from('a=%zz'), 'x-www-form-urlencoded')).toEqual(refused);
  });

  it.each(['%zz', '%', '%e0%80', '%ff', '%ed%a0%80'])('in a query string: %s', async (text) => {
    for (const url of [
      `${server.rest}/customers/1001/audit-entries?page=${text}`,
      `${server.rest}/session?${text}=1`,
      `${server.trpc}/session.get?input=${text}`,
      `${server.rest}/exports/1/file?csrf=${text}`,
      step(`/reset-password?token=${text}`),
    ])
      expect([url, ...(await send('GET', url))]).toEqual([url, ...refused]);
  });

  it('nor is it read as another encoding that the header names: 415', async () => {
    const body = Buffer.from('{"query":"Zoë"}');
    const status = async (charset: string) =>
      (await send('POST', `${server.rest}/customer-search`, body, `json; charset=${charset}`))[0];
    for (const charset of ['iso-8859-1', '"utf-16"', 'windows-1252']) expect(await status(charset)).toBe(415);
    for (const charset of ['utf-8', '"UTF-8"', 'utf8']) expect(await status(charset)).toBe(200);
  });

  it('but text of every plane is taken as it is', async () => {
    const body = Buffer.from(JSON.stringify({ query: 'Zoë 一 🏦' }));
    expect((await send('POST', `${server.rest}/customer-search`, body))[0]).toBe(200);
  });
});
