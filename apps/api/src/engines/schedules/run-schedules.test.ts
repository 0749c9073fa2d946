import { afterEach, describe, expect, it } from 'vitest';
import { scheduleTests, type ScheduleTest } from '../../testing/schedule-tests.fixture.ts';
import { setHostility } from '../gateways/simulator/hostility.ts';
import { workOnBankBatches } from '../payments/bank-batches.ts';
import { closeDueBatches } from '../payments/close-batches.ts';
import { requeryDue } from '../payments/requery.ts';
import { runSchedules } from './run-schedules.ts';

let { server, money, kit, customerId, nextCustomer } = {} as ScheduleTest;
scheduleTests((test) => ({ server, money, kit, customerId, nextCustomer } = test));
afterEach(() => setHostility(server.services, {}));

const added = async (values: object = {}, number?: string) =>
  (await kit.add(await kit.tokenOf(await money.card(customerId, number)), values, customerId)).paymentScheduleId;
const settings = (retry: { enabled: boolean; days?: number; attempts?: number }) =>
  server.services.owner.query(
    `insert into app.community_setting (community_id, retry_enabled, retry_days, retry_attempts, updated_at)
     values (10, $1, $2, $3, now())
     on conflict (community_id) do update set retry_enabled = $1, retry_days = $2, retry_attempts = $3`,
    [retry.enabled, retry.days ?? 3, retry.attempts ?? 2],
  );
/** Turns the bits of the sealed number that a schedule takes from; twice is as before. */
const spoilNumberOf = (id: number) =>
  server.services.owner.query(
    `update app.vault_entry e set sealed = set_byte(sealed, 20, get_byte(sealed, 20) # 255)
     from app.recurring_payment r join app.customer_account a on a.community_id = r.community_id and a.id = r.customer_account_id
     where r.id = $1 and e.community_id = a.community_id and e.id = a.vault_entry_id`,
    [id],
  );
/** How often it was written down what became of the payments of schedules. */
async function countOutcomes(ids: readonly number[]) {
  const { rows } = await server.services.owner.query<Record<string, number>>(
    `with paid as (select receipt_number as receipt from app.transaction where recurring_payment_id = any ($1))
     select (select count(*) from app.audit_entry, paid where object_id = receipt and action = 'payments.take')::int as taken,
       (select count(*) from app.audit_entry, paid where object_id = receipt and action = 'payments.approve')::int as approved,
       (select count(*) from app.event, paid where object_id = receipt and type = 'payment.approved')::int as events,
       (select count(*) from app.notification, paid where key = 'payment-approved ' || receipt)::int as notices`,
    [ids],
  );
  return rows[0];
}
const banks = async (moment: string) => {
  server.services.clock.set(moment);
  await closeDueBatches(server.services);
  await workOnBankBatches(server.services);
};

