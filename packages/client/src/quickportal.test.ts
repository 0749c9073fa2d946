import { describe, expect, it } from 'vitest';
import { ConnectionError, ProblemError } from './problem-error.ts';
import { QuickPortal } from './quickportal.ts';

const baseUrl = 'https://portal.example/quickportal/rest/internal';
const problem = (name: string, status: number) => ({
  type: `https://quickportal.example/problems/${name}`,
  title: 'Not now.',
  status,
  requestId: 'r1',
});
const refusal =
  (name: string, status: number, headers: Record<string, string> = {}) =>
  () =>
    new Response(JSON.stringify(problem(name, status)), {
      status,
      headers: { 'content-type': 'application/problem+json', ...headers },
    });
const json =
  (data: unknown, status = 200) =>
  () =>
    Response.json(data, { status });
const lost = () => {
  throw new TypeError('fetch failed');
};

/** A client whose requests get these responses, one after the other, and what it sent and waited. */
function clientOf(...responses: (() => Response)[]) {
  const sent: { url: string; method: string | undefined; headers: Headers; body: unknown }[] = [];
  const waits: number[] = [];
  const portal = new QuickPortal({
    baseUrl,
    apiKey: 'qp_sec_10_test',
    fetch: async (url, init) => {
      const { method, body } = init ?? {};
      sent.push({ url: typeof url === 'string' ? url : 'no text', method, headers: new Headers(init?.headers), body });
      const respond = responses.shift();
      if (!respond) throw new Error('One request too many');
      return respond();
    },
    sleep: async (milliseconds) => {
      waits.push(milliseconds / 1000);
    },
  });
  return { portal, sent, waits };
}

const take = (portal: QuickPortal) =>
  portal.post('/customers/{id}/payments', { path: { id: 7 }, body: { accountId: 1, amount: '12.50' } });

describe('a request of the client', () => {
  it('has its path, query, body and key', async () => {
    const { portal, sent } = clientOf(json({ status: 'APPROVED' }, 201));
    await portal.post('/customers/{id}/payments', {
      path: { id: 7 },
      query: { validateOnly: true },
      body: { accountId: 1, amount: '12.50' },
      ifMatch: 3,
      idempotencyKey: 'mine',
    });
    expect(sent[0]).toMatchObject({
      url: `${baseUrl}/customers/7/payments?validateOnly=true`,
      method: 'POST',
      body: '{"accountId":1,"amount":"12.50"}',
    });
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toMatchObject({
      authorization: `Basic ${btoa('qp_sec_10_test:')}`,
      'idempotency-key': 'mine',
      'if-match': '"3"',
    });
  });

  it('writes a list in the query with commas and escapes what the path is filled with', async () => {
    const { portal, sent } = clientOf(json({}), json({}));
    await portal.get('/transactions', { query: { status: ['APPROVED', 'DECLINED'] } });
    await portal.get('/transactions/{receiptNumber}', { path: { receiptNumber: '1/2' } });
    expect(sent.map(({ url }) => url.slice(baseUrl.length))).toEqual([
      '/transactions?status=APPROVED%2CDECLINED',
      '/transactions/1%2F2',
    ]);
  });

  it('is not made without https, but to this machine', () => {
    expect(() => new QuickPortal({ baseUrl: 'http://portal.example', apiKey: 'k' })).toThrow('https');
    expect(() => new QuickPortal({ baseUrl, apiKey: '' })).toThrow('apiKey is empty');
    expect(new QuickPortal({ baseUrl: 'http://127.0.0.1:3000', apiKey: 'k' })).toBeInstanceOf(QuickPortal);
  });
});

describe('a failed attempt', () => {
  it('is repeated with the same key when the connection was lost', async () => {
    const { portal, sent, waits } = clientOf(lost, lost, json({ receiptNumber: '1' }, 201));
    expect(await take(portal)).toEqual({ receiptNumber: '1' });
    const keys = sent.map(({ headers }) => headers.get('idempotency-key'));
    expect(keys[0]).toMatch(/^[\da-f-]{36}$/);
    expect(new Set(keys).size).toBe(1);
    expect(waits).toHaveLength(2);
    expect(waits[1]).toBeLessThanOrEqual(1);
  });

  it.each([
    ['too-many-requests', 429],
    ['unavailable', 503],
    ['idempotency-in-progress', 409],
  ])('is repeated after Retry-After where the problem is %s', async (name, status) => {
    const { portal, waits } = clientOf(refusal(name, status, { 'retry-after': '7' }), json({}));
    await take(portal);
    expect(waits).toEqual([7]);
  });

  it('ends the call where Retry-After is longer than the longest wait', async () => {
    const { portal, waits } = clientOf(refusal('too-many-requests', 429, { 'retry-after': '3600' }));
    await expect(take(portal)).rejects.toBeInstanceOf(ProblemError);
    expect(waits).toEqual([]);
  });

  it.each([
    ['validation-failed', 422],
    ['state-conflict', 409],
    ['internal', 500],
    ['forbidden', 403],
  ] as const)('is final where the problem is %s', async (name, status) => {
    const { portal, sent } = clientOf(refusal(name, status));
    const error: unknown = await take(portal).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ProblemError);
    expect((error as ProblemError).is(name)).toBe(true);
    expect(error).toMatchObject({ status, requestId: 'r1', message: 'Not now.' });
    expect(sent).toHaveLength(1);
  });

  it('ends in a ConnectionError with the key after four attempts', async () => {
    const { portal, sent } = clientOf(lost, () => new Response('<html>', { status: 502 }), lost, lost);
    const error: unknown = await take(portal).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(ConnectionError);
    expect((error as ConnectionError).idempotencyKey).toBe(sent[0]?.headers.get('idempotency-key'));
    expect(sent).toHaveLength(4);
  });

  it('is not repeated once the caller has stopped the call', async () => {
    const controller = new AbortController();
    const { portal, sent } = clientOf(() => {
      controller.abort(new Error('stopped'));
      return lost();
    });
    await expect(portal.get('/transactions', { signal: controller.signal })).rejects.toThrow('stopped');
    expect(sent).toHaveLength(1);
  });

  it('is a redirect, which would send the key elsewhere', async () => {
    const redirect = () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.example' } });
    const { portal, sent } = clientOf(redirect);
    await expect(portal.get('/transactions')).rejects.toMatchObject({ name: 'ConnectionError', status: 302 });
    expect(sent).toHaveLength(1);
  });
});

describe('the rows of a list', () => {
  const page = (items: number[], currentPage: number) =>
    json({ items: items.map((customerId) => ({ customerId })), recordsCount: 5, currentPage, pageSize: 2 });

  it('are read page by page, as they are needed', async () => {
    const { portal, sent } = clientOf(page([1, 2], 1), page([3, 4], 2), page([5], 3));
    const ids: number[] = [];
    for await (const { customerId } of portal.search('/customer-search', { body: { query: 'a', pageSize: 2 } }))
      ids.push(customerId);
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    expect(sent.map(({ body }) => JSON.parse(String(body)) as unknown)).toEqual(
      [1, 2, 3].map((number) => ({ query: 'a', pageSize: 2, page: number })),
    );
  });

  it('end with an empty page', async () => {
    const { portal, sent } = clientOf(page([1, 2], 1), page([], 2));
    let rows = 0;
    for await (const _row of portal.list('/transactions')) rows += 1;
    expect(rows).toBe(2);
    expect(sent[0]?.url).toBe(`${baseUrl}/transactions?pageSize=100&page=1`);
  });
});
