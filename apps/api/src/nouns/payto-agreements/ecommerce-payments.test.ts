import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Right } from '@quickportal/contracts/access/rights';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { learnAgreement } from '../../engines/payto/learn-agreement.ts';
import { takeEcommercePaymentHandler } from '../../engines/payto/take-ecommerce-payment.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { payToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;

let server: TestServer;
let officer: ApiCaller;
let signIns = 0;
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  await payToKit(server.services);
});
const signIn = async (rights: readonly Right[], communityId = 10) =>
  apiCaller(
    server,
    await server.signIn({ loginName: `seller-${(signIns += 1)}`, kind: 'CLIENT', communityId, rights }),
  );
// Days pass from test to test, and sessions end
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00Z');
  officer = await signIn(['TERMINAL_EXISTING_CUSTOMER', 'MANAGE_CUSTOMERS', 'TransactionDetailView']);
});
afterEach(() => setHostility(server.services, {}));
afterAll(() => server.close());

async function pass(milliseconds: number): Promise<void> {
  await passTime(server.services, milliseconds);
  await requeryDue(server.services);
  await askDueAgreements(server.services);
}
const party = { businessId: 101, payerName: 'Alex Tester', payerKind: 'BANK_ACCOUNT', bsb: '062-000' };
const payment = { amount: '42.00', description: 'Web order 20931', customerReferenceNumber: 'WEB-20931' };
const body = (ending: string, more: object = {}) => ({
  ...party,
  ...payment,
  accountNumber: `123456${ending}`,
  ...more,
});
const confirm = (ending: string, more: object = {}, headers: Record<string, string> = {}) =>
  officer.post('e-commerce/payto/confirm', body(ending, more), headers);
const send = async (ending: string, more: object = {}): Promise<string> => {
  const sent = await confirm(ending, more);
  expect(sent.status, sent.raw).toBe(201);
  return sent.body.agreementToken;
};
const data = async (token: string) => (await officer.get(`payto-agreements/${token}/agreement-data`)).body;
const transactionsOf = async (token: string) => {
  const { rows } = await server.services.owner.query<{ status: string; name: string; amount: number }>(
    `select t.status, t.customer_name as name, t.amount::integer as amount
     from app.transaction t join app.payto_agreement g on g.id = t.payto_agreement_id
     where g.agreement_token = $1 order by t.id`,
    [token],
  );
  return rows;
};
const statusOf = async (token: string) => {
  const { rows } = await server.services.owner.query<{ status: string; code: string | null }>(
    'select status, status_reason_code as code from app.payto_agreement where agreement_token = $1',
    [token],
  );
  return [rows[0]?.status, rows[0]?.code];
};
const taken = [{ status: 'APPROVED', name: 'Alex Tester', amount: 4200 }];

describe('the steps of an e-commerce payment', () => {
  it('check who pays, and name the field that is wrong [1C045 1R054]', async () => {
    const check = (more: object) =>
      officer.post('e-commerce/payto/party', { ...party, accountNumber: '12345611', ...more });
    expect((await check({})).status).toBe(204);
    expect((await check({ payerKind: 'PAYID', payId: 'alex@example.com', bsb: undefined })).status).toBe(204);
    for (const [more, field] of [
      [{ bsb: '000-000' }, 'bsb'],
      [{ businessId: 103 }, 'businessId'],
      [{ businessId: 201 }, 'businessId'],
      [{ accountNumber: undefined }, 'accountNumber'],
    ] as const) {
      const refused = await check(more);
      expect([refused.status, refused.body.errors[0].field], refused.raw).toEqual([422, field]);
    }
  });

  it('check what is paid, also against the limits of the facility [1C046]', async () => {
    const check = (more: object) => officer.post('e-commerce/payto/payment', { ...payment, ...more });
    expect((await check({})).status).toBe(204);
    for (const [more, field] of [
      [{ amount: '0.00' }, 'amount'],
      [{ amount: '900000.00' }, 'amount'],
      [{ description: 'abc' }, 'description'],
    ] as const) {
      const refused = await check(more);
      expect([refused.status, refused.body.errors[0].field], refused.raw).toEqual([422, field]);
    }
  });

  it('end in a review with masked numbers, and create nothing [1C047 1R196]', async () => {
    const review = await officer.post('e-commerce/payto/review', body('11'));
    expect(review.status, review.raw).toBe(200);
    expect(review.body).toMatchObject({
      payerName: 'Alex Tester',
      amount: { amount: '42.00', displayAmount: '$42.00' },
      respondBy: '2026-11-25T09:00:00.000Z',
    });
    expect(review.raw).not.toContain('12345611');
    const { rows } = await server.services.owner.query('select 1 from app.payto_agreement where customer_id is null');
    expect(rows).toEqual([]);
  });

  it('are closed to users who may not take payments, and to another community', async () => {
    const clerk = await signIn(['MANAGE_CUSTOMERS']);
    const stranger = await signIn(['TERMINAL_EXISTING_CUSTOMER'], 20);
    expect((await clerk.post('e-commerce/payto/confirm', body('11'))).status).toBe(403);
    const refused = await stranger.post('e-commerce/payto/confirm', body('11'));
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'businessId']);
  });
});

