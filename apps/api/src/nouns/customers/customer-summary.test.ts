import type { Right } from '@quickportal/contracts/access/rights';
import type { CustomerSummary } from '@quickportal/contracts/customers/read';
import { insertCustomerAccount, insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const all: readonly Right[] = [
  'VIEW_CUSTOMERS',
  'VIEW_CUSTOMER_ACCOUNTS',
  'VIEW_RECURRING_CUSTOMERS',
  'TransactionDetailView',
];
// Friday 20 November 2026, 20:00 in Sydney
const now = '2026-11-20T09:00:00.000Z';
let server: TestServer;
let kit: PaymentKit;
let schedules: ScheduleKit;
let officer: ApiCaller;
let customerId = 1000;
let count = 0;

const callerWith = async (rights: readonly Right[]) =>
  apiCaller(
    server,
    await server.signIn({ loginName: `reader-${(count += 1)}`, kind: 'CLIENT', communityId: 10, rights }),
  );

beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  schedules = await scheduleKit(server);
  officer = await callerWith(all);
});
afterAll(() => server.close());
beforeEach(() => (customerId += 1));

const place = { communityId: 10, businessId: 101 };
const pay = (transactionTime: string, values: object = {}) =>
  insertTransaction(server.services.owner, place, {
    customer_id: customerId,
    transaction_time: transactionTime,
    ...values,
  });
async function summary(caller = officer): Promise<CustomerSummary> {
  const response = await caller.get(`customers/${customerId}/summary`);
  expect(response.status, response.raw).toBe(200);
  return response.body;
}
const paymentsOf = async () => (await summary()).payments ?? expect.fail('No payments');
const money = (amount: string, displayAmount = `$${amount}`) => ({ amount, currency: 'AUD', displayAmount });

describe('payments by month', () => {
  it('belong to the month of the community’s zone, in the twelve that end with the current one', async () => {
    await pay('2026-10-31T12:59:59.000Z');
    await pay('2026-10-31T13:00:00.000Z');
    await pay('2025-11-30T12:59:59.000Z');
    await pay('2025-11-30T13:00:00.000Z');
    const { months } = await paymentsOf();
    expect(months.map(({ month }) => month)).toEqual([
      '2025-12-01',
      ...Array.from({ length: 11 }, (_, at) => `2026-${String(at + 1).padStart(2, '0')}-01`),
    ]);
    const withSome = months.filter(({ taken }) => taken > 0);
    expect(withSome.map(({ month, taken }) => [month, taken])).toEqual([
      ['2025-12-01', 1],
      ['2026-10-01', 1],
      ['2026-11-01', 1],
    ]);
  });

  it('add up to what was taken, refunded and declined, by currency', async () => {
    await pay('2026-11-01T00:00:00.000Z', { amount: 18_640 });
    await pay('2026-11-02T00:00:00.000Z', { amount: 6_400, status: 'REFUNDED' });
    await pay('2026-11-03T00:00:00.000Z', { amount: 6_400, transaction_type: 'REFUND' });
    await pay('2026-11-04T00:00:00.000Z', { amount: 1_000, transaction_type: 'REFUND', status: 'DECLINED' });
    await pay('2026-11-05T00:00:00.000Z', { amount: 2_000, status: 'DECLINED' });
    await pay('2026-11-06T00:00:00.000Z', { amount: 3_000, status: 'DISHONOURED' });
    for (const status of ['PENDING', 'SUSPENDED', 'IN_FLIGHT', 'VOIDED', 'CANCELLED'])
      await pay('2026-11-07T00:00:00.000Z', { amount: 99_900, status });
    await pay('2026-11-08T00:00:00.000Z', { amount: 500, currency: 'NZD' });
    const { months, totals } = await paymentsOf();
    expect(months.at(-1)).toEqual({ month: '2026-11-01', taken: 3, refunded: 1, declined: 2 });
    expect(totals).toEqual([
      {
        currency: 'AUD',
        taken: { count: 2, amount: money('250.40') },
        refunded: { count: 1, amount: money('64.00') },
        declined: { count: 2, amount: money('50.00') },
        balance: money('186.40'),
      },
      expect.objectContaining({
        currency: 'NZD',
        taken: { count: 1, amount: { amount: '5.00', currency: 'NZD', displayAmount: 'NZ$5.00' } },
      }),
    ]);
  });

  it('are zero in every month for a customer who never paid', async () => {
    const { months, totals, latest, declined } = await paymentsOf();
    expect(months).toHaveLength(12);
    expect(months.every(({ taken, refunded, declined: none }) => taken + refunded + none === 0)).toBe(true);
    expect({ totals, latest, declined }).toEqual({ totals: [], latest: [], declined: { items: [], recordsCount: 0 } });
  });
});

