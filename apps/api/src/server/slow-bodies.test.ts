import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { exchange } from '../testing/exchange.ts';
import { createTestServices, type TestServices } from '../testing/test-services.ts';
import { createApp } from './app.ts';
import { HEADERS_MS, UPLOAD_MS } from './slow-bodies.ts';

let services: TestServices;
let app: FastifyInstance;
beforeAll(async () => {
  services = await createTestServices();
  app = await createApp(services, { portal: null, bodyMs: 100 });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await services.drop();
});

const head = (path: string, length: number) =>
  `POST ${services.configuration.basePath}${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`;

it.each(['/AuthAction', '/rest/internal/customer-search', '/trpc/customers.search'])(
  'ends a request to %s whose body does not arrive, and closes the connection',
  async (path) => {
    expect(await exchange(app, `${head(path, 1000)}{"a":`)).toMatch(/^HTTP\/1\.1 408 /);
  },
);

it('leaves requests alone whose body has arrived', async () => {
  const response = await exchange(
    app,
    `${head('/AuthAction', 2).replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n')}{}`,
  );
  expect(response).toMatch(/^HTTP\/1\.1 422 /);
});

it('gives headers and files their own time', () => {
  expect([app.server.headersTimeout, app.server.requestTimeout]).toEqual([HEADERS_MS, UPLOAD_MS]);
});