describe('an e-commerce payment', () => {
  it('is taken once the payer approves, without anyone looking, and ends its agreement [1C048 1R103]', async () => {
    const token = await send('11');
    expect(await data(token)).toMatchObject({ customerId: null, ecommercePayment: { status: 'WAITING' } });
    expect(await transactionsOf(token)).toEqual([]);
    await pass(2 * MINUTE);
    expect(await transactionsOf(token)).toEqual(taken);
    const { ecommercePayment } = await data(token);
    expect(ecommercePayment.status).toBe('TAKEN');
    const { body: transaction } = await officer.get(`transactions/${ecommercePayment.receiptNumber}`);
    expect(transaction).toMatchObject({
      customerId: null,
      customerReferenceNumber: 'WEB-20931',
      payToAgreementToken: token,
    });
    expect(await statusOf(token)).toEqual(['CANCELLED', 'MCFC']);
  });

  it('is sent once under one key', async () => {
    const key = { 'idempotency-key': 'web-order-1' };
    const [first, second] = [await confirm('11', {}, key), await confirm('11', {}, key)];
    expect(second.body.agreementToken).toBe(first.body.agreementToken);
    await pass(2 * MINUTE);
    expect(await transactionsOf(first.body.agreementToken)).toEqual(taken);
  });

  it('is taken once, however often its approval is reported and its job is run', async () => {
    const token = await send('11');
    await pass(2 * MINUTE);
    const tools = { services: server.services, jobId: 'again', communityId: 10, signal: new AbortController().signal };
    await Promise.all([
      learnAgreement(server.services, token),
      takeEcommercePaymentHandler.handle({ agreementToken: token }, tools),
      takeEcommercePaymentHandler.handle({ agreementToken: token }, tools),
    ]);
    await pass(2 * MINUTE);
    expect(await transactionsOf(token)).toEqual(taken);
  });

  it('whose process died before it was sent is taken once more, and approved once', async () => {
    const token = await send('11');
    // The bank gets no payment; what is recorded looks as if the process had died before it was sent
    await setHostility(server.services, { loseRequest: 1 });
    for (let minute = 0; minute < 2; minute += 1) await passTime(server.services, MINUTE);
    await learnAgreement(server.services, token);
    await passTime(server.services, MINUTE);
    await setHostility(server.services, {});
    for (let minute = 0; minute < 5; minute += 1) await pass(2 * MINUTE);
    const rows = await transactionsOf(token);
    expect(rows.map(({ status }) => status)).toEqual(['CANCELLED', 'APPROVED']);
    expect((await data(token)).ecommercePayment.status).toBe('TAKEN');
  });

  it('is not taken where the payer declines', async () => {
    const token = await send('81');
    await pass(2 * MINUTE);
    expect(await data(token)).toMatchObject({
      status: 'REJECTED',
      statusBy: 'PAYER',
      ecommercePayment: { status: 'CANCELLED', receiptNumber: null },
    });
    expect(await transactionsOf(token)).toEqual([]);
  });

  it('is not taken where the payer lets it lapse, or it is recalled', async () => {
    const silent = await send('82');
    const recalled = await send('82');
    const recall = await officer.patch(`payto-agreements/${recalled}/submit`, {
      amendmentType: 'RECALL_PAYTO_AGREEMENT',
    });
    expect(recall.status, recall.raw).toBe(200);
    await pass(7200 * MINUTE + MINUTE);
    officer = await signIn(['TERMINAL_EXISTING_CUSTOMER']);
    for (const token of [silent, recalled]) {
      expect(await data(token)).toMatchObject({ status: 'CANCELLED', ecommercePayment: { status: 'CANCELLED' } });
      expect(await transactionsOf(token)).toEqual([]);
    }
  });

  it('that the bank declines has a transaction that says so, and ends its agreement', async () => {
    const token = await send('84');
    await pass(2 * MINUTE);
    expect(await transactionsOf(token)).toEqual([{ status: 'DECLINED', name: 'Alex Tester', amount: 4200 }]);
    expect(await statusOf(token)).toEqual(['CANCELLED', 'MD17']);
  });

  it('that cannot be taken any more says why, and ends its agreement', async () => {
    const { owner } = server.services;
    const token = await send('11');
    await owner.query('update app.business set has_payto_product = false where id = 101');
    await pass(2 * MINUTE);
    await owner.query('update app.business set has_payto_product = true where id = 101');
    expect(await data(token)).toMatchObject({
      ecommercePayment: { status: 'REFUSED', refusal: expect.stringMatching(/does not have the PayTo product/) },
    });
    expect(await transactionsOf(token)).toEqual([]);
    expect(await statusOf(token)).toEqual(['CANCELLED', 'MD17']);
  });

  it('has an agreement in the list and the search of the community, without a customer', async () => {
    const token = await send('82', { payerName: 'Zelda Quince' });
    const found = await officer.post('list-payto-agreements', { query: 'zelda' });
    expect(found.body.items).toEqual([
      expect.objectContaining({ agreementToken: token, customerId: null, customerName: '' }),
    ]);
  });
});
