import type { PaymentsToday } from '@quickportal/contracts/transactions/payments-today';
import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

// It is Friday 20 November 2026, 20:00 in Sydney
let server: TestServer;
let officer: ApiCaller;
let clerk: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const person = { kind: 'CLIENT', communityId: 10, rights: ['TransactionDetailView'] } as const;
  officer = apiCaller(server, await server.signIn({ ...person, loginName: 'officer' }));
  clerk = apiCaller(server, await server.signIn({ ...person, loginName: 'clerk', businessIds: [102] }));
  await pay('2026-11-19T22:30:00.000Z', { amount: 10_000 });
  await pay('2026-11-19T22:45:00.000Z', { amount: 5_000, status: 'REFUNDED' });
  await pay('2026-11-20T08:10:00.000Z', { amount: 700, status: 'DECLINED', response_code: '51' });
  await pay('2026-11-20T08:20:00.000Z', { amount: 700, status: 'DECLINED', response_code: '51' });
  await pay('2026-11-20T08:30:00.000Z', { amount: 700, status: 'DECLINED', response_code: '05' });
  await pay('2026-11-20T08:40:00.000Z', { amount: 900, status: 'PENDING' });
  await pay('2026-11-20T08:50:00.000Z', { amount: 100, transaction_type: 'REFUND' });
  // The same weekday before: by now, and later in the evening
  await pay('2026-11-12T22:30:00.000Z', { amount: 30_000 });
  await pay('2026-11-06T08:30:00.000Z', { amount: 700, status: 'DISHONOURED' });
  await pay('2026-10-23T11:00:00.000Z', { amount: 20_000 });
  // Other days, and the last Friday but four
  await pay('2026-11-19T11:00:00.000Z', { amount: 99_900 });
  await pay('2026-11-18T22:30:00.000Z', { amount: 99_900 });
  await pay('2026-10-15T22:30:00.000Z', { amount: 99_900 });
});
afterAll(() => server.close());

const pay = (transactionTime: string, values: object) =>
  insertTransaction(
    server.services.owner,
    { communityId: 10, businessId: 101 },
    { transaction_time: transactionTime, ...values },
  );
async function today(caller = officer): Promise<PaymentsToday> {
  const response = await caller.get('payments/today');
  expect(response.status, response.raw).toBe(200);
  return response.body as PaymentsToday;
}
const money = (amount: string) => expect.objectContaining({ amount, currency: 'AUD' });

it('compares the payments of today with the same weekday of four weeks, by this time of the day', async () => {
  expect(await today()).toMatchObject({
    today: '2026-11-20',
    hour: 20,
    payments: 6,
    approved: 2,
    declined: 3,
    usualPayments: 0.5,
    usualSuccessRate: 50,
    amounts: [{ currency: 'AUD', approved: money('150.00'), usual: money('75.00') }],
  });
});

it('has them by hour of the community’s zone, over daylight saving too', async () => {
  const { hours, amounts } = await today();
  const named = hours.filter(({ approved, declined, other, usual }) => approved + declined + other + usual > 0);
  expect(named).toEqual([
    { hour: 9, approved: 2, declined: 0, other: 0, usual: 0.3 },
    { hour: 19, approved: 0, declined: 3, other: 1, usual: 0.3 },
    { hour: 22, approved: 0, declined: 0, other: 0, usual: 0.3 },
  ]);
  expect(amounts[0]?.hours[9]).toEqual({ hour: 9, approved: money('150.00'), usual: money('75.00') });
  expect(amounts[0]?.hours[22]).toEqual({ hour: 22, approved: money('0.00'), usual: money('50.00') });
});

it('names why payments were declined, as the list finds them', async () => {
  const { declineReasons } = await today();
  expect(declineReasons).toEqual([
    { paymentMethod: 'CREDIT_CARD', responseCode: '51', reason: 'Insufficient funds', count: 2 },
    { paymentMethod: 'CREDIT_CARD', responseCode: '05', reason: 'Do not honour', count: 1 },
  ]);
  const list = async (criteria: string) =>
    (await officer.get(`transactions?period=TODAY&transactionType=PAYMENT${criteria}`)).body.recordsCount as number;
  const { payments, approved, declined } = await today();
  expect(await list('')).toBe(payments);
  expect(await list('&status=APPROVED,REFUNDED')).toBe(approved);
  expect(await list('&status=DECLINED,DISHONOURED')).toBe(declined);
  expect(await list('&status=DECLINED,DISHONOURED&responseCode=51')).toBe(2);
});

it('counts only businesses that the user may see', async () => {
  expect(await today(clerk)).toMatchObject({ payments: 0, usualPayments: null, usualSuccessRate: null, amounts: [] });
});
