import { afterEach, describe, expect, it } from 'vitest';
import { scheduleTests, type ScheduleTest } from '../../testing/schedule-tests.fixture.ts';
import { setHostility } from '../gateways/simulator/hostility.ts';
import { requeryDue } from '../payments/requery.ts';

let { server, money, kit, customerId } = {} as ScheduleTest;
scheduleTests((test) => ({ server, money, kit, customerId } = test));
afterEach(() => setHostility(server.services, {}));

/** A payment of 25 November of which the network hears nothing, and that is known by 20:02 in Sydney. */
const lost = async (number?: string) => {
  const token = await kit.tokenOf(await money.card(customerId, number));
  const id = (await kit.add(token, { nextPaymentDate: '2026-11-25' }, customerId)).paymentScheduleId;
  await setHostility(server.services, { loseRequest: 1 });
  await kit.at('2026-11-25T09:00:00Z');
  return id;
};
const ask = async (minute: string) => {
  server.services.clock.set(`2026-11-25T09:${minute}:00Z`);
  await requeryDue(server.services);
};

describe('a payment of a schedule that the network never received', () => {
  it('is tried again at once, and no customer is notified of it', async () => {
    const id = await lost();
    await setHostility(server.services, {});
    await ask('02');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'RETRYING', next_attempt_date: '2026-11-25' }]);
    expect(await kit.takeNow()).toBe(1);
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PAID', attempts: 2 }]);
    expect((await kit.payments(id)).map(({ status }) => status)).toEqual(['CANCELLED', 'APPROVED']);
    expect(await kit.notices(customerId, 'RECURRING_DECLINED')).toBe(0);
    expect(await kit.notices(customerId, 'RECURRING_PAID')).toBe(1);
  });

  it('waits for the next day where it is lost again and again, and then ends its schedule', async () => {
    const id = await lost();
    for (const minute of ['02', '04', '06']) {
      await ask(minute);
      await kit.takeNow();
    }
    await ask('08');
    expect(await kit.occurrences(id)).toMatchObject([
      { status: 'RETRYING', attempts: 4, next_attempt_date: '2026-11-26' },
    ]);
    expect(await kit.takeNow()).toBe(0);
    for (const day of ['26', '27', '28']) {
      await kit.at(`2026-11-${day}T09:00:00Z`);
      server.services.clock.set(`2026-11-${day}T09:02:00Z`);
      await requeryDue(server.services);
    }
    await setHostility(server.services, {});
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'FAILED', attempts: 7 }]);
    expect(await kit.status(id)).toMatchObject({ status: 'FAILED', payments_made: 0 });
    expect(await kit.notices(customerId, 'RECURRING_DECLINED')).toBe(1);
  });

  it('does not count as one that was declined', async () => {
    await server.services.owner.query(
      `insert into app.community_setting (community_id, retry_enabled, retry_days, retry_attempts, updated_at)
       values (10, true, 3, 2, now())`,
    );
    const id = await lost('4111111111444496');
    await setHostility(server.services, {});
    await ask('02');
    await kit.takeNow();
    for (const day of ['28', '30']) await kit.at(`2026-11-${day}T09:00:00Z`);
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'RETRYING', attempts: 3 }]);
    await kit.at('2026-12-01T09:00:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'FAILED', attempts: 4 }]);
  });

  it('is not tried again where its schedule was stopped meanwhile', async () => {
    const id = await lost();
    await setHostility(server.services, {});
    await kit.signIn();
    expect((await kit.officer().post(`recurring-payments/${id}/stop`, {})).status).toBe(200);
    await ask('02');
    expect(await kit.takeNow()).toBe(0);
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'CANCELLED', attempts: 1 }]);
  });
});