it('names the five newest payments as the payment history does', async () => {
  for (let day = 1; day <= 7; day++) await pay(`2024-01-0${day}T00:00:00.000Z`);
  const { latest } = await paymentsOf();
  const history = await officer.get(`customers/${customerId}/transactions`);
  expect(latest).toHaveLength(5);
  expect(latest).toEqual(history.body.items);
});

describe('declined payments', () => {
  it('of the last 30 days are named with the reason, what to do, and the account while it can be charged', async () => {
    const accountId = await kit.card(customerId);
    const failed = { status: 'DECLINED', response_code: '51', customer_account_id: accountId };
    await pay('2026-10-21T08:59:59.000Z', failed);
    await pay('2026-10-21T09:00:00.000Z', { ...failed, receipt_number: `R${customerId}` });
    await pay('2026-11-01T00:00:00.000Z');
    const { declined } = await paymentsOf();
    expect(declined).toEqual({
      recordsCount: 1,
      items: [
        expect.objectContaining({
          receiptNumber: `R${customerId}`,
          status: 'DECLINED',
          totalAmount: money('12.50'),
          reason: 'Insufficient funds',
          nextStep: expect.stringMatching(/\w+\./),
          accountId,
          retryDate: null,
        }),
      ],
    });
    await server.rows('update app.customer_account set enabled = false where id = $1', [accountId]);
    expect((await paymentsOf()).declined.items).toMatchObject([{ accountId: null }]);
  });

  it('of a schedule’s date are named once, with the next try, and no more once a try went well', async () => {
    const token = await schedules.tokenOf(await kit.card(customerId));
    const { paymentScheduleId: id } = await schedules.add(token, {}, customerId);
    const rows = await server.rows<{ id: number }>(
      `insert into app.recurring_occurrence (community_id, business_id, recurring_payment_id, occurrence_number, nominal_date,
         due_date, amount, currency, status, attempts, next_attempt_date, created_at, updated_at)
       values (10, 101, $1, 99, '2026-11-16', '2026-11-16', 1250, 'AUD', 'RETRYING', 2, '2026-11-23', $2, $2) returning id`,
      [id, now],
    );
    for (const attempt of [1, 2])
      await pay(`2026-11-1${6 + attempt}T00:00:00.000Z`, {
        status: 'DECLINED',
        response_code: '51',
        recurring_payment_id: id,
        recurring_occurrence_id: rows[0]?.id,
        occurrence_attempt: attempt,
      });
    const { declined } = await paymentsOf();
    expect(declined.recordsCount).toBe(1);
    expect(declined.items).toMatchObject([{ transactionTime: '2026-11-18T00:00:00.000Z', retryDate: '2026-11-23' }]);
    await server.rows(`update app.recurring_occurrence set status = 'PAID', next_attempt_date = null where id = $1`, [
      rows[0]?.id,
    ]);
    expect((await paymentsOf()).declined.recordsCount).toBe(0);
  });
});

