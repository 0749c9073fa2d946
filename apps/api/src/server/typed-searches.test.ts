import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../testing/api-caller.ts';
import { paymentKit } from '../testing/payment-kit.ts';
import { scheduleKit } from '../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

// Friday 20 November 2026, 20:00 in Sydney
let server: TestServer;
let officer: ApiCaller;
let receipt = '';
let schedule = '';

const customers = [
  [2001, 'Hannah Petrov', 'WTR-1042', 'hannah.petrov@example.com', '0491 570 156'],
  [2002, 'Seán O’Brien', 'WTR-2077', 'sean@example.com', '+61 491 571 266'],
  [2003, 'Zoë Kovačević', 'GAS-3001', 'zoe.k@example.com', '(02) 5550 1234'],
  [2004, 'Tuesday Bakery', 'GAS-3002', 'orders@example.com', ''],
] as const;

/** Days and statuses of payments; the reference says which is meant. */
const payments = [
  { payment_reference_number: 'MORNING', transaction_time: '2026-11-19T22:00:00Z', customer_name: 'Zoë Kovačević' },
  { payment_reference_number: 'DECLINED-1', transaction_time: '2026-11-19T01:00:00Z', status: 'DECLINED' },
  {
    payment_reference_number: 'LASTWEEK',
    transaction_time: '2026-11-10T01:00:00Z',
    amount: 12_345,
    trace_id: 'mzq4k1c8d0aa2f17',
  },
  { payment_reference_number: 'REFUNDED-1', transaction_time: '2026-10-05T01:00:00Z', status: 'REFUNDED' },
  { payment_reference_number: 'VOIDED-1', transaction_time: '2025-11-21T01:00:00Z', status: 'VOIDED' },
  { payment_reference_number: 'BAKED', transaction_time: '2026-09-01T01:00:00Z', customer_name: 'Today Bakery' },
];

