import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  cardId = await (await paymentKit(server.services)).card(1001);
  const rights = ['TERMINAL_EXISTING_CUSTOMER'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

it('the form of a payment names the account, the customer’s number, and the currency that the business settles in', async () => {
  const { status, body } = await officer.get('forms/post/customers/1001/payments');
  expect(status).toBe(200);
  expect(body['x-form']).toMatchObject({
    currency: 'AUD',
    order: ['amount', 'accountId', 'customerReferenceNumber', 'paymentReferenceNumber', 'comment', 'customerIpAddress'],
    values: { accountId: cardId, customerReferenceNumber: 'T-1001' },
    options: { paymentAccounts: [{ value: String(cardId), label: expect.any(String) }] },
  });
  await server.services.owner.query(
    `update app.business set settlement_currency = 'NZD' where id = (select business_id from app.customer where id = 1001)`,
  );
  expect((await officer.get('forms/post/customers/1001/payments')).body['x-form'].currency).toBe('NZD');
});

it('the form for a customer out of reach is not found', async () => {
  expect((await officer.get('forms/post/customers/2001/payments')).status).toBe(404);
});
