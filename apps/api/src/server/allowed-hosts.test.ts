import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import type { SignedIn } from '../testing/test-user.ts';
import { isLoopback } from './allowed-hosts.ts';

let server: TestServer;
let officer: SignedIn;

beforeAll(async () => {
  server = await createTestServer({
    publicUrl: new URL('http://pay.example.com'),
    allowedHosts: ['pay.internal'],
    trustedProxies: ['10.0.0.1'],
  });
  officer = await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
});
afterAll(() => server.close());

const statusOf = async (url: string, headers: Record<string, string>, remoteAddress = '203.0.113.7') =>
  (await server.app.inject({ url, headers, remoteAddress })).statusCode;
const paths = ['/', '/quickportal', '/quickportal/rest/internal/session', '/quickportal/trpc/x', '/quickportal/docs'];

describe('the Host header', () => {
  it('names the portal, or nothing is served', async () => {
    for (const url of [...paths, '/metrics', '/nothing'])
      for (const host of ['evil.example', 'pay.example.com.evil.example', '192.0.2.1:3000', 'xpay.example.com'])
        expect([url, host, await statusOf(url, { ...officer.headers, host })]).toEqual([url, host, 421]);
    const refused = await server.app.inject({ url: '/quickportal', headers: { host: 'evil.example' } });
    expect(refused.headers['content-type']).toContain('application/problem+json');
    expect(refused.json()).toMatchObject({ status: 421, requestId: refused.headers['x-request-id'] });
  });

  it('may be that of PUBLIC_URL, an allowed or a loopback name, with any port and in any case', async () => {
    const session = '/quickportal/rest/internal/session';
    for (const host of [
      'pay.example.com',
      'PAY.example.com:8443',
      'pay.internal',
      'localhost:3000',
      '127.0.0.1',
      '[::1]:1',
    ])
      expect([host, await statusOf(session, { ...officer.headers, host })]).toEqual([host, 200]);
  });

  it('is taken from X-Forwarded-Host of a trusted proxy only', async () => {
    const headers = { ...officer.headers, host: 'web-1', 'x-forwarded-host': 'pay.example.com' };
    expect(await statusOf('/quickportal/rest/internal/session', headers, '10.0.0.1')).toBe(200);
    expect(await statusOf('/quickportal/rest/internal/session', headers)).toBe(421);
  });

  it('does not matter to probes, which learn nothing', async () => {
    for (const url of ['/healthz', '/readyz']) expect(await statusOf(url, { host: '10.1.2.3' })).toBe(200);
  });

  it('is checked over a real connection as well', async () => {
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as AddressInfo;
    const responseTo = (request: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () => socket.end(request));
        let response = '';
        socket.on('data', (text: Buffer) => (response += text.toString()));
        socket.once('error', reject).once('close', () => resolve(response));
      });
    expect(await responseTo('GET /quickportal HTTP/1.1\r\nHost: evil.example\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /);
    expect(await responseTo('GET /quickportal HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 421 /);
  });
});

describe('/metrics', () => {
  it('is not served on the port of the portal, signed in or not', async () => {
    const { headers } = await server.signIn({
      loginName: 'staff',
      kind: 'STAFF',
      communityId: null,
      rights: ['VIEW_OPERATIONS'],
    });
    expect(await statusOf('/metrics', { ...headers, host: 'pay.example.com' })).toBe(404);
    expect(await statusOf('/metrics', { host: 'pay.example.com' })).toBe(404);
  });
});

describe('isLoopback', () => {
  it('tells addresses that only this machine reaches', () => {
    for (const host of ['localhost', '127.0.0.1', '127.8.9.1', '::1']) expect(isLoopback(host)).toBe(true);
    for (const host of ['0.0.0.0', '::', '192.168.1.2', '127.0.0.1.example.com']) expect(isLoopback(host)).toBe(false);
  });
});
