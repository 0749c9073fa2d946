import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '@quickportal/contracts/registry';
import { steps } from '../sign-in/sign-in.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { basic } from '../testing/test-server.ts';

const AT_ONCE = 30;
let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo', anonymousCallsPerMinute: 2 * AT_ONCE });
  await kit.addUser({ loginName: 'owner', communityId: 10 });
});
afterAll(() => kit.close());
beforeEach(() => kit.services.clock.advance(60_000));

const base = () => kit.services.configuration.basePath;
const script = { 'x-requested-with': 'XMLHttpRequest', 'sec-fetch-site': 'same-origin' };
type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
const send = (ip: string, method: Method, url: string, headers: Record<string, string> = {}) =>
  kit.app.inject({ method, url: base() + url, headers: { ...script, ...headers }, remoteAddress: ip });
async function useUp(ip: string, headers: Record<string, string> = {}) {
  for (let n = 0; n < AT_ONCE; n++) await send(ip, 'GET', '/rest/internal/session', headers);
}

const calls: [string, Method, string][] = [
  ...steps.map(({ path }): [string, Method, string] => [`AuthAction${path}`, 'POST', `/AuthAction${path}`]),
  ['AuthAction/reset-password by link', 'GET', '/AuthAction/reset-password?token=x'],
  ...contracts.map((contract): [string, Method, string] => [
    `${contract.name} over REST`,
    contract.method,
    `/rest/internal/${contract.path.replaceAll(/\{\w+\}/g, '1')}`,
  ]),
  ...contracts.map((contract): [string, Method, string] => [
    `${contract.name} over tRPC`,
    'POST',
    `/trpc/${contract.name}`,
  ]),
];

describe('without a session, once the calls of an address are used up', () => {
  it('every call and step is 429 with the time to wait, and leaves other addresses alone', async () => {
    await useUp('192.0.2.1');
    for (const [name, method, url] of calls) {
      const response = await send('192.0.2.1', method, url);
      expect([name, response.statusCode, response.headers['retry-after']]).toEqual([name, 429, '1']);
      expect(response.headers['x-request-id']).toBeDefined();
    }
    expect((await send('192.0.2.2', 'GET', '/rest/internal/session')).statusCode).toBe(401);
  });

  it('a tRPC client finds the problem in its own wire format', async () => {
    await useUp('192.0.2.3');
    const response = await send('192.0.2.3', 'GET', '/trpc/session.get');
    expect(response.json()).toMatchObject({ error: { data: { problem: { status: 429, detail: /Try again in/ } } } });
  });

  it('cookies and keys that are made up do not help', async () => {
    const headers = { cookie: `quickportal=${'x'.repeat(43)}`, authorization: basic(`qp_sec_10_${'x'.repeat(43)}`) };
    await useUp('192.0.2.4', headers);
    expect((await send('192.0.2.4', 'GET', '/rest/internal/session', headers)).statusCode).toBe(429);
  });

  it('sessions and known devices at that address get through, and do not use it up', async () => {
    const browser = kit.browser({ ip: '192.0.2.5' });
    await browser.signIn('owner');
    for (let n = 0; n < 2 * AT_ONCE; n++) expect((await browser.call('GET', 'session')).statusCode).toBe(200);
    expect((await send('192.0.2.5', 'GET', '/rest/internal/session')).statusCode).toBe(401);
    await useUp('192.0.2.5');
    expect((await browser.call('GET', 'session')).statusCode).toBe(200);
    browser.cookies.delete('quickportal');
    expect((await browser.signIn('owner')).statusCode).toBe(200);
  });

  it('the body is not read', async () => {
    await kit.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = kit.app.server.address() as AddressInfo;
    for (let n = 0; n < AT_ONCE; n++) await fetch(`http://127.0.0.1:${port}${base()}/rest/internal/session`);
    const response = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, '127.0.0.1', () =>
        socket.write(
          `POST ${base()}/AuthAction HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9000\r\n\r\n{"loginName":"`,
        ),
      );
      socket.once('data', (data) => {
        resolve(data.toString());
        socket.destroy();
      });
      socket.once('error', reject);
    });
    expect(response).toMatch(/^HTTP\/1\.1 429 /);
  });
});
