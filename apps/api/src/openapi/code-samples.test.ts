import { execFile } from 'node:child_process';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SAMPLE_KEY, SAMPLE_ORIGIN } from './code-samples.ts';
import { operationsOf } from './openapi-types.ts';
import { wholeDocument } from './whole-document.ts';

const run = promisify(execFile);
const operations = operationsOf(wholeDocument());
const sampled = operations.filter(({ operation }) => operation['x-codeSamples']);

interface Heard {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}
let heard: Heard[] = [];
let server: Server;
let origin: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      heard.push({ method: request.method, url: request.url, headers: request.headers, body });
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const KEY = 'qp_sec_10_sample';
/** Programs of many samples in one file, each in a scope of its own. */
const programs: Record<
  string,
  { command: (source: string) => [string, string[]]; join: (sources: string[]) => string }
> = {
  curl: { command: (source) => ['bash', ['-ec', source]], join: (sources) => sources.join('\n') },
  Node: {
    command: (source) => [process.execPath, ['--input-type=module', '-e', source]],
    join: (sources) => sources.map((source) => `{\n${source}\n}`).join('\n'),
  },
  Python: { command: (source) => ['python3', ['-c', source]], join: (sources) => sources.join('\n') },
};

describe('the code samples', () => {
  it('are there for every operation with JSON that API keys may call, and for no other', () => {
    const open = operations.filter(({ operation: { security, requestBody } }) => {
      const isJson = !requestBody || 'application/json' in requestBody.content;
      return isJson && security?.some((scheme) => 'apiKey' in scheme);
    });
    expect(sampled.map(({ operation }) => operation.operationId)).toEqual(
      open.map(({ operation }) => operation.operationId),
    );
    expect(sampled.length).toBeGreaterThan(30);
  });

  it.each(Object.keys(programs))('in %s send what the document says, with a key and as they are', async (label) => {
    heard = [];
    const { command, join } = programs[label] as (typeof programs)[string];
    const sources = sampled.map(
      ({ operation }) => operation['x-codeSamples']?.find((sample) => sample.label === label)?.source ?? '',
    );
    const source = join(sources).replaceAll(SAMPLE_ORIGIN, origin);
    await run(...command(source), { env: { PATH: process.env.PATH, [SAMPLE_KEY]: KEY }, maxBuffer: 1 << 24 });
    const authorization = `Basic ${Buffer.from(`${KEY}:`).toString('base64')}`;
    for (const [place, { method, operation }] of sampled.entries()) {
      const { requestBody, parameters = [] } = operation;
      const example = requestBody?.content['application/json']?.example;
      const request = heard[place];
      expect([operation.operationId, request?.method]).toEqual([operation.operationId, method.toUpperCase()]);
      expect(request?.url).toMatch(/^\/quickportal\/rest\/internal\/[^{}]+$/);
      expect(request?.headers.authorization).toBe(authorization);
      expect(request?.headers['x-requested-with']).toBeUndefined();
      expect(request?.body === '' ? undefined : JSON.parse(request?.body ?? '')).toEqual(example);
      const isIdempotent = parameters.some(
        (parameter) => '$ref' in parameter && parameter.$ref.endsWith('/IdempotencyKey'),
      );
      expect(request?.headers['idempotency-key'] !== undefined).toBe(isIdempotent);
    }
  });
});