describe('the run of schedules', () => {
  it('takes what is due in the early morning of the community, tells the customer and goes on to the next date', async () => {
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' });
    await kit.at('2026-11-24T14:59:00Z'); // 01:59 in Sydney
    expect(await kit.payments(id)).toEqual([]);
    await kit.at('2026-11-24T16:30:00Z'); // 03:30: the last minute of the run
    expect(await kit.payments(id)).toMatchObject([
      { status: 'APPROVED', amount: 10_150, source: 'RECURRING', occurrence_attempt: 1 },
    ]);
    expect(await kit.occurrences(id)).toMatchObject([{ nominal_date: '2026-11-25', status: 'PAID', attempts: 1 }]);
    expect(await kit.status(id)).toMatchObject({ next_payment_date: '2026-12-02', payments_made: 1 });
    expect(await kit.notices(customerId, 'RECURRING_PAID')).toBe(1);
    expect(await kit.notices(customerId, 'PAYMENT_APPROVED')).toBe(0);
  });

  it('many at once, and again and again, takes each date once', async () => {
    const ids: number[] = [];
    const token = await kit.tokenOf(await money.card(customerId));
    // More than are taken together
    for (let number = 0; number < 30; number++)
      ids.push((await kit.add(token, { nextPaymentDate: '2026-11-25' }, customerId)).paymentScheduleId);
    server.services.clock.set('2026-11-25T09:00:00Z');
    await Promise.all([1, 2, 3, 4].map(() => runSchedules(server.services)));
    await runSchedules(server.services);
    for (const id of ids) {
      expect(await kit.payments(id)).toMatchObject([{ status: 'APPROVED' }]);
      expect(await kit.occurrences(id)).toMatchObject([{ status: 'PAID' }]);
    }
    expect(await countOutcomes(ids)).toEqual({ taken: 30, approved: 30, events: 30, notices: 30 });
  });

  it('takes the others where one is broken, which stays due until it is mended', async () => {
    const broken = await added({ nextPaymentDate: '2026-11-25' });
    const ids: number[] = [];
    for (let number = 0; number < 3; number++) {
      customerId = nextCustomer();
      ids.push(await added({ nextPaymentDate: '2026-11-25' }));
    }
    await spoilNumberOf(broken);
    await kit.at('2026-11-25T09:00:00Z');
    expect(await kit.payments(broken)).toEqual([]);
    expect(await kit.occurrences(broken)).toEqual([]);
    for (const id of ids) expect(await kit.payments(id)).toMatchObject([{ status: 'APPROVED' }]);
    expect(await countOutcomes(ids)).toEqual({ taken: 3, approved: 3, events: 3, notices: 3 });
    await spoilNumberOf(broken);
    await kit.at('2026-11-25T09:01:00Z');
    expect(await kit.payments(broken)).toMatchObject([{ status: 'APPROVED' }]);
  });

  it('after being down takes one missed date a night, the oldest first', async () => {
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-23' });
    await kit.at('2026-12-08T09:00:00Z');
    await kit.at('2026-12-08T09:05:00Z');
    expect((await kit.occurrences(id)).map(({ nominal_date: date }) => date)).toEqual(['2026-11-23']);
    await kit.at('2026-12-09T09:00:00Z');
    await kit.at('2026-12-10T09:00:00Z');
    await kit.at('2026-12-11T09:00:00Z');
    expect((await kit.occurrences(id)).map(({ nominal_date: date }) => date)).toEqual([
      '2026-11-23',
      '2026-11-30',
      '2026-12-07',
    ]);
    expect(await kit.payments(id)).toHaveLength(3);
  });

  it('completes a schedule with its last payment, and leaves out what was skipped', async () => {
    const id = await added({
      frequency: 'WEEKLY',
      nextPaymentDate: '2026-11-23',
      endRule: 'AFTER_PAYMENTS',
      numberOfPayments: 3,
    });
    await kit.officer().put(`recurring-payments/${id}/dates/2026-11-30`, { change: 'SKIP' });
    for (const day of ['23', '30']) await kit.at(`2026-11-${day}T09:00:00Z`);
    await kit.at('2026-12-07T09:00:00Z');
    expect((await kit.occurrences(id)).map(({ status }) => status)).toEqual(['PAID', 'SKIPPED', 'PAID']);
    expect(await kit.status(id)).toMatchObject({ status: 'COMPLETED', next_payment_date: null, payments_made: 2 });
  });

  it('reminds the customer once, three days before', async () => {
    await added({ nextPaymentDate: '2026-11-30' });
    await kit.at('2026-11-26T09:00:00Z');
    expect(await kit.notices(customerId, 'RECURRING_DUE')).toBe(0);
    await kit.at('2026-11-27T09:00:00Z');
    await kit.at('2026-11-28T09:00:00Z');
    expect(await kit.notices(customerId, 'RECURRING_DUE')).toBe(1);
  });

  it('waits for an outcome that is not known, and never charges again for it', async () => {
    const id = await added({ nextPaymentDate: '2026-11-25' });
    await setHostility(server.services, { loseAnswer: 1 });
    await kit.at('2026-11-25T09:00:00Z');
    await setHostility(server.services, {});
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PROCESSING' }]);
    await kit.at('2026-11-26T09:00:00Z');
    await requeryDue(server.services);
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PAID' }]);
    expect(await kit.payments(id)).toHaveLength(1);
  });
});