beforeAll(async () => {
  server = await createTestServer();
  const { owner } = server.services;
  for (const [id, name, number, email, phone] of customers)
    await owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, email, phone_number, created_at, updated_at)
       values (10, 101, $1, $2, $3, $4, $5, $6, $6)`,
      [id, name, number, email, phone, '2026-01-01T00:00:00Z'],
    );
  for (const values of payments)
    await insertTransaction(
      owner,
      { communityId: 10, businessId: 101 },
      { amount: 7700, status: 'APPROVED', ...values },
    );
  const rights = [
    'TERMINAL_EXISTING_CUSTOMER',
    'TransactionDetailView',
    'VIEW_CUSTOMERS',
    'VIEW_RECURRING_CUSTOMERS',
  ] as const;
  officer = apiCaller(server, await server.signIn({ kind: 'CLIENT', communityId: 10, loginName: 'finder', rights }));
  const kit = await paymentKit(server.services);
  const card = await kit.card(2001);
  // 1.5 % on top: the total is 100.99
  const response = await officer.post('customers/2001/payments', { accountId: card, amount: '99.50' });
  expect(response.status, response.raw).toBe(201);
  receipt = response.body.receiptNumber as string;
  const schedules = await scheduleKit(server);
  const added = await schedules.add(await schedules.tokenOf(card), {}, 2001);
  schedule = `PS-${added.paymentScheduleId}`;
});
afterAll(() => server.close());

describe('what is typed into the search of customers', () => {
  it.each([
    ['petrov', ['Hannah Petrov']],
    ['petrov hannah', ['Hannah Petrov']],
    ['HANNAH  Petrov', ['Hannah Petrov']],
    ['han pet', ['Hannah Petrov']],
    ['p hannah', ['Hannah Petrov']],
    ['hannah wtr-1042', ['Hannah Petrov']],
    ['hannah 570 156', ['Hannah Petrov']],
    ['0491 571 266', ['Seán O’Brien']],
    ['obrien', ['Seán O’Brien']],
    ["o'brien", ['Seán O’Brien']],
    ['O’Brien sean', ['Seán O’Brien']],
    ['kovacevic zoe', ['Zoë Kovačević']],
    ['KOVAČ', ['Zoë Kovačević']],
    ['wtr-', ['Hannah Petrov', 'Seán O’Brien']],
    ['petrov sean', []],
  ])('%s finds %j', async (query, names) => {
    const { status, body } = await officer.post('customer-search', { query });
    expect(status).toBe(200);
    expect((body.items as { customerName: string }[]).map(({ customerName }) => customerName)).toEqual(names);
  });

  it.each([
    ['petrow', 'petrov'],
    ['petorv hanah', 'petrov hannah'],
    ['o’brein', 'obrien'],
    ['kovacevik', 'kovacevic'],
    ['nobody at all', undefined],
  ])('%s finds nothing and suggests %s', async (query, didYouMean) => {
    const { body } = await officer.post('customer-search', { query });
    expect(body).toEqual({
      items: [],
      recordsCount: 0,
      currentPage: 1,
      pageSize: 25,
      ...(didYouMean && { didYouMean }),
    });
    if (didYouMean) expect((await officer.post('customer-search', { query: didYouMean })).body.recordsCount).toBe(1);
  });
});

describe('what is typed into the search of transactions', () => {
  const find = async (query: string) => {
    const response = await officer.get(`transactions?query=${encodeURIComponent(query)}`);
    expect(response.status, response.raw).toBe(200);
    return response.body as { items: { receiptNumber: string; paymentReferenceNumber: string }[]; didYouMean?: string };
  };
  /** References, and PAID for the payment that was taken. */
  const found = async (query: string) =>
    (await find(query)).items.map((item) => (item.receiptNumber === receipt ? 'PAID' : item.paymentReferenceNumber));

  it.each([
    ['99.50', ['PAID']],
    ['$100.99', ['PAID']],
    ['123.45', ['LASTWEEK']],
    ['mzq4k1c8d0aa2f17', ['LASTWEEK']],
    ['today', ['PAID', 'MORNING']],
    ['Yesterday', ['DECLINED-1']],
    ['last week', ['LASTWEEK']],
    ['20 Nov', ['PAID', 'MORNING']],
    ['20/11/2026', ['PAID', 'MORNING']],
    ['21 Nov', ['VOIDED-1']],
    ['declined', ['DECLINED-1']],
    ['Refunded', ['REFUNDED-1']],
    ['petrov today', ['PAID']],
    ['hannah approved 20 Nov', ['PAID']],
    ['declined today', []],
    ['today bakery', ['BAKED']],
    ['declined-1', ['DECLINED-1']],
  ])('%s finds %j', async (query, references) => {
    expect(await found(query)).toEqual(references);
  });

  it('the beginning and the end of a receipt find it', async () => {
    expect(await found(receipt.slice(-5))).toContain('PAID');
    expect(await found(receipt.slice(0, 9))).toContain('PAID');
    expect(await found('00000')).toEqual([]);
  });

  it('a misspelt name is suggested with the words beside it', async () => {
    expect(await find('petorv')).toMatchObject({ items: [], didYouMean: 'petrov' });
    expect(await find('petorv today')).toMatchObject({ items: [], didYouMean: 'petrov today' });
    expect((await find('brein')).didYouMean).toBeUndefined();
  });

  it('a word beside a filter that contradicts it is a text', async () => {
    const { body } = await officer.get('transactions?query=declined&status=APPROVED');
    expect(body.recordsCount).toBe(0);
    expect((await officer.get('transactions?query=declined&status=DECLINED')).body.recordsCount).toBe(1);
    expect((await officer.get('transactions?query=today&from=2026-11-19&to=2026-11-20')).body.recordsCount).toBe(2);
  });
});

describe('what is typed into the search of schedules', () => {
  const found = async (query: string) => {
    const response = await officer.get(`recurring-payments?query=${encodeURIComponent(query)}`);
    expect(response.status, response.raw).toBe(200);
    return (response.body.items as { paymentScheduleCode: string }[]).map((item) => item.paymentScheduleCode);
  };

  it('finds a schedule by its code or its customer', async () => {
    for (const query of [
      schedule,
      schedule.toLowerCase(),
      schedule.slice(3),
      'petrov hannah',
      'petrov@',
      'hannah.petrov',
    ])
      expect(await found(query), query).toEqual([schedule]);
    for (const query of ['PS-', 'obrien', '%', '99999999'])
      expect(await found(query), query).toEqual(query === 'PS-' ? [schedule] : []);
  });

  it('is for those who may see schedules', async () => {
    const person = { kind: 'CLIENT', communityId: 10, loginName: 'no-schedules', rights: ['VIEW_CUSTOMERS'] } as const;
    const other = apiCaller(server, await server.signIn(person));
    expect((await other.get('recurring-payments?query=petrov')).status).toBe(403);
    const elsewhere = {
      kind: 'CLIENT',
      communityId: 20,
      loginName: 'elsewhere',
      rights: ['VIEW_RECURRING_CUSTOMERS'],
    } as const;
    const foreign = apiCaller(server, await server.signIn(elsewhere));
    expect((await foreign.get(`recurring-payments?query=${schedule}`)).body.recordsCount).toBe(0);
  });
});
