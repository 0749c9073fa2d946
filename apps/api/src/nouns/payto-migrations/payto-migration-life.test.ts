import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { setHostility } from '../../engines/gateways/simulator/hostility.ts';
import { runMigrations } from '../../engines/payto/run-migrations.ts';
import { migrationKit, type MigrationKit } from '../../testing/payto/migration-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

const MINUTE = 60_000;
const FIVE_DAYS = 7200 * MINUTE;

let server: TestServer;
let kit: MigrationKit;
let customerId = 1001;
beforeAll(async () => {
  server = await createTestServer();
  kit = await migrationKit(server);
});
beforeEach(async () => {
  server.services.clock.set('2026-11-20T09:00:00Z');
  // Schedules of earlier tests take no part
  await server.services.owner.query(`update app.recurring_payment set status = 'STOPPED', run_on = null`);
  customerId += 1;
  await kit.signIn();
});
afterEach(() => setHostility(server.services, {}));
afterAll(() => server.close());

const add = (ending?: string, values?: object) => kit.add(customerId, ending, values);
/** A migration whose agreements are with their payers. */
async function sent(): Promise<number> {
  const migration = await kit.start();
  await kit.run();
  return migration;
}
const paidBy = async (id: number) => (await kit.officer().get(`recurring-payments/${id}`)).body;

