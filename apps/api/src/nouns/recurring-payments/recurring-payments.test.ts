import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let money: PaymentKit;
let kit: ScheduleKit;
let card: string;
beforeAll(async () => {
  server = await createTestServer();
  money = await paymentKit(server.services);
  kit = await scheduleKit(server);
  card = await kit.tokenOf(await money.card(1001));
});
// Each test has its own day, and the current is where it begins
beforeEach(() => server.services.clock.set('2026-11-20T09:00:00Z'));
afterAll(() => server.close());

const path = 'customers/1001/recurring-payments';
const fields = (response: { body: { errors: { field: string; messages: string[] }[] } }) =>
  response.body.errors.map(({ field, messages }) => [field, ...messages]);
const add = (values: object = {}, token = card) => kit.officer().post(path, kit.body(token, values));

describe('adding a schedule', () => {
  it('answers it with the next 12 payments, and why one is not on its day [1C026 1R014 1R016]', async () => {
    const response = await add({ nextPaymentDate: '2027-01-31', endRule: 'AFTER_PAYMENTS', numberOfPayments: 3 });
    expect(response.status, response.raw).toBe(201);
    const { paymentScheduleId: id } = response.body;
    expect(response.body).toMatchObject({
      paymentScheduleCode: `PS-${id}`,
      status: 'ACTIVE',
      statusDisplay: 'Active',
      statusClass: 'success',
      nextPaymentDate: '2027-01-31',
      summary: 'Every month on the 31st, or the last day of shorter months, 3 payments',
      paymentsLeft: 3,
      amountLeft: { amount: '300.00' },
      supplierId: 101,
      customerReferenceNumber: 'T-1001',
      paymentReferenceNumber: `PS-${id}`,
      upcomingPayments: [
        { date: '2027-01-31', amount: '100.00' },
        { date: '2027-02-28', amount: '100.00', movedBecause: 'Short month' },
        { date: '2027-03-31', amount: '100.00' },
      ],
    });
    const surchargeAmount = { amount: '1.50', currency: 'AUD', displayAmount: '$1.50' };
    expect((await kit.officer().get(`recurring-payments/${id}`)).body).toEqual({
      ...response.body,
      scheduleDates: response.body.scheduleDates.map((date: object) => ({ ...date, surchargeAmount })),
      today: '2026-11-20',
    });
    const audit = await kit.rows(`select action, customer_id from app.audit_entry where object_id = $1`, [`${id}`]);
    expect(audit).toEqual([{ action: 'recurring-payments.create', customer_id: 1001 }]);
    expect(await kit.notices(1001, 'RECURRING_CREATED')).toBe(1);
    const events = await kit.rows(`select type from app.event where object_id = $1`, [`${id}`]);
    expect(events).toEqual([{ type: 'schedule.created' }]);
  });

  it('moves debits of bank accounts to banking days, with the reason', async () => {
    const bank = await kit.tokenOf(await money.bankAccount(1001));
    const response = await add({ nextPaymentDate: '2026-12-25', frequency: 'WEEKLY' }, bank);
    expect(response.body.upcomingPayments.slice(0, 2)).toEqual([
      { date: '2026-12-29', amount: '100.00', movedBecause: 'Christmas Day, weekend and Boxing Day (observed)' },
      { date: '2027-01-04', amount: '100.00', movedBecause: "New Year's Day and weekend" },
    ]);
  });

  it('says what is wrong on its field [1M042 1M043]', async () => {
    expect(fields(await add({ nextPaymentDate: '2026-11-19' }))).toEqual([
      ['nextPaymentDate', 'Enter a date on or after 20 Nov 2026.'],
    ]);
    expect(fields(await add({ instalmentAmount: '0.50' }))).toEqual([
      ['instalmentAmount', 'Enter at least $1.00 AUD.'],
    ]);
    expect(fields(await add({ endRule: 'ON_DATE', endDate: '2026-11-29' }))[0]?.[0]).toBe('endDate');
    expect((await add({ endRule: 'AFTER_PAYMENTS' })).status).toBe(422);
    expect(fields(await add({ supplierId: 102 }))).toEqual([['supplierId', 'Choose one of the values offered.']]);
    expect(fields(await add({}, 'nothing-like-it'))).toEqual([['accountToken', 'Choose an account of the customer.']]);
    const off = await kit.tokenOf(await money.card(1001, undefined, { enabled: false }));
    expect(fields(await add({}, off))).toEqual([['accountToken', 'Account not enabled.']]);
    const message = 'No suitable matching accounts found. Add a new account to continue.';
    const amex = await kit.tokenOf(await money.card(1002, '378282246310005'));
    const none = await kit.officer().post('customers/1002/recurring-payments', kit.body(amex));
    expect(fields(none)).toEqual([['accountToken', message]]);
    const data = await kit.officer().get('customers/1002/recurring-payments/form-data');
    expect(data.body).toMatchObject({ accounts: [], accountsMessage: message, accountToken: '' });
  });

  it('asks for a confirmation where the next payment date is today, and takes it at once [1R117 1R118]', async () => {
    const request = await add({ nextPaymentDate: '2026-11-20' });
    expect([request.status, fields(request)]).toEqual([
      422,
      [
        [
          'confirmPaymentToday',
          'The next payment date is today: a payment of $101.50 ($100.00 plus a surcharge of $1.50) will be attempted immediately. Confirm it to continue.',
        ],
      ],
    ]);
    const { paymentScheduleId: id } = await kit.add(card, { nextPaymentDate: '2026-11-20', confirmPaymentToday: true });
    expect(await kit.takeNow()).toBe(1);
    expect(await kit.payments(id)).toMatchObject([{ status: 'APPROVED', amount: 10_150, source: 'RECURRING' }]);
    expect((await kit.officer().get(`recurring-payments/${id}`)).body).toMatchObject({
      nextPaymentDate: '2026-12-20',
      paymentsMade: 1,
    });
  });

  it('shows the surcharge that each coming payment will have, by the rate of its day', async () => {
    const { paymentScheduleId: id } = await kit.add(card, { nextPaymentDate: '2026-12-21' });
    const { body } = await kit.officer().get(`recurring-payments/${id}`);
    expect(body.scheduleDates[0]).toMatchObject({
      date: '2026-12-21',
      amount: { amount: '100.00' },
      surchargeAmount: { amount: '1.50', currency: 'AUD', displayAmount: '$1.50' },
    });
  });

  it('is refused for a disabled customer, for others’ customers and without the right [1R161]', async () => {
    await server.services.owner.query(
      'update app.customer set enabled = false, disabled_at = created_at where id = 1003',
    );
    const disabled = await kit.tokenOf(await money.card(1003));
    expect((await kit.officer().post('customers/1003/recurring-payments', kit.body(disabled))).status).toBe(409);
    expect((await kit.officer().post('customers/2001/recurring-payments', kit.body(card))).status).toBe(404);
    const rights = ['VIEW_RECURRING_CUSTOMERS'] as const;
    const viewer = apiCaller(
      server,
      await server.signIn({ loginName: 'viewer', kind: 'CLIENT', communityId: 10, rights }),
    );
    expect((await viewer.post(path, kit.body(card))).status).toBe(403);
    expect((await viewer.get(path)).status).toBe(200);
    const manages = ['MANAGE_RECURRING_CUSTOMERS'] as const;
    const manager = { loginName: 'manager', kind: 'CLIENT', communityId: 10, rights: manages } as const;
    expect((await apiCaller(server, await server.signIn(manager)).get(path)).status).toBe(200);
    const others = ['VIEW_CUSTOMERS', 'VIEW_CUSTOMER_ACCOUNTS'] as const;
    const outsider = { loginName: 'outsider', kind: 'CLIENT', communityId: 10, rights: others } as const;
    expect((await apiCaller(server, await server.signIn(outsider)).get(path)).status).toBe(403);
  });
});

