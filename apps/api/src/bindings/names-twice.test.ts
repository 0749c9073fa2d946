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

async function send(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: string) {
  const headers = { ...clerk.headers, ...(payload && { 'content-type': 'application/json' }) };
  const { statusCode, body } = await server.app.inject({ method, url, headers, ...(payload && { payload }) });
  const text = (name: string) => new RegExp(`"${name}":"([^"]*)"`).exec(body)?.[1];
  return { status: statusCode, type: text('type')?.split('/').at(-1), detail: text('detail') };
}
const TWICE = '{"rows":[{"amount":"1.00","amount":"9.00"}]}';
const refused = (field: string) => ({
  status: 400,
  type: 'malformed-request',
  detail: `Give each field once: ${field} is there twice.`,
});
const withBody = contracts.filter(({ method, body }) => method !== 'GET' && body);

describe('a name that JSON has twice is 400', () => {
  it.each(withBody.map((contract) => [contract.name, contract] as const))(
    'in the body of %s over REST and tRPC',
    async (name, { method, path }) => {
      const url = server.rest + routePath(path).replaceAll(/:\w+/g, '1001');
      expect(await send(method, url, TWICE)).toEqual(refused('rows[0].amount'));
      expect(await send('POST', `${server.trpc}/${name}`, TWICE)).toEqual(refused('rows[0].amount'));
    },
  );

  it('in a sign-in step, a batch and the input in an address', async () => {
    for (const { path } of steps) {
      const url = `${server.services.configuration.basePath}/AuthAction${path}`;
      expect(await send('POST', url, '{"loginName":"a","loginName":"b"}')).toEqual(refused('loginName'));
    }
    const batch = `{"0":{"params":{"customerId":1001,"\\u0063ustomerId":1002}}}`;
    expect(await send('POST', `${server.trpc}/customers.get?batch=1`, batch)).toEqual(refused('0.params.customerId'));
    const input = encodeURIComponent('{"params":{"customerId":1001,"customerId":1002}}');
    expect(await send('GET', `${server.trpc}/customers.get?input=${input}`)).toEqual(refused('params.customerId'));
  });

  it('without the name of a card number, and with the beginning of a long name', async () => {
    const search = (name: string) => send('POST', `${server.rest}/customer-search`, `{"${name}":1,"${name}":1}`);
    expect((await search('4111111111111111')).detail).not.toContain('4111');
    expect(await search('x'.repeat(1000))).toEqual(refused(`${'x'.repeat(60)}…`));
  });

  it('but one name in several objects is taken', async () => {
    expect((await send('POST', `${server.rest}/customer-search`, '{"query":"query"}')).status).toBe(200);
  });
});