describe('a schedule in a migration', () => {
  it('moves when its payer approves, keeps its dates and is charged under the agreement', async () => {
    const id = await add('11', { frequency: 'WEEKLY', nextPaymentDate: '2026-11-28' });
    const migration = await sent();
    expect(await kit.outcomes(migration)).toEqual({ [id]: 'SENT' });
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'PENDING', start: '2026-11-28', first: '2026-11-28' });
    await kit.pass();
    expect(await kit.outcomes(migration)).toEqual({ [id]: 'MOVED' });
    expect(await paidBy(id)).toMatchObject({ payToAgreement: { status: 'ACTIVE' }, nextPaymentDate: '2026-11-28' });
    const { token } = (await kit.agreementOf(id)) ?? { token: '' };
    const { body: agreement } = await kit.officer().get(`payto-agreements/${token}/load`);
    expect(agreement).toMatchObject({ schedule: { paymentScheduleId: id } });
    expect(await kit.notices(customerId, 'RECURRING_UPDATED')).toBe(1);
    for (const day of ['27', '28', '29']) await kit.at(`2026-11-${day}T16:30:00Z`);
    await kit.at('2026-12-04T16:30:00Z');
    expect(await kit.charges(id)).toEqual(['2026-11-28 PAYTO APPROVED', '2026-12-05 PAYTO APPROVED']);
    expect(await kit.occurrences(id)).toMatchObject([{ due_date: '2026-11-28', status: 'PAID' }, { status: 'PAID' }]);
  });

  it('goes on when the account it was paid from is disabled', async () => {
    const id = await add('11', { frequency: 'WEEKLY', nextPaymentDate: '2026-11-28' });
    await sent();
    await kit.pass();
    const { accountId } = await paidBy(id);
    const disabled = await kit.officer().patch(`customers/${customerId}/accounts/${accountId}/disable`, {});
    expect(disabled.status, disabled.raw).toBe(200);
    expect(await paidBy(id)).toMatchObject({ status: 'ACTIVE', payToAgreement: { status: 'ACTIVE' } });
    for (const day of ['27', '28', '29']) await kit.at(`2026-11-${day}T16:30:00Z`);
    expect(await kit.charges(id)).toEqual(['2026-11-28 PAYTO APPROVED']);
  });

  it.each([
    ['declines', '81', MINUTE, 'KEPT: The payer declined.'],
    ['lets it lapse', '82', FIVE_DAYS + MINUTE, 'KEPT: The payer did not decide in time.'],
  ])('stays on direct debit when its payer %s', async (_what, ending, time, outcome) => {
    const id = await add(ending, { nextPaymentDate: '2026-11-30' });
    const migration = await sent();
    await kit.pass(time);
    expect(await kit.outcomes(migration)).toEqual({ [id]: outcome });
    await kit.at('2026-11-29T16:30:00Z');
    expect(await kit.charges(id)).toEqual(['2026-11-30 DIRECT_DEBIT PENDING']);
  });

  it('leaves a date that was charged by direct debit before the approval with direct debit', async () => {
    const id = await add('11', { frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' });
    const migration = await sent();
    // The payer takes until the day after
    server.services.clock.set('2026-11-24T16:30:00Z');
    await kit.at('2026-11-24T16:30:00Z');
    await kit.pass(MINUTE);
    await kit.at('2026-11-25T16:30:00Z');
    await kit.at('2026-12-01T16:30:00Z');
    expect(await kit.outcomes(migration)).toEqual({ [id]: 'MOVED' });
    expect(await kit.charges(id)).toEqual(['2026-11-25 DIRECT_DEBIT PENDING', '2026-12-02 PAYTO APPROVED']);
  });

  it.each([
    ['is stopped', `status = 'STOPPED'`, 'KEPT: The schedule was stopped before the payer approved.'],
    ['has another amount', 'amount = 20000', 'KEPT: The amount of the schedule changed before the payer approved.'],
    [
      'has other dates',
      `start_date = '2026-12-02'`,
      'KEPT: The dates of the schedule changed before the payer approved.',
    ],
  ])('that %s while its payer decides is kept, and its agreement recalled', async (_what, change, outcome) => {
    const id = await add('82');
    const migration = await sent();
    server.services.clock.set('2026-11-20T10:00:00Z');
    await server.services.owner.query(`update app.recurring_payment set ${change}, updated_at = $2 where id = $1`, [
      id,
      '2026-11-20T10:00:00Z',
    ]);
    await kit.run();
    expect(await kit.outcomes(migration)).toEqual({ [id]: outcome });
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'CANCELLED', by: 'PAYEE' });
  });

  it('that changed as its payer approved is kept, and the agreement that no one uses is cancelled', async () => {
    const id = await add('11');
    const migration = await sent();
    await server.services.owner.query('update app.recurring_payment set amount = 20000 where id = $1', [id]);
    await kit.pass();
    expect(await kit.outcomes(migration)).toEqual({
      [id]: 'KEPT: The amount of the schedule changed before the payer approved.',
    });
    expect(await paidBy(id)).toMatchObject({ payToAgreement: null });
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'CANCELLED', by: 'PAYEE' });
  });

  it('has an agreement of its own beside another schedule of the customer', async () => {
    const ids = [await add('11'), await add('11', { instalmentAmount: '20.00' })];
    const migration = await sent();
    await kit.pass();
    expect(Object.values(await kit.outcomes(migration))).toEqual(['MOVED', 'MOVED']);
    const tokens = await Promise.all(ids.map(async (id) => (await kit.agreementOf(id))?.token));
    expect(new Set(tokens).size).toBe(2);
  });

  it('is skipped where it stopped before its turn', async () => {
    const id = await add();
    const migration = await kit.start();
    await server.services.owner.query(`update app.recurring_payment set status = 'STOPPED' where id = $1`, [id]);
    await kit.run();
    expect(await kit.outcomes(migration)).toEqual({ [id]: 'SKIPPED: Only active schedules can move to PayTo.' });
  });

  it('takes its last payment under the agreement, which is cancelled after it', async () => {
    const id = await add('11', { frequency: 'WEEKLY', endRule: 'AFTER_PAYMENTS', numberOfPayments: 2 });
    await sent();
    await kit.pass();
    await kit.at('2026-11-29T16:30:00Z');
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'ACTIVE' });
    await kit.at('2026-12-06T16:30:00Z');
    await kit.pass();
    expect(await kit.charges(id)).toEqual(['2026-11-30 PAYTO APPROVED', '2026-12-07 PAYTO APPROVED']);
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'CANCELLED', by: 'PAYEE' });
    expect(await kit.status(id)).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('a schedule whose agreement ended', () => {
  it('fails with the reason, and is charged by direct debit once it is put back on its account', async () => {
    const id = await add('11', { frequency: 'WEEKLY', nextPaymentDate: '2026-11-30' });
    await sent();
    await kit.pass();
    const { token } = (await kit.agreementOf(id)) ?? { token: '' };
    const body = { amendmentType: 'STATUS_AMENDMENT', statusChange: 'CANCEL', reasonCode: 'MD17' };
    expect((await kit.officer().patch(`payto-agreements/${token}/submit`, body)).status).toBe(200);
    await kit.at('2026-11-29T16:30:00Z');
    const [failed] = await kit.occurrences(id);
    expect(failed).toMatchObject({ status: 'FAILED' });
    expect(failed?.failure).toContain('not active');
    expect(await kit.charges(id)).toEqual([]);
    await kit.signIn();
    expect((await kit.officer().post(`recurring-payments/${id}/resume`, {})).status).toBe(409);
    const back = await kit.officer().delete(`recurring-payments/${id}/payto-agreement`);
    expect(back.body).toMatchObject({ payToAgreement: null, status: 'FAILED' });
    expect((await kit.officer().post(`recurring-payments/${id}/resume`, {})).status).toBe(200);
    await kit.at('2026-12-06T16:30:00Z');
    expect(await kit.charges(id)).toEqual(['2026-12-07 DIRECT_DEBIT PENDING']);
  });

  it('keeps to what its payer agreed to while the agreement pays it', async () => {
    const id = await add('11', { nextPaymentDate: '2026-11-30' });
    await sent();
    await kit.pass();
    const officer = kit.officer();
    const token = (await paidBy(id)) as { accountToken: string };
    const edited = kit.body(token.accountToken, { instalmentAmount: '120.00' });
    expect((await officer.put(`recurring-payments/${id}`, edited)).status).toBe(409);
    const renamed = kit.body(token.accountToken, { description: 'Water and sewerage' });
    expect((await officer.put(`recurring-payments/${id}`, renamed)).status).toBe(200);
    const date = `recurring-payments/${id}/dates/2026-12-30`;
    expect((await officer.put(date, { change: 'GIVE', newAmount: '12.00' })).status).toBe(422);
    expect((await officer.put(date, { change: 'SKIP' })).status).toBe(200);
  });
});