describe('the form of a schedule', () => {
  it('opens with supplier, account and amount [1C025 1C027 1R077]', async () => {
    const fresh = await kit.officer().get(`${path}/form-data`);
    expect(fresh.body).toMatchObject({
      supplierId: 101,
      supplierBusiness: 'Business 101',
      accountToken: card,
      instalmentAmount: '',
      accountsMessage: '',
    });
    const { paymentScheduleId: id } = await kit.add(card, { endRule: 'AFTER_PAYMENTS', numberOfPayments: 6 });
    const data = await kit.officer().get(`recurring-payments/${id}/form-data`);
    expect(data.body).toMatchObject({
      supplierId: 101,
      supplierBusiness: 'Business 101',
      accountToken: card,
      instalmentAmount: '100.00',
      nextPaymentDate: '2026-11-30',
      numberOfPayments: 6,
      version: 1,
    });
    const form = await kit.officer().get(`forms/post/${path}`);
    expect(form.status, form.raw).toBe(200);
    expect(form.raw).toContain(card);
  });

  it('says which surcharge the business adds to cards [1C029 1R182]', async () => {
    const message = await kit.officer().get('businesses/101/card-surcharges-message');
    expect(message.body).toEqual({
      message: 'A surcharge is added to card payments: Visa credit 1.5% and Visa debit 0.75%.',
    });
    expect((await kit.officer().get('businesses/102/card-surcharges-message')).body).toEqual({ message: '' });
    expect((await kit.officer().get('businesses/201/card-surcharges-message')).status).toBe(404);
  });

  it('is previewed with dates, reasons, surcharge and what is attempted today, and changes nothing', async () => {
    const { description: _, ...wanted } = kit.body(card, { nextPaymentDate: '2026-11-20' });
    const response = await kit.officer().post(`${path}/preview`, wanted);
    expect(response.body).toMatchObject({
      summary: 'Every month on the 20th, until stopped',
      surchargeAmount: { amount: '1.50' },
      totalAmount: { amount: '101.50' },
      paymentsLeft: null,
    });
    expect(response.body.upcomingPayments).toHaveLength(12);
    expect(response.body.paymentTodayMessage).toContain('will be attempted immediately');
  });
});

describe('the schedules of a customer', () => {
  it('are five on a page, those that take payments first [1C021 1R181 1K040]', async () => {
    const token = await kit.tokenOf(await money.card(1004));
    const ids: number[] = [];
    for (let number = 0; number < 6; number++) ids.push((await kit.add(token, {}, 1004)).paymentScheduleId);
    await kit.officer().post(`recurring-payments/${ids[5]}/stop`, {});
    const first = await kit.officer().get('customers/1004/recurring-payments');
    expect(first.body).toMatchObject({ recordsCount: 6, currentPage: 1, pageSize: 5 });
    expect(first.body.items.map((item: { paymentScheduleId: number }) => item.paymentScheduleId)).toEqual(
      ids.slice(0, 5).toReversed(),
    );
    expect(Object.keys(first.body.items[0])).toEqual(
      expect.arrayContaining(['paymentScheduleCode', 'description', 'statusDisplay', 'statusClass', 'nextPaymentDate']),
    );
    const second = await kit.officer().get('customers/1004/recurring-payments?page=2');
    expect(second.body.items).toMatchObject([{ paymentScheduleId: ids[5], status: 'STOPPED', nextPaymentDate: null }]);
  });
});
