import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { paymentKit } from '../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const CALLS_A_MINUTE = 60;
let server: TestServer;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: CALLS_A_MINUTE });
  cardId = await (await paymentKit(server.services)).card(1001);
});
afterAll(() => server.close());

const keyOf = async (more: { businessIds?: number[] } = {}): Promise<ApiCaller> =>
  apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET', ...more }));

describe('a program without credentials', () => {
  it('learns to send a key, not a header of pages', async () => {
    const anyone = apiCaller(server, { headers: {} as { authorization: string } });
    const { status, body, headers } = await anyone.get('customers/1001');
    expect([status, body.type, headers['www-authenticate']]).toEqual([
      401,
      'https://quickportal.example/problems/no-credentials',
      'Session',
    ]);
    expect(body.title).toContain('API key');
    expect(headers['ratelimit']).toBeUndefined();
  });
});

describe('a program with a key', () => {
  it('reads from every response what is left of its calls', async () => {
    const key = await keyOf();
    const first = await key.get('customers/1001');
    expect([first.status, first.headers['ratelimit-policy'], first.headers['ratelimit']]).toEqual([
      200,
      '"calls";q=10;w=10',
      '"calls";r=9;t=1',
    ]);
    const search = await key.post('customer-search', { query: 'a' });
    expect(search.headers['ratelimit']).toBe('"calls";r=7;t=3');
    const missing = await key.get('customers/999999');
    expect([missing.status, missing.headers['ratelimit']]).toEqual([404, '"calls";r=6;t=4']);
    for (let n = 0; n < 6; n++) await key.get('customers/1001');
    const refused = await key.get('customers/1001');
    expect([refused.status, refused.headers['ratelimit'], refused.headers['retry-after']]).toEqual([
      429,
      '"calls";r=0;t=10',
      '1',
    ]);
    server.services.clock.advance(10_000);
    expect((await key.get('customers/1001')).headers['ratelimit']).toBe('"calls";r=9;t=1');
  });

  it('refunds a payment; the refund says where it came from and names the payment', async () => {
    const key = await keyOf();
    const paid = await key.post('customers/1001/payments', { accountId: cardId, amount: '30.00' });
    const path = `transactions/${paid.body.receiptNumber}/refund`;
    const request = { principalAmount: '10.00', reason: 'Paid twice' };
    const once = { 'idempotency-key': 'refund-by-key' };
    const refund = await key.post(path, request, once);
    expect([refund.status, refund.body]).toEqual([
      201,
      expect.objectContaining({
        transactionType: 'REFUND',
        source: 'RESTAPI',
        sourceDisplay: 'REST API',
        originalReceiptNumber: paid.body.receiptNumber,
      }),
    ]);
    const again = await key.post(path, request, once);
    expect([again.raw, again.headers['idempotent-replayed']]).toEqual([refund.raw, 'true']);
    expect((await key.get(`transactions/${refund.body.receiptNumber}`)).body).toMatchObject({
      source: 'RESTAPI',
      originalReceiptNumber: paid.body.receiptNumber,
    });
  });

  it('is refused a refund above the limit of the facility, which only a person can request', async () => {
    const { owner, clock } = server.services;
    await owner.query(
      'insert into app.community_setting (community_id, refund_approval_above, updated_at) values (10, 5000, $1)',
      [clock.now()],
    );
    const key = await keyOf();
    const paid = await key.post('customers/1001/payments', { accountId: cardId, amount: '60.00' });
    const path = `transactions/${paid.body.receiptNumber}/refund`;
    const request = { principalAmount: '60.00', reason: 'Paid twice' };
    expect((await key.post(`${path}?validateOnly=true`, request)).body).toMatchObject({ needsApproval: true });
    const refused = await key.post(path, request);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'The refund is above the facility’s limit, so a second user must approve it. Only a portal user can request that.',
    ]);
    expect((await key.post(path, { ...request, principalAmount: '20.00' })).status).toBe(201);
  });

  it('manages webhooks, unless it is restricted to businesses', async () => {
    const details = { url: 'https://8.8.8.8/events', notificationEmail: 'developers@example.com' };
    const restricted = await keyOf({ businessIds: [101] });
    const refused = await restricted.post('webhooks', details);
    expect([refused.status, refused.body.detail]).toEqual([
      403,
      'Webhooks send events of the whole facility. Only users and API keys with access to all businesses can change them.',
    ]);
    const key = await keyOf();
    const added = await key.post('webhooks', details);
    expect([added.status, added.body.signingSecret]).toEqual([201, expect.stringMatching(/^whsec_/)]);
    const { endpointId, version } = added.body.endpoint;
    expect((await key.get('webhooks')).body.items).toEqual([added.body.endpoint]);
    const off = await key.patch(`webhooks/${endpointId}/status`, { enabled: false, version });
    expect(off.body.status).toBe('DISABLED');
    expect((await key.delete(`webhooks/${endpointId}`)).status).toBe(204);
    expect((await key.get('webhooks')).body.items).toEqual([]);
    expect((await key.get(`webhooks/${endpointId}/replays`)).status).toBe(403);
    const { actions } = (
      await server.rows<{ actions: string[] }>(
        `select array_agg(action order by id) as actions from app.audit_entry where action like 'webhooks.%' and outcome = 'SUCCESS'`,
      )
    )[0] ?? { actions: [] };
    expect(actions).toEqual(['webhooks.create', 'webhooks.disable', 'webhooks.delete']);
  });
});
