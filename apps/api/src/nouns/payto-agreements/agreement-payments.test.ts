import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { askDueAgreements } from '../../engines/payto/ask-due.ts';
import { requeryDue } from '../../engines/payments/requery.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { payToKit, type PayToKit } from '../../testing/payto/payto-kit.ts';
import { passTime } from '../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;

let server: TestServer;
let officer: ApiCaller;
let kit: PayToKit;
let signIns = 0;
beforeAll(async () => {
  server = await createTestServer();
  await paymentKit(server.services);
  kit = await payToKit(server.services);
});
const signIn = async (
  rights: readonly ('MANAGE_CUSTOMERS' | 'TERMINAL_EXISTING_CUSTOMER' | 'REFUND_TRANSACTIONS')[],
) => {
  const loginName = `payer-${(signIns += 1)}`;
  return apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
};
// Days pass from test to test, and sessions end
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00Z');
  officer = await signIn(['MANAGE_CUSTOMERS', 'TERMINAL_EXISTING_CUSTOMER', 'REFUND_TRANSACTIONS']);
});
afterEach(() => setHostility(server.services, {}));
afterAll(() => server.close());

async function pass(milliseconds: number): Promise<void> {
  await passTime(server.services, milliseconds);
  await requeryDue(server.services);
  await askDueAgreements(server.services);
}
const active = async (ending = '11', body?: Record<string, unknown>) => {
  const token = await kit.create(officer, ending, body);
  await pass(MINUTE);
  return token;
};
const pay = (
  token: string,
  amount = '50.00',
  body: Record<string, unknown> = {},
  headers: Record<string, string> = {},
) => officer.post(`payto-agreements/${token}/payment`, { amount, ...body }, headers);
const stateOf = async (token: string) => (await officer.get(`payto-agreements/${token}/load`)).body;
const variable = { agreementType: 'VARIABLE', amount: undefined, maximumPaymentAmount: '80.00', frequency: 'AD_HOC' };

