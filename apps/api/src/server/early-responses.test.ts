import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange } from '../testing/exchange.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const CRLF = '\r\n';
const smuggled = ['GET /healthz HTTP/1.1', 'Host: localhost', '', ''].join(CRLF);
const request = (path: string, headers: string[]) =>
  [`POST ${server.services.configuration.basePath}${path} HTTP/1.1`, 'Host: localhost', ...headers, '', ''].join(CRLF);
const statuses = (received: string) => [...received.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status));

it.each([
  ['an address that does not exist', '/no-such-address', [], 404],
  ['a body of another type', '/AuthAction', ['Content-Type: text/plain'], 415],
  ['a body that is too long', '/AuthAction', ['Content-Type: application/json'], 413],
  ['a blank protective header', '/AuthAction', ['Content-Type: application/json', 'Idempotency-Key:'], 400],
  [
    'an upload without a session',
    '/rest/internal/uploaded-files',
    ['Content-Type: multipart/form-data; boundary=x'],
    401,
  ],
])('%s is answered before its body came, and the connection is closed', async (_what, path, headers, status) => {
  for (const length of ['Content-Length: 9000000', 'Transfer-Encoding: chunked']) {
    if (status === 413 && length.startsWith('Transfer')) continue;
    const received = await exchange(server.app, request(path, [...headers, length]));
    expect([length, statuses(received)]).toEqual([length, [status]]);
    expect(received).toMatch(/\r\nconnection: close\r\n/i);
  }
});

it('what follows on the connection of a refused request is not taken for a request', async () => {
  const received = await exchange(
    server.app,
    request('/no-such-address', [`Content-Length: ${smuggled.length + 1000}`]) + smuggled,
  );
  expect(statuses(received)).toEqual([404]);
});

it('a request whose body has arrived leaves the connection open', async () => {
  const body = JSON.stringify({ loginName: 'nobody', password: 'nothing' });
  const first = request('/AuthAction', ['Content-Type: application/json', `Content-Length: ${body.length}`]) + body;
  const last = ['GET /healthz HTTP/1.1', 'Host: localhost', 'Connection: close', '', ''].join(CRLF);
  expect(statuses(await exchange(server.app, first + last))).toEqual([401, 200]);
});
