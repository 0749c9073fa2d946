import { contracts } from '@quickportal/contracts/registry';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { facilityRights } from '@quickportal/contracts/access/rights';
import { routePath } from '../bindings/rest.ts';
import { sharedParameters } from '../openapi/headers.ts';
import { steps } from '../sign-in/sign-in.ts';
import { exchange } from '../testing/exchange.ts';
import { sampleInput } from '../testing/every-call/sample-input.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { protectiveValues, type ProtectiveValue } from './protective-values.ts';

let server: TestServer;
let clerk: SignedIn;
beforeAll(async () => {
  server = await createTestServer({ seed: 'demo', callsPerMinute: 9_999_999, anonymousCallsPerMinute: 9_999_999 });
  clerk = await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights: facilityRights });
});
afterAll(() => server.close());

type Target = Pick<InjectOptions, 'method' | 'payload'> & { url: string };
const filled = (path: string) => routePath(path).replaceAll(/:\w+/g, '1001');
/** Every address that reads anything of a request: calls over REST and tRPC, files, forms, steps of signing in. */
const targets = (): [string, Target][] => [
  ...contracts.map((contract): [string, Target] => [
    contract.name,
    {
      method: contract.method,
      url: server.rest + filled(contract.path),
      ...(contract.method !== 'GET' && contract.body && { payload: sampleInput(contract).body }),
    },
  ]),
  ...contracts.map((contract): [string, Target] => [
    `${contract.name} over tRPC`,
    { method: 'POST', url: `${server.trpc}/${contract.name}`, payload: sampleInput(contract) },
  ]),
  ...['exports/1/file', 'transactions/1/receipt', 'uploaded-files/1/content', 'forms/post/customers', 'nothing'].map(
    (path): [string, Target] => [path, { method: 'GET', url: `${server.rest}/${path}` }],
  ),
  ['an upload', { method: 'POST', url: `${server.rest}/uploaded-files?format=CUSTOMERS` }],
  ...steps.map(({ path }): [string, Target] => [
    `AuthAction${path}`,
    { method: 'POST', url: `${server.services.configuration.basePath}/AuthAction${path}`, payload: {} },
  ]),
];

async function send({ url, ...target }: Target, { name, in: place }: ProtectiveValue, values: string[]) {
  const inQuery = values.map((value) => `${name}=${encodeURIComponent(value)}`).join('&');
  const search = (url.includes('?') ? '&' : '?') + inQuery;
  const header = place === 'header' ? { [name.toLowerCase()]: values.length === 1 ? values[0] : values } : {};
  const response = await server.app.inject({
    ...target,
    url: place === 'query' ? url + search : url,
    headers: { ...clerk.headers, ...header } as Record<string, string>,
  });
  return [response.statusCode, /malformed-request/.exec(response.body)?.[0]];
}
const auditEntries = async () => (await server.rows('select count(*) from app.audit_entry'))[0];
const refused = [400, 'malformed-request'];
/** The library that sends requests without a socket fills in a Host. */
const sentWithoutSocket = protectiveValues.filter(({ name }) => name !== 'Host');

describe('a value that protects money or access', () => {
  it.each(sentWithoutSocket.map((value) => [value.name, value] as const))(
    '%s is refused everywhere where it is blank or sent twice, and nothing is done',
    async (_name, value) => {
      const before = await auditEntries();
      for (const [target, options] of targets()) {
        for (const values of [[''], [' \t'], ['one', 'two'], ['same', 'same']])
          expect([target, values, ...(await send(options, value, values))]).toEqual([target, values, ...refused]);
      }
      expect(await auditEntries()).toEqual(before);
    },
  );

  it.each(['Host:', 'Host: localhost\r\nHost: localhost', 'Host: localhost\r\nHost: evil.example'])(
    'Host is refused where it is blank or sent twice: %j',
    async (hosts) => {
      if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' });
      for (const path of ['/rest/internal/session', '/trpc/session.get', '/docs', '/AuthAction', '/nothing/here']) {
        const url = server.services.configuration.basePath + path;
        const response = await exchange(server.app, `GET ${url} HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`);
        expect([path, /^HTTP\/1\.1 (\d+)/.exec(response)?.[1]]).toEqual([path, '400']);
      }
    },
  );

  it.each(['Basic', 'Basic ', 'Basic Og==', 'basic IDo=', 'Bearer'])(
    'Authorization holds no credentials in "%s", beside a session too',
    async (authorization) => {
      const options = { url: `${server.rest}/session`, headers: { ...clerk.headers, authorization } };
      expect((await server.app.inject(options)).statusCode).toBe(400);
    },
  );

  it('communityId beside csrf is refused where it is blank or given twice', async () => {
    for (const search of ['communityId=', 'communityId=%20', 'communityId=10&communityId=10']) {
      const url = `${server.rest}/session?csrf=${clerk.csrfToken}&${search}`;
      expect([search, (await server.app.inject({ url, headers: clerk.headers })).statusCode]).toEqual([search, 400]);
    }
  });

  it('a blank or repeated token in a reset link leads to the page that asks for a new one', async () => {
    for (const search of ['token=', 'token=%20', 'token=x&token=x']) {
      const url = `${server.services.configuration.basePath}/AuthAction/reset-password?${search}`;
      const { statusCode, headers } = await server.app.inject({ url });
      expect([statusCode, headers.location, headers['set-cookie']]).toEqual([
        303,
        expect.stringMatching(/error=link-expired/),
        undefined,
      ]);
    }
  });

  it('is in the table for every parameter of the API documentation that all calls share', () => {
    const named = new Set(protectiveValues.map((value) => `${value.in} ${value.name}`));
    const { LinkedCommunity: _beside, ...others } = sharedParameters;
    for (const parameter of Object.values(others)) expect(named).toContain(`${parameter.in} ${parameter.name}`);
  });
});
