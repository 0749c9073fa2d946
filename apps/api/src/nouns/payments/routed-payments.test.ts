import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
let debit: number;
let credit: number;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  debit = await kit.card(1001, '4242424242424242', { card_type: 'DEBIT' });
  credit = await kit.card(1001, '4012888888881881');
  const rights = [
    'TERMINAL_EXISTING_CUSTOMER',
    'TransactionDetailView',
    'REFUND_TRANSACTIONS',
    'MANAGE_CARD_ROUTING',
  ] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());

const route = async (visaRule: string, visaThreshold: string | null = null) => {
  const path = `business-settlement-accounts/101/${kit.merchantAccountId}/mcr-configuration`;
  const saved = await officer.post(path, { mastercardRule: 'NONE', visaRule, visaThreshold });
  expect(saved.status, saved.raw).toBe(200);
};
async function take(amount: string, accountId = debit) {
  const taken = await officer.post('customers/1001/payments', { accountId, amount });
  expect([taken.status, taken.body.status], taken.raw).toEqual([201, 'APPROVED']);
  return (await officer.get(`transactions/${taken.body.receiptNumber}`)).body as {
    receiptNumber: string;
    cardNetwork: string | null;
    totalAmount: { amount: string };
  };
}

describe('merchant choice routing of payments', () => {
  it('sends debit cards to eftpos from the next payment on', async () => {
    expect((await take('20.00')).cardNetwork).toBeNull();
    await route('ALL');
    expect((await take('20.00')).cardNetwork).toBe('EFTPOS');
    expect((await take('20.00', credit)).cardNetwork).toBeNull();
    await route('NONE');
    expect((await take('20.00')).cardNetwork).toBeNull();
  });

  it('compares what the card is charged, surcharge included, with the threshold', async () => {
    await route('THRESHOLD_AND_BELOW', '201.50');
    expect(await take('200.00')).toMatchObject({ cardNetwork: 'EFTPOS', totalAmount: { amount: '201.50' } });
    expect(await take('200.01')).toMatchObject({ cardNetwork: null, totalAmount: { amount: '201.51' } });
    await route('THRESHOLD_AND_ABOVE', '201.50');
    expect((await take('200.00')).cardNetwork).toBe('EFTPOS');
    expect((await take('199.99')).cardNetwork).toBeNull();
  });

  it('gives a refund back through the network of its payment', async () => {
    await route('ALL');
    const { receiptNumber } = await take('50.00');
    await route('NONE');
    const refunded = await officer.post(`transactions/${receiptNumber}/refund`, {
      principalAmount: '10.00',
      reason: 'Wrong',
    });
    expect(refunded.status, refunded.raw).toBe(201);
    expect((await officer.get(`transactions/${refunded.body.receiptNumber}`)).body.cardNetwork).toBe('EFTPOS');
  });
});
