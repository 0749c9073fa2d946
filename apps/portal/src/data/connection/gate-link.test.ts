import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCUntypedClient } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@quickportal/contracts/session/contracts';
import { forgetContext, settleContext } from '../../pages/tab-context.ts';
import { createGate } from './gate.ts';
import { messageOf, problemOf } from '../problem.ts';
import { callRest } from './rest.ts';
import { sendFile } from './send-file.ts';
import type { GateTools } from './through-gate.ts';
import { links } from './trpc.ts';

type SentRequest = { url: string; headers: IncomingMessage['headers']; body: string };

/** One answer per call: data, or a problem of a status and type. */
type Scripted = { data: unknown } | { status: number; type: string };

let server: Server;
let url: string;
let heard: SentRequest[];
let script: Scripted[];

const outcome = (scripted: Scripted) =>
  'data' in scripted
    ? { result: { data: scripted.data } }
    : {
        error: {
          message: scripted.type,
          code: -32_000,
          data: {
            code: 'X',
            httpStatus: scripted.status,
            problem: {
              type: `https://x/${scripted.type}`,
              title: scripted.type,
              status: scripted.status,
              requestId: 'r1',
            },
          },
        },
      };

beforeEach(async () => {
  heard = [];
  script = [];
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part) => (body += part));
    request.on('end', () => {
      heard.push({ url: request.url ?? '', headers: request.headers, body });
      const isBatch = request.url?.includes('batch=1');
      const count = isBatch ? (request.url?.split('?')[0]?.split(',').length ?? 1) : 1;
      const outcomes = Array.from({ length: count }, () => script.shift() ?? { data: null });
      const [first] = outcomes;
      response.statusCode = first && 'status' in first ? first.status : 200;
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(isBatch ? outcomes.map(outcome) : outcome(first ?? { data: null })));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/trpc`;
});
afterEach(() => {
  forgetContext();
  vi.unstubAllGlobals();
  return new Promise((resolve) => server.close(resolve));
});

function started() {
  const gate = createGate();
  const tools: GateTools = { opened: gate.opened, hold: vi.fn(gate.hold), answered: vi.fn() };
  return { gate, tools, client: createTRPCUntypedClient({ links: links(url, tools) as never }) };
}

/** Records the headers of REST calls and uploads, which all succeed. */
function recordRest(): Record<string, string>[] {
  const sent: Record<string, string>[] = [];
  vi.stubGlobal('document', { querySelector: () => null });
  vi.stubGlobal('fetch', (_address: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(headers);
    return Promise.resolve(Response.json({}));
  });
  class Uploading extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = 200;
    readonly headers: Record<string, string> = {};
    open = () => {};
    setRequestHeader = (name: string, value: string) => void (this.headers[name] = value);
    send = () => {
      sent.push(this.headers);
      this.dispatchEvent(new Event('load'));
    };
  }
  vi.stubGlobal('XMLHttpRequest', Uploading);
  return sent;
}

describe('calls of the portal', () => {
  it('carry the header X-Requested-With, queries and changes alike [1R172 1K037 2R031]', async () => {
    const { client } = started();
    await client.query('customers.get', {});
    await client.mutation('customers.create', {});
    expect(heard.map(({ headers }) => headers['x-requested-with'])).toEqual(['XMLHttpRequest', 'XMLHttpRequest']);
  });

  it('carry it also to a REST address, and with a file [1R172 1K037 2R031]', async () => {
    const sent = recordRest();
    await callRest('forms/post/customers');
    await callRest('exports', { method: 'POST', body: {} });
    await sendFile({ path: 'uploaded-files', file: new File(['a'], 'a.csv'), idempotencyKey: 'k' });
    expect(sent.map((headers) => headers['x-requested-with'])).toEqual(Array(3).fill('XMLHttpRequest'));
  });

  it('never put what was searched for into an address', async () => {
    const { client } = started();
    await client.query('customers.search', { body: { query: 'Margaret Olsson' } });
    expect(decodeURIComponent(heard[0]?.url ?? '')).not.toContain('Margaret');
    expect(heard[0]?.body).toContain('Margaret');
  });

  it('are batched, at most ten together', async () => {
    const { client } = started();
    await Promise.all(Array.from({ length: 12 }, (_, id) => client.query('customers.get', { id })));
    expect(heard.map((sentRequest) => sentRequest.url.split('?')[0]?.split(',').length)).toEqual([10, 2]);
  });

  it('are held while the password is due, and repeated with the same idempotency key and body', async () => {
    const { gate, tools, client } = started();
    script = [{ status: 401, type: 'reauthentication-required' }, { data: { customerId: 5 } }];
    const created = client.mutation('customers.create', { body: { customerName: 'Margaret' } });
    await vi.waitFor(() => expect(gate.state.get()).toBe('locked'));
    const request = client.query('customers.get', {});
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(heard).toHaveLength(1);
    script = [{ data: { customerId: 5 } }, { data: 'asked' }];
    gate.unlock();
    await expect(created).resolves.toEqual({ customerId: 5 });
    await expect(request).resolves.toBeDefined();
    const [first, second] = heard.filter((sentRequest) => sentRequest.url.includes('create'));
    expect(first?.headers['idempotency-key']).toMatch(/^[0-9a-f-]{36}$/);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
    expect(second?.body).toBe(first?.body);
    expect(tools.hold).toHaveBeenCalledExactlyOnceWith('locked', undefined);
  });

  it('use the key of the form they were sent from', async () => {
    const { client } = started();
    await client.mutation('customers.create', {}, { context: { idempotencyKey: 'form-1' } });
    await client.mutation('customers.create', {});
    expect(heard[0]?.headers['idempotency-key']).toBe('form-1');
    expect(heard[1]?.headers['idempotency-key']).not.toBe('form-1');
  });

  it.each([
    ['the session has ended', 401, 'unauthenticated', 'ended'],
    ['the session works for another person or community', 409, 'other-community', 'elsewhere'],
  ] as const)(
    'are held when %s, show no error meanwhile, and are repeated with the same key [1R208]',
    async (_when, status, type, why) => {
      const { gate, client } = started();
      script = [{ status, type }];
      const settled = vi.fn();
      const created = client.mutation('customers.create', { body: { customerName: 'Margaret' } });
      void created.then(settled, settled);
      await vi.waitFor(() => expect(gate.state.get()).toBe(why));
      await new Promise((resolve) => setTimeout(resolve, 20));
      expect(settled).not.toHaveBeenCalled();
      script = [{ data: { customerId: 5 } }];
      gate.unlock();
      await expect(created).resolves.toEqual({ customerId: 5 });
      const [first, second] = heard;
      expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
      expect(second?.body).toBe(first?.body);
    },
  );

  it('name the community and the person that the tab works for, over tRPC, REST and with a file', async () => {
    settleContext({
      user: { systemUserId: 1, loginName: 'a', fullName: 'A', email: 'a@example.com', kind: 'STAFF' },
      viewedBy: null,
      community: { communityId: 10, communityName: 'C', timeZone: 'Australia/Sydney', currency: 'AUD' },
    } as Session);
    const { client } = started();
    await client.query('customers.get', {});
    await client.mutation('customers.create', {});
    const sent = recordRest();
    await callRest('forms/post/customers');
    await sendFile({ path: 'uploaded-files', file: new File(['a'], 'a.csv'), idempotencyKey: 'k' });
    const cases = [...heard.map(({ headers }) => headers), ...sent].map((headers) => [
      headers['x-community-id'],
      headers['x-view-as'],
      headers['x-user-id'],
    ]);
    expect(cases).toHaveLength(4);
    expect(new Set(cases.map((values) => values.join()))).toEqual(new Set(['10,none,1']));
  });

  it('hand other 401 answers to their caller: neither sign-in page nor dialog', async () => {
    const { tools, client } = started();
    script = [{ status: 401, type: 'payto-payment-not-authorised' }];
    const error: unknown = await client.mutation('payto.pay', {}).catch((failure: unknown) => failure);
    expect(problemOf(error)).toMatchObject({ status: 401, requestId: 'r1' });
    expect(tools.hold).not.toHaveBeenCalled();
  });

  it('reset the idle time with every answer, except a 401 [1R210 1R211]', async () => {
    const { tools, client } = started();
    script = [{ data: 1 }];
    await client.query('a.b', {});
    expect(tools.answered).toHaveBeenCalledTimes(1);
    for (const status of [404, 409, 422, 500]) {
      script = [{ status, type: 'x' }];
      await client.query('a.b', {}).catch(() => {});
    }
    expect(tools.answered).toHaveBeenCalledTimes(5);
    script = [{ status: 401, type: 'payto-payment-not-authorised' }];
    await client.query('a.b', {}).catch(() => {});
    expect(tools.answered).toHaveBeenCalledTimes(5);
  });

  it('say that the portal cannot be reached when no answer comes, and do not reset the idle time', async () => {
    const { tools, client } = started();
    await new Promise((resolve) => server.close(resolve));
    const error: unknown = await client.query('a.b', {}).catch((failure: unknown) => failure);
    expect(messageOf(error)).toBe('The portal cannot be reached. Check your connection and try again.');
    expect(tools.answered).not.toHaveBeenCalled();
  });
});