describe('a payment under an agreement', () => {
  it('is taken within its clauses, once for a key, and is a transaction like all others [1C044 1R023 1R195]', async () => {
    const token = await active();
    const key = { 'idempotency-key': 'payto-once' };
    const paid = await pay(token, '50.00', { paymentReferenceNumber: 'INV-1' }, key);
    expect(paid.status, paid.raw).toBe(201);
    expect(paid.body.responseText).toBe('Settled');
    expect(paid.body).toMatchObject({
      status: 'APPROVED',
      totalAmount: { amount: '50.00' },
      surchargeAmount: { amount: '0.00' },
    });
    expect(paid.body.principalBatchEntryId).toBeGreaterThan(0);
    const again = await pay(token, '50.00', { paymentReferenceNumber: 'INV-1' }, key);
    expect([again.status, again.body]).toEqual([201, paid.body]);
    const { rows } = await server.services.owner.query(
      `select count(*)::int as n from app.transaction t join app.payto_agreement g on g.id = t.payto_agreement_id
       where g.agreement_token = $1`,
      [token],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('is refused where a clause does not allow it, by the rule and the day that would [1R102 1R221 1M047]', async () => {
    const token = await active();
    const other = await pay(token, '60.00');
    expect(other.status).toBe(422);
    expect(other.body.errors[0]).toMatchObject({ field: 'amount', messages: [expect.stringContaining('$50.00')] });
    await pay(token);
    const second = await pay(token);
    expect(second.body.errors[0].messages).toEqual(['At most 1 payment from 20 Nov 2026 to 19 Dec 2026; 1 was taken.']);
    const check = await officer.post(`payto-agreements/${token}/payment?validateOnly=true`, { amount: '50.00' });
    expect(check.status, check.raw).toBe(200);
    expect(check.body).toMatchObject({ isPossible: false, payableFrom: '2026-12-20' });
    expect(check.body.clauses.find(({ clause }: { clause: string }) => clause === 'COUNT')).toMatchObject({
      isMet: false,
      passesFrom: '2026-12-20',
    });
    const pending = await kit.create(officer, '82');
    const refused = await pay(pending);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'You cannot take payments against a PayTo agreement that is not active.',
    ]);
  });

  it('begins with the amount of its agreement, if that is one; 404 where there is none [1C043 1R192 1R214]', async () => {
    const data = async (token: string) => (await officer.get(`payto-agreements/${token}/agreement-data`)).body;
    expect(await data(await active())).toMatchObject({
      status: 'ACTIVE',
      paymentRefusal: '',
      paymentTerms: { paymentAmount: { amount: '50.00', currency: 'AUD' } },
    });
    expect(await data(await active('11', variable))).toMatchObject({
      paymentTerms: { paymentAmount: null, maximumPaymentAmount: { amount: '80.00' } },
    });
    expect((await data(await kit.create(officer, '82'))).paymentRefusal).toBe(
      'You cannot take payments against a PayTo agreement that is not active.',
    );
    const missing = await officer.get('payto-agreements/C09/agreement-data');
    expect([missing.status, missing.body.detail]).toEqual([404, 'PayTo agreement does not exist.']);
  });

  it('is refused for what the facility says of its amount, also when it is only checked [1R194]', async () => {
    const token = await active('11', { ...variable, maximumPaymentAmount: '900000.00' });
    for (const query of ['', '?validateOnly=true']) {
      const refused = await officer.post(`payto-agreements/${token}/payment${query}`, { amount: '900000.00' });
      expect([refused.status, refused.body.errors?.[0].field]).toEqual([422, 'amount']);
    }
  });

  it('needs the product of the business', async () => {
    const token = await active('11', variable);
    const { owner } = server.services;
    await owner.query(`update app.business set has_payto_product = false where id = 101`);
    const refused = await pay(token, '10.00');
    await owner.query(`update app.business set has_payto_product = true where id = 101`);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      expect.stringMatching(/does not have the PayTo product/),
    ]);
    expect((await pay(token, '10.00')).status).toBe(201);
  });

  it('names its agreement, so that one leads to the other', async () => {
    const token = await active();
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'reader', kind: 'CLIENT', communityId: 10, rights: ['TransactionDetailView'] }),
    );
    const { receiptNumber } = (await pay(token)).body;
    expect((await viewer.get(`transactions/${receiptNumber}`)).body.payToAgreementToken).toBe(token);
  });

  it('never exceeds the count of a period, however many are sent at once', async () => {
    const token = await active('11', { ...variable, frequency: 'MONTHLY', paymentsPerPeriod: 2 });
    const responses = await Promise.all(Array.from({ length: 6 }, () => pay(token, '10.00')));
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(4);
  });

  it('is only for users with the right to take payments: 401 in the words of the specification [1R170 1R215 1K036]', async () => {
    const token = await active();
    const clerk = await signIn(['MANAGE_CUSTOMERS']);
    const refused = await clerk.post(`payto-agreements/${token}/payment`, { amount: '50.00' });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({
      type: expect.stringMatching(/payto-payment-not-authorised$/),
      title: 'You are not authorized to take payments against this agreement.',
    });
  });

  it('that is final cancels the agreement once it is approved, and no sooner [1R103]', async () => {
    const token = await active('86', variable);
    const paid = await pay(token, '20.00', { finalPayment: true });
    expect(paid.body.status).toBe('IN_FLIGHT');
    expect((await stateOf(token)).status).toBe('ACTIVE');
    await pass(2 * MINUTE);
    await pass(MINUTE);
    expect(await stateOf(token)).toMatchObject({ status: 'CANCELLED', statusReasonCode: 'MCFC' });
  });

  it('that the bank declines does not count, and failures in a row are counted', async () => {
    const token = await active('84', variable);
    for (const count of [1, 2]) {
      expect((await pay(token, '20.00')).body).toMatchObject({
        status: 'DECLINED',
        responseCode: 'AM04',
        responseText: 'Insufficient funds',
      });
      expect((await stateOf(token)).failedPayments).toBe(count);
    }
  });

  it('whose outcome is lost is queried, and taken once', async () => {
    const token = await active('11', variable);
    await setHostility(server.services, { loseAnswer: 1, loseNotification: 1 });
    const paid = await pay(token, '30.00');
    expect(paid.body.status).toBe('IN_FLIGHT');
    await setHostility(server.services, {});
    await pass(2 * MINUTE);
    const found = await officer.get(`customers/1001/transactions?pageSize=50`);
    const row = found.body.items.find(
      ({ receiptNumber }: { receiptNumber: string }) => receiptNumber === paid.body.receiptNumber,
    );
    expect(row).toMatchObject({ statusDisplay: 'Approved' });
  });
});
