import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let kit: PaymentKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  const rights = ['TERMINAL_EXISTING_CUSTOMER', 'TransactionDetailView', 'REFUND_TRANSACTIONS'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(() => server.close());
afterEach(() => setHostility(server.services, {}));

const take = async (accountId: number, amount: string) => {
  const response = await officer.post('customers/1001/payments', { accountId, amount });
  expect(response.status, response.raw).toBe(201);
  return response.body.receiptNumber as string;
};
interface Entry {
  kind: string;
  tone: string;
  actor: { kind: string; name: string };
  title: string;
  text: string;
}
const details = async (receipt: string) => (await officer.get(`transactions/${receipt}`)).body;
const lifeOf = async (receipt: string) =>
  ((await details(receipt)).timeline as Entry[]).map(({ kind, tone, title, text }) => [kind, tone, title, text]);
const actorsOf = async (receipt: string) =>
  ((await details(receipt)).timeline as Entry[]).map(({ title, actor }) => [title, actor.kind, actor.name]);
const NO_MAIL = ['NOTICE', 'plain', 'No email to the customer', expect.any(String)];

describe('the life of a transaction', () => {
  it('says who asked, what was sent, what the bank said, and the notice', async () => {
    const receipt = await take(await kit.card(1001), '20.00');
    expect(await lifeOf(receipt)).toEqual([
      ['REQUEST', 'done', 'Payment of $20.30 requested', 'Portal'],
      ['SENT', 'done', 'Sent to the bank', ''],
      ['ANSWER', 'done', 'Approved by the bank', '08 Approved'],
      NO_MAIL,
    ]);
  });

  it('says while an outcome is unknown that it is queried, and that nothing is sent again', async () => {
    const card = await kit.card(1001);
    await setHostility(server.services, { loseAnswer: 1 });
    const receipt = await take(card, '21.00');
    expect((await lifeOf(receipt)).at(-1)).toEqual([
      'SENT',
      'now',
      'Sent to the bank',
      'The bank has not responded. The portal keeps checking until the outcome is known; the payment is not sent again.',
    ]);
    expect(await details(receipt)).toMatchObject({
      canRequery: true,
      canVoid: false,
      refundablePrincipal: { amount: '0.00' },
    });
    await setHostility(server.services, {});
    server.services.clock.set(new Date(server.services.clock.now().getTime() + 61_000).toISOString());
    await requeryDue(server.services);
    expect((await lifeOf(receipt)).map(([kind, tone]) => [kind, tone])).toEqual([
      ['REQUEST', 'done'],
      ['SENT', 'done'],
      ['ANSWER', 'done'],
      ['NOTICE', 'plain'],
    ]);
    expect((await details(receipt)).canRequery).toBe(false);
  });

  it('ends for a debit that was taken back with who cancelled it', async () => {
    const receipt = await take(await kit.bankAccount(1001), '22.00');
    expect(await details(receipt)).toMatchObject({ canVoid: true, batch: { status: 'OPEN' } });
    expect((await officer.post(`transactions/${receipt}/void`)).status).toBe(200);
    expect((await actorsOf(receipt)).at(-1)).toEqual(['Cancelled', 'USER', 'officer']);
    expect((await lifeOf(receipt)).at(-1)).toEqual([
      'CANCELLED',
      'bad',
      'Cancelled',
      'It was not sent to the bank. No money was moved.',
    ]);
  });

  it('ends for a payment that the bank never received with no money moved', async () => {
    const card = await kit.card(1001);
    await setHostility(server.services, { loseRequest: 1 });
    const receipt = await take(card, '23.00');
    await setHostility(server.services, {});
    server.services.clock.set(new Date(server.services.clock.now().getTime() + 61_000).toISOString());
    await requeryDue(server.services);
    expect((await lifeOf(receipt)).slice(-2)).toEqual([
      ['ANSWER', 'bad', 'Not received by the bank', 'The bank never received it. No money was moved.'],
      ['CANCELLED', 'bad', 'Cancelled', 'No money was moved.'],
    ]);
  });

  it('names on every line the user, the bank or the system', async () => {
    const receipt = await take(await kit.card(1001), '25.00');
    expect(
      (await officer.post(`transactions/${receipt}/refund`, { principalAmount: '5.00', reason: 'Billed twice' }))
        .status,
    ).toBe(201);
    expect(await actorsOf(receipt)).toEqual([
      ['Payment of $25.38 requested', 'USER', 'officer'],
      ['Sent to the bank', 'SYSTEM', 'System'],
      ['Approved by the bank', 'BANK', 'Bank'],
      ['Refund of $5.08: approved', 'USER', 'officer'],
      ['No email to the customer', 'SYSTEM', 'System'],
    ]);
  });

  it('names the API key, the user who asks for a void, and the bank that answers it', async () => {
    const key = apiCaller(server, await server.apiKey({ communityId: 10, securityCode: 'SECRET' }));
    const response = await key.post('customers/1001/payments', { accountId: await kit.card(1001), amount: '26.00' });
    const receipt = response.body.receiptNumber as string;
    expect((await officer.post(`transactions/${receipt}/void`)).status).toBe(200);
    expect((await actorsOf(receipt)).filter(([title]) => title !== 'No email to the customer')).toEqual([
      ['Payment of $26.39 requested', 'API_KEY', 'Test key'],
      ['Sent to the bank', 'SYSTEM', 'System'],
      ['Approved by the bank', 'BANK', 'Bank'],
      ['Void sent to the bank', 'USER', 'officer'],
      ['Void: approved by the bank', 'BANK', 'Bank'],
    ]);
  });

  it('tells why a bank debit cannot be refunded yet', async () => {
    const receipt = await take(await kit.bankAccount(1001), '24.00');
    expect((await details(receipt)).refundRefusal).toBe('Only approved payments can be refunded.');
  });
});
