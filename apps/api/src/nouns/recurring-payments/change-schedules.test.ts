import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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
beforeEach(() => server.services.clock.set('2026-11-20T09:00:00Z'));
afterAll(() => server.close());

const fields = (response: { body: { errors: { field: string; messages: string[] }[] } }) =>
  response.body.errors.map(({ field, messages }) => [field, ...messages]);
const single = (id: number, rest = '') => `recurring-payments/${id}${rest}`;
const edit = (id: number, values: object = {}) => kit.officer().put(single(id), kit.body(card, values));

describe('editing a schedule', () => {
  it('keeps its numbers while frequency and next date stay [1C028 1R015]', async () => {
    const { paymentScheduleId: id } = await kit.add(card, { endRule: 'AFTER_PAYMENTS', numberOfPayments: 5 });
    const response = await edit(id, {
      instalmentAmount: '120.00',
      endRule: 'AFTER_PAYMENTS',
      numberOfPayments: 3,
      version: 1,
    });
    expect(response.status, response.raw).toBe(200);
    expect(response.body).toMatchObject({
      instalmentAmount: '120.00',
      paymentsLeft: 3,
      amountLeft: { amount: '360.00' },
      startDate: '2026-11-30',
      version: 2,
    });
    const audit = await kit.rows<{ description: string }>(
      `select description from app.audit_entry where object_id = $1 and action = 'recurring-payments.update'`,
      [`${id}`],
    );
    expect(audit.map(({ description }) => description)).toEqual([
      `Schedule PS-${id} changed: amount, number of payments`,
    ]);
    expect(await kit.notices(1001, 'RECURRING_UPDATED')).toBe(1);
    expect((await edit(id, { instalmentAmount: '130.00', version: 1 })).status).toBe(409);
  });

  it('that changes nothing is refused [1R213 1M040]', async () => {
    const { paymentScheduleId: id } = await kit.add(card);
    expect(fields(await edit(id))).toEqual([['', 'No changes detected.']]);
  });

  it('counts the dates again from another next date, and never back to one that was due', async () => {
    const { paymentScheduleId: id } = await kit.add(card, { nextPaymentDate: '2026-11-20', confirmPaymentToday: true });
    await kit.takeNow();
    const back = await edit(id, { nextPaymentDate: '2026-11-20', confirmPaymentToday: true });
    expect(fields(back)[0]?.[0]).toBe('nextPaymentDate');
    const response = await edit(id, { frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' });
    expect(response.body.upcomingPayments.slice(0, 2)).toEqual([
      { date: '2026-11-25', amount: '100.00' },
      { date: '2026-12-02', amount: '100.00' },
    ]);
    expect(fields(await edit(id, { frequency: 'WEEKLY', nextPaymentDate: '2026-11-19' }))).toEqual([
      ['nextPaymentDate', 'Enter a date on or after 20 Nov 2026.'],
    ]);
  });

  it('to a next payment date of today needs the confirmation, and takes it once [1R117]', async () => {
    const { paymentScheduleId: id } = await kit.add(card);
    expect(fields(await edit(id, { nextPaymentDate: '2026-11-20' }))[0]?.[0]).toBe('confirmPaymentToday');
    expect((await edit(id, { nextPaymentDate: '2026-11-20', confirmPaymentToday: true })).status).toBe(200);
    await kit.takeNow();
    await kit.at('2026-11-20T09:30:00Z');
    expect(await kit.payments(id)).toMatchObject([{ status: 'APPROVED' }]);
  });
});

describe('stopping a schedule', () => {
  it('ends it for good, with a notice and an event [1R017]', async () => {
    const { paymentScheduleId: id } = await kit.add(card);
    const stopped = await kit.officer().post(single(id, '/stop'), { version: 1 });
    expect(stopped.body).toMatchObject({ status: 'STOPPED', nextPaymentDate: null, upcomingPayments: [] });
    expect(await kit.notices(1001, 'RECURRING_STOPPED')).toBe(1);
    await kit.at('2026-12-02T09:00:00Z');
    expect(await kit.payments(id)).toEqual([]);
    await kit.signIn();
    const again = await kit.officer().post(single(id, '/stop'), {});
    expect([again.status, again.body.detail]).toEqual([409, 'The schedule is already stopped.']);
    expect((await edit(id, { description: 'Other' })).status).toBe(409);
    expect((await kit.officer().post(single(id, '/resume'), {})).status).toBe(409);
  });
});

describe('one payment of a schedule', () => {
  it('is skipped, moved and given another amount without touching the rest', async () => {
    const { paymentScheduleId: id } = await kit.add(card, { frequency: 'WEEKLY', nextPaymentDate: '2026-11-24' });
    const date = (nominalDate: string) => single(id, `/dates/${nominalDate}`);
    const skipped = await kit.officer().put(date('2026-12-01'), { change: 'SKIP' });
    expect(skipped.status, skipped.raw).toBe(200);
    expect(skipped.body.upcomingPayments.slice(0, 2)).toEqual([
      { date: '2026-11-24', amount: '100.00' },
      { date: '2026-12-08', amount: '100.00' },
    ]);
    const given = await kit
      .officer()
      .put(date('2026-12-08'), { change: 'GIVE', newDate: '2026-12-10', newAmount: '80.00' });
    expect(given.status, given.raw).toBe(200);
    expect(given.body.scheduleDates.slice(0, 3)).toMatchObject([
      { nominalDate: '2026-11-24', isSkipped: false, isMoved: false, isOtherAmount: false },
      { nominalDate: '2026-12-01', isSkipped: true },
      {
        date: '2026-12-10',
        amount: { amount: '80.00' },
        movedBecause: 'Moved manually',
        isMoved: true,
        isOtherAmount: true,
      },
    ]);
    const back = await kit.officer().put(date('2026-12-01'), { change: 'RESTORE' });
    expect(back.body.upcomingPayments[1]).toEqual({ date: '2026-12-01', amount: '100.00' });
    for (const day of ['11-24', '12-01', '12-09']) await kit.at(`2026-${day}T09:00:00Z`);
    expect(await kit.payments(id)).toMatchObject([{ amount: 10_150 }, { amount: 10_150 }]);
    await kit.at('2026-12-10T09:00:00Z');
    expect((await kit.payments(id)).map(({ amount }) => amount)).toEqual([10_150, 10_150, 8120]);
  });

  it('stays between its neighbours, within the limits and after today', async () => {
    await kit.signIn();
    const { paymentScheduleId: id } = await kit.add(card, { frequency: 'WEEKLY', nextPaymentDate: '2026-11-24' });
    const change = async (nominalDate: string, body: object) =>
      kit.officer().put(single(id, `/dates/${nominalDate}`), body);
    const fault = async (body: object) => fields(await change('2026-12-01', body))[0];
    expect(await fault({ change: 'GIVE', newDate: '2026-11-24' })).toEqual([
      'newDate',
      'Enter a date after 24 Nov 2026, the date of the previous payment.',
    ]);
    expect((await fault({ change: 'GIVE', newDate: '2026-11-20' }))?.[0]).toBe('newDate');
    expect(await fault({ change: 'GIVE', newAmount: '0.50' })).toEqual(['newAmount', 'Enter at least $1.00 AUD.']);
    expect(await fault({ change: 'GIVE' })).toEqual(['', 'No changes detected.']);
    expect((await change('2026-12-02', { change: 'SKIP' })).status).toBe(404);
    expect((await change('2026-12-99', { change: 'SKIP' })).status).toBe(404);
  });
});