describe('a migration', () => {
  it('creates no more agreements than its rate allows', async () => {
    for (let count = 0; count < 5; count += 1) await add('82', { instalmentAmount: `${count + 1}0.00` });
    // Two a minute
    const migration = await kit.start(120);
    const sentSoFar = async () =>
      Object.values(await kit.outcomes(migration)).filter((outcome) => outcome === 'SENT').length;
    await kit.run();
    await kit.run();
    expect(await sentSoFar()).toBe(2);
    await kit.pass(MINUTE);
    await kit.run();
    expect(await sentSoFar()).toBe(4);
    // A rest is not made up for
    await kit.pass(10 * MINUTE);
    await kit.run();
    expect(await sentSoFar()).toBe(5);
  });

  it('creates none while it is paused, goes on when resumed, and leaves out the rest when cancelled', async () => {
    const [first, second, third] = [
      await add('11'),
      await add('82', { instalmentAmount: '20.00' }),
      await add('82', { instalmentAmount: '30.00' }),
    ] as const;
    const migration = await kit.start(60);
    await kit.run();
    expect((await kit.change(migration, 'PAUSE')).body).toMatchObject({ status: 'PAUSED' });
    await kit.pass(2 * MINUTE);
    await kit.run();
    // Payers still decide
    expect(await kit.outcomes(migration)).toEqual({ [first]: 'MOVED', [second]: 'WAITING', [third]: 'WAITING' });
    expect((await kit.change(migration, 'PAUSE')).status).toBe(409);
    expect((await kit.change(migration, 'RESUME')).body).toMatchObject({ status: 'RUNNING' });
    await kit.run();
    expect(await kit.outcomes(migration)).toMatchObject({ [second]: 'SENT', [third]: 'WAITING' });
    const { body } = await kit.change(migration, 'CANCEL');
    expect(body).toMatchObject({ status: 'CANCELLED', progress: { moved: 1, sent: 1, skipped: 1 } });
    expect(await kit.outcomes(migration)).toMatchObject({ [third]: 'SKIPPED: The migration was cancelled.' });
    expect((await kit.change(migration, 'RESUME')).status).toBe(409);
  });

  it('finishes when every schedule has an outcome', async () => {
    await add('11');
    const migration = await sent();
    await kit.pass();
    await kit.run();
    expect((await kit.officer().get(`payto-migrations/${migration}`)).body).toMatchObject({
      status: 'FINISHED',
      schedules: 1,
      progress: { moved: 1, movedAmount: { amount: '100.00' } },
    });
  });

  it('worked on by several workers at once creates one agreement for each schedule', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 6; count += 1) ids.push(await add('11', { instalmentAmount: `${count + 1}0.00` }));
    const migration = await kit.start();
    await Promise.all(Array.from({ length: 4 }, () => runMigrations(server.services)));
    await kit.pass(MINUTE);
    await kit.run();
    await kit.pass();
    expect(Object.values(await kit.outcomes(migration))).toEqual(Array(6).fill('MOVED'));
    const [counted] = await kit.rows<{ count: number }>(
      'select count(*)::integer as count from app.payto_agreement where customer_id = $1',
      [customerId],
    );
    expect(counted?.count).toBe(6);
  });

  it('sends what was recorded when the process died before sending, and moves the schedule once', async () => {
    const id = await add('11');
    await setHostility(server.services, { loseRequest: 1 });
    const migration = await sent();
    expect(await kit.agreementOf(id)).toMatchObject({ status: 'PROCESSING' });
    await setHostility(server.services, {});
    await kit.pass(MINUTE);
    await kit.pass(MINUTE);
    expect(await kit.outcomes(migration)).toEqual({ [id]: 'MOVED' });
  });

  it('and the run of schedules at once charge a date once', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1)
      ids.push(
        await add('11', { nextPaymentDate: '2026-11-25', frequency: 'WEEKLY', instalmentAmount: `${count + 1}0.00` }),
      );
    await sent();
    server.services.clock.set('2026-11-24T16:30:00Z');
    await Promise.all([kit.pass(0), kit.at('2026-11-24T16:30:00Z'), kit.pass(0), kit.at('2026-11-24T16:30:00Z')]);
    await kit.pass();
    await kit.at('2026-11-25T16:30:00Z');
    for (const id of ids) {
      const charges = await kit.charges(id);
      expect(charges.length).toBe(1);
      expect(charges[0]).toMatch(/^2026-11-25 (DIRECT_DEBIT|PAYTO) /);
    }
  });
});
