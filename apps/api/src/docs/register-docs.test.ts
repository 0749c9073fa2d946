import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../engines/clock/clock.ts';
import type { Services } from '../procedures/services.ts';
import { type OpenApi, operationsOf } from '../openapi/openapi-types.ts';
import { wholeDocument } from '../openapi/whole-document.ts';
import { registerDocs } from './register-docs.ts';

describe.each(['/portal/here', ''])('under the base path "%s"', (base) => {
  let app: FastifyInstance;
  const clock = fixedClock('2026-11-20T09:00:00Z');
  const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });
  const script = async () => {
    const found = (await get(`${base}/docs`)).body.match(/src="([^"]+scalar\.js)"/)?.[1];
    if (!found) throw new Error('The page has no script');
    return found;
  };

  beforeAll(() => {
    app = Fastify();
    const publicUrl = new URL('https://pay.example');
    clock.set('2026-11-20T09:00:00Z');
    registerDocs(app, { clock, configuration: { basePath: base, publicUrl } as Services['configuration'] });
  });
  afterAll(() => app.close());

  it('serves the document with the real address, asked for again each time', async () => {
    const response = await get(`${base}/rest/internal/openapi.json`);
    expect(response.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
    });
    const served: OpenApi = response.json();
    const written = wholeDocument();
    expect(Object.keys(served.paths)).toEqual(Object.keys(written.paths));
    expect(served.components).toEqual(written.components);
    expect(served.servers).toEqual([{ url: `${base}/rest/internal` }]);
    expect(served.paths['/AuthAction']?.servers).toMatchObject([{ url: base || '/' }]);
    const samples = served.paths['/customers/{id}/payments']?.post?.['x-codeSamples'] ?? [];
    expect(samples.map(({ source }) => source.includes(`https://pay.example${base}/rest/internal/customers/`))).toEqual(
      [true, true, true],
    );
    expect(served.info.description).toContain(`https://pay.example${base}/rest/internal`);
    const again = await get(`${base}/rest/internal/openapi.json`, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('gives samples and their examples dates of the day they are read on', async () => {
    const firstPayment = async () => {
      const served: OpenApi = (await get(`${base}/rest/internal/openapi.json`)).json();
      const operation = served.paths['/customers/{id}/recurring-payments']?.post;
      const body = operation?.requestBody?.content['application/json']?.example as
        | { nextPaymentDate: string }
        | undefined;
      const { nextPaymentDate } = body ?? { nextPaymentDate: '' };
      const sources = operation?.['x-codeSamples']?.map(({ source }) => source.includes(`"${nextPaymentDate}"`));
      return [nextPaymentDate, sources];
    };
    expect(await firstPayment()).toEqual(['2026-11-30', [true, true, true]]);
    clock.set('2027-02-20T13:30:00Z');
    expect(await firstPayment()).toEqual(['2027-03-03', [true, true, true]]);
  });

  it('serves the document for keys beside it, and shows it first', async () => {
    const keys: OpenApi = (await get(`${base}/rest/internal/openapi-keys.json`)).json();
    const served: OpenApi = (await get(`${base}/rest/internal/openapi.json`)).json();
    const names = (document: OpenApi) => operationsOf(document).map(({ operation }) => operation.operationId);
    expect(names(keys)).toContain('payments.take');
    expect(names(keys)).not.toContain('users.list');
    expect(names(served)).toEqual(expect.arrayContaining(names(keys)));
    expect(keys.servers).toEqual(served.servers);
    expect(JSON.stringify(keys).includes('https://portal.example/quickportal')).toBe(false);
    const shown = async (page: string) =>
      (await get(`${base}${page}`)).body.match(/data-document-url="(?<url>[^"]+)"/)?.groups?.['url'];
    expect(await shown('/docs')).toBe(`${base}/rest/internal/openapi-keys.json`);
    expect(await shown('/docs/portal')).toBe(`${base}/rest/internal/openapi.json`);
  });

  it('serves the page without inline code and with addresses of our own', async () => {
    const { body, headers } = await get(`${base}/docs`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body).not.toMatch(/<style|<script>|style="| on\w+="|https?:/);
    for (const [, address] of body.matchAll(/(?:src|href)="([^"]+)"/g))
      expect(address?.startsWith(`${base}/`)).toBe(true);
    expect((await get(`${base}/docs/`)).headers.location).toBe(`${base}/docs`);
  });

  it('serves its files for good, packed as the browser likes', async () => {
    const address = await script();
    const plain = await get(address);
    expect(plain.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.body).not.toContain('sourceMappingURL');
    const brotli = await get(address, { 'accept-encoding': 'gzip, deflate, br, zstd' });
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).equals(plain.rawPayload)).toBe(true);
    expect(brotli.rawPayload.length).toBeLessThan(plain.rawPayload.length / 3);
    const gzip = await get(address, { 'accept-encoding': 'br;q=0, gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.rawPayload).equals(plain.rawPayload)).toBe(true);
  });

  it('knows no other files', async () => {
    const hash = (await script()).split('/').at(-2);
    for (const url of [
      `${base}/docs/${hash}/boot.js`,
      `${base}/docs/${hash}/..%2fregister-docs.ts`,
      `${base}/docs/x/scalar.js`,
    ])
      expect((await get(url)).statusCode).toBe(404);
  });
});
