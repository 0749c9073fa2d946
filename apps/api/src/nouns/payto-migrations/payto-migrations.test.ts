import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { migrationKit, type MigrationKit } from '../../testing/payto/migration-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

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
afterAll(() => server.close());

const preview = (body: object = {}) => kit.officer().post('payto-migrations/preview', { businessId: 101, ...body });
const idsOf = (response: { body: unknown }) =>
  (response.body as { list: { items: { paymentScheduleId: number }[] } }).list.items.map(
    ({ paymentScheduleId }) => paymentScheduleId,
  );

describe('the preview of a migration', () => {
  it('counts what can move, and the others by reason, and lists either', async () => {
    const can = [await kit.add(customerId), await kit.add(customerId, '11', { instalmentAmount: '20.00' })];
    const soon = await kit.add(customerId, '11', { nextPaymentDate: '2026-11-23' });
    const rare = await kit.add(customerId, '11', { frequency: 'FOUR_WEEKLY' });
    const weekend = await kit.add(customerId, '11', { frequency: 'WEEKLY', nextPaymentDate: '2026-11-21' });
    const response = await preview();
    expect(response.body).toMatchObject({
      eligible: { schedules: 2, amount: { amount: '120.00' } },
      ineligible: { schedules: 3 },
      reasons: [
        { reason: 'The next payment is less than 5 days away.', schedules: 2 },
        { reason: 'PayTo has no frequency for four-weekly payments.', schedules: 1 },
      ],
    });
    expect(idsOf(response)).toEqual(can);
    expect(idsOf(await preview({ eligible: false }))).toEqual([soon, rare, weekend]);
  });

  it('finds schedules by status and amount, and says what is wrong with the choice', async () => {
    const [small, large] = [
      await kit.add(customerId, '11', { instalmentAmount: '20.00' }),
      await kit.add(customerId, '11', { instalmentAmount: '80.00' }),
    ];
    expect(idsOf(await preview({ amountFrom: '50.00' }))).toEqual([large]);
    expect(idsOf(await preview({ amountFrom: '20.00', amountTo: '20.00' }))).toEqual([small]);
    expect(idsOf(await preview({ status: ['FAILED'] }))).toEqual([]);
    expect((await preview({ amountFrom: '50.00', amountTo: '20.00' })).status).toBe(422);
    expect((await preview({ amountFrom: '0.00' })).body.errors).toEqual([
      { field: 'amountFrom', messages: ['Enter at least $0.01 AUD.'] },
    ]);
    expect((await preview({ businessId: 102 })).body).toMatchObject({ eligible: { schedules: 0 } });
  });

  it('leaves out schedules with moved payments or other amounts, but not those with skipped ones', async () => {
    const [moved, skipped] = [await kit.add(customerId), await kit.add(customerId)];
    const date = (id: number) => `recurring-payments/${id}/dates/2026-12-30`;
    expect((await kit.officer().put(date(moved), { change: 'GIVE', newAmount: '12.00' })).status).toBe(200);
    expect((await kit.officer().put(date(skipped), { change: 'SKIP' })).status).toBe(200);
    expect(idsOf(await preview())).toEqual([skipped]);
  });
});

describe('starting a migration', () => {
  it('takes no schedule that another one has, also where both are started at once', async () => {
    const id = await kit.add(customerId, '82');
    const body = { businessId: 101, agreementsPerHour: 60 };
    const started = await Promise.all([1, 2, 3].map(() => kit.officer().post('payto-migrations', body)));
    expect(started.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
    const { rows } = await server.services.owner.query<{ count: number }>(
      'select count(*)::integer as count from app.payto_migration_schedule where recurring_payment_id = $1',
      [id],
    );
    expect(rows[0]?.count).toBe(1);
    expect((await preview()).body).toMatchObject({
      reasons: [{ reason: 'The schedule is in a migration that is not over.', schedules: 1 }],
    });
  });

  it('takes the right to change agreements and the right to change schedules; readers see what became of it', async () => {
    const id = await kit.add(customerId, '81');
    const migration = await kit.start();
    await kit.run();
    await kit.pass();
    for (const [loginName, rights] of [
      ['agreements-only', ['MANAGE_CUSTOMERS']],
      ['schedules-only', ['MANAGE_RECURRING_CUSTOMERS', 'VIEW_CUSTOMERS']],
    ] as const) {
      const user = apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
      const body = { businessId: 101, agreementsPerHour: 60 };
      expect((await user.post('payto-migrations', body)).status).toBe(403);
      expect((await user.patch(`payto-migrations/${migration}`, { change: 'PAUSE' })).status).toBe(403);
      const { body: schedules } = await user.get(`payto-migrations/${migration}/schedules?outcome=KEPT`);
      expect(schedules).toMatchObject({
        recordsCount: 1,
        items: [{ paymentScheduleId: id, outcomeDisplay: 'Kept on direct debit', reason: 'The payer declined.' }],
      });
    }
  });
});