describe('a payment that fails', () => {
  it('softly is tried again by the facility’s rule, and then ends the schedule', async () => {
    await settings({ enabled: true });
    const id = await added({ nextPaymentDate: '2026-11-25' }, '4111111111444496');
    await kit.at('2026-11-25T09:00:00Z');
    expect(await kit.occurrences(id)).toMatchObject([
      { status: 'RETRYING', next_attempt_date: '2026-11-28', failure: 'Insufficient funds' },
    ]);
    await kit.at('2026-11-27T09:00:00Z');
    expect(await kit.payments(id)).toHaveLength(1);
    await kit.at('2026-11-28T09:00:00Z');
    await kit.at('2026-12-01T09:00:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'FAILED', attempts: 3 }]);
    expect(await kit.status(id)).toMatchObject({
      status: 'FAILED',
      status_reason: 'Insufficient funds. Every retry has been used.',
    });
    expect(await kit.notices(customerId, 'RECURRING_DECLINED')).toBe(3);
    expect(await kit.notices(customerId, 'PAYMENT_DECLINED')).toBe(0);
  });

  it('for good is never tried again', async () => {
    await settings({ enabled: true });
    const id = await added({ nextPaymentDate: '2026-11-25' }, '4111111111000298');
    await kit.at('2026-11-25T09:00:00Z');
    await kit.at('2026-12-30T09:00:00Z');
    expect(await kit.payments(id)).toHaveLength(1);
    expect(await kit.status(id)).toMatchObject({
      status: 'FAILED',
      status_reason: 'Stolen card. The account cannot be charged again.',
    });
  });

  it('softly without retries waits for the next date; three in a row end the schedule', async () => {
    await settings({ enabled: false });
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' }, '4111111111444496');
    await kit.at('2026-11-25T09:00:00Z');
    await kit.at('2026-12-02T09:00:00Z');
    expect(await kit.status(id)).toMatchObject({ status: 'ACTIVE', failed_payments: 2 });
    await kit.at('2026-12-09T09:00:00Z');
    expect(await kit.status(id)).toMatchObject({ status: 'FAILED' });
  });

  it('before it was sent says what has to be mended; resumed it goes on without the dates that passed', async () => {
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' });
    await server.services.owner.query(
      'update app.customer_account set expiry_month = 10, expiry_year = 2026 where customer_id = $1',
      [customerId],
    );
    await kit.at('2026-11-25T09:00:00Z');
    expect(await kit.payments(id)).toEqual([]);
    expect(await kit.status(id)).toMatchObject({ status: 'FAILED', status_reason: 'The card has expired.' });
    expect(await kit.notices(customerId, 'RECURRING_DECLINED')).toBe(1);
    await server.services.owner.query('update app.customer_account set expiry_year = 2030 where customer_id = $1', [
      customerId,
    ]);
    server.services.clock.set('2026-12-05T09:00:00Z');
    await kit.signIn();
    const resumed = await kit.officer().post(`recurring-payments/${id}/resume`, {});
    expect(resumed.body).toMatchObject({ status: 'ACTIVE', statusReason: '', nextPaymentDate: '2026-12-09' });
    await kit.at('2026-12-09T09:00:00Z');
    expect((await kit.occurrences(id)).map(({ status }) => status)).toEqual(['FAILED', 'SKIPPED', 'PAID']);
  });

  it('days later, when a bank debit comes back, is presented again', async () => {
    await settings({ enabled: true });
    const token = await kit.tokenOf(await money.bankAccount(customerId, '123496'));
    const { paymentScheduleId: id } = await kit.add(token, { nextPaymentDate: '2026-11-23' }, customerId);
    await kit.at('2026-11-22T17:00:00Z');
    expect(await kit.payments(id)).toMatchObject([{ status: 'PENDING', amount: 10_000 }]);
    await banks('2026-11-23T07:00:00Z');
    await banks('2026-11-23T20:30:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PAID' }]);
    await banks('2026-11-25T20:30:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'RETRYING', next_attempt_date: '2026-11-30' }]);
    expect(await kit.status(id)).toMatchObject({ payments_made: 0, status: 'ACTIVE' });
  });
});

describe('disabling', () => {
  it('a customer stops its schedules and planned tries; enabling leaves out what passed [1R082 1R084]', async () => {
    await settings({ enabled: true });
    const failing = await added({ nextPaymentDate: '2026-11-21' }, '4111111111444496');
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-24' });
    await kit.at('2026-11-21T09:00:00Z');
    await kit.signIn();
    const status = (enabled: boolean) =>
      kit.officer().patch(`customers/${customerId}/status?enabled=${enabled}`, { restoreLinked: enabled });
    expect((await status(false)).status).toBe(200);
    expect(await kit.occurrences(failing)).toMatchObject([{ status: 'CANCELLED' }]);
    await kit.at('2026-11-25T09:00:00Z');
    expect(await kit.payments(id)).toEqual([]);
    await kit.signIn();
    expect((await status(true)).status).toBe(200);
    const shown = await kit.officer().get(`recurring-payments/${id}`);
    expect(shown.body).toMatchObject({ status: 'ACTIVE', nextPaymentDate: '2026-12-01' });
    await kit.at('2026-12-01T09:00:00Z');
    expect((await kit.occurrences(id)).map((occurrence) => occurrence.status)).toEqual(['SKIPPED', 'PAID']);
  });

  it('customers beside the run leaves each payment taken or not, and what was taken on its date', async () => {
    const ids: [customer: number, schedule: number][] = [];
    for (let number = 0; number < 8; number++) {
      customerId = nextCustomer();
      ids.push([customerId, await added({ nextPaymentDate: '2026-11-21' })]);
    }
    server.services.clock.set('2026-11-21T09:00:00Z');
    await kit.signIn();
    const off = ids.map(([customer]) => kit.officer().patch(`customers/${customer}/status?enabled=false`, {}));
    const [responses] = await Promise.all([
      Promise.all(off),
      runSchedules(server.services),
      runSchedules(server.services),
    ]);
    expect(responses.map(({ status }) => status)).toEqual(ids.map(() => 200));
    for (const [, id] of ids) {
      expect((await kit.status(id))?.status).toBe('INACTIVE');
      const [payments, dates] = [await kit.payments(id), await kit.occurrences(id)];
      expect(payments.length).toBeLessThan(2);
      expect(dates.map(({ status }) => status)).toEqual(payments.map(() => 'PAID'));
    }
  });
});