describe('next payments', () => {
  it('are those of all active schedules in four weeks, with surcharges, and what they come to', async () => {
    const card = await schedules.tokenOf(await kit.card(customerId));
    const bank = await schedules.tokenOf(await kit.bankAccount(customerId, `12${customerId}`));
    const weekly = { frequency: 'WEEKLY', nextPaymentDate: '2026-11-30', instalmentAmount: '10.00' };
    await schedules.add(card, { nextPaymentDate: '2026-12-01' }, customerId);
    const stopped = await schedules.add(bank, weekly, customerId);
    await schedules.add(bank, weekly, customerId);
    await server.rows(`update app.recurring_payment set status = 'STOPPED' where id = $1`, [stopped.paymentScheduleId]);
    const { nextPayments } = await summary();
    expect(nextPayments).toMatchObject({ until: '2026-12-13', hasMore: false, due: [money('121.50')] });
    expect(nextPayments?.items.map(({ date, totalAmount }) => [date, totalAmount.amount])).toEqual([
      ['2026-11-30', '10.00'],
      ['2026-12-01', '101.50'],
      ['2026-12-07', '10.00'],
    ]);
    expect(nextPayments?.items[1]).toMatchObject({
      amount: money('100.00'),
      surchargeAmount: money('1.50'),
      description: 'Water rates',
      paymentScheduleCode: expect.any(String),
    });
  });

  it('are at least three, also where they are later', async () => {
    const token = await schedules.tokenOf(await kit.card(customerId));
    await schedules.add(token, { frequency: 'YEARLY', nextPaymentDate: '2027-03-01' }, customerId);
    const { nextPayments } = await summary();
    expect(nextPayments?.items.map(({ date }) => date)).toEqual(['2027-03-01', '2028-03-01', '2029-03-01']);
    expect(nextPayments?.due).toEqual([]);
  });
});

it('names schedules that failed and cards that expire, of this customer only', async () => {
  const { owner } = server.services;
  const accountId = await insertCustomerAccount(owner, place, customerId, { expiry_month: 12, expiry_year: 2026 });
  await insertCustomerAccount(owner, place, customerId, { expiry_month: 12, expiry_year: 2029 });
  await insertCustomerAccount(owner, place, customerId + 20, { expiry_month: 12, expiry_year: 2026 });
  const token = await schedules.tokenOf(await kit.card(customerId));
  const { paymentScheduleId } = await schedules.add(token, {}, customerId);
  await server.rows(`update app.recurring_payment set status = 'FAILED', status_reason = 'Lost card' where id = $1`, [
    paymentScheduleId,
  ]);
  const { failedSchedules, expiringCards, nextPayments } = await summary();
  expect(failedSchedules).toMatchObject({
    recordsCount: 1,
    items: [{ paymentScheduleId, statusReason: 'Lost card', accountEnabled: true, amount: money('100.00') }],
  });
  expect(expiringCards).toEqual({
    recordsCount: 1,
    items: [
      {
        accountId,
        displayName: 'Visa •••• 4242',
        tokenised: false,
        expiryDateMonth: 12,
        expiryDateYear: 2026,
        expiryStatus: 'EXPIRING',
        activeSchedules: 0,
      },
    ],
  });
  expect(nextPayments?.items).toEqual([]);
});

describe('what a caller may not see', () => {
  it.each<[string, readonly Right[], string[]]>([
    ['only customers', ['VIEW_CUSTOMERS'], []],
    ['schedules', ['VIEW_CUSTOMERS', 'VIEW_RECURRING_CUSTOMERS'], ['failedSchedules', 'nextPayments']],
    ['transactions', ['VIEW_CUSTOMERS', 'TransactionDetailView'], []],
    ['accounts', ['VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS'], ['expiringCards']],
  ])('is left out for one who may see %s', async (_what, rights, parts) => {
    await pay('2026-11-01T00:00:00.000Z');
    const { today, ...rest } = await summary(await callerWith(rights));
    expect(today).toBe('2026-11-20');
    // Payments are shown to each reader of the customer, as in Payment History
    expect(Object.keys(rest).toSorted()).toEqual([...parts, 'payments'].toSorted());
  });

  it('is open to an API key, which may see all of it', async () => {
    const { headers } = await server.apiKey({ communityId: 10, securityCode: 'SECRET', businessIds: [] });
    const response = await server.app.inject({ url: `${server.rest}/customers/${customerId}/summary`, headers });
    expect(response.statusCode, response.body).toBe(200);
    expect(Object.keys(response.json()).toSorted()).toEqual([
      'expiringCards',
      'failedSchedules',
      'nextPayments',
      'payments',
      'today',
    ]);
  });

  it('is a customer of another community, as one who does not exist', async () => {
    expect((await officer.get('customers/2001/summary')).status).toBe(404);
  });
});
