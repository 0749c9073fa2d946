import { timeZones } from '@quickportal/contracts/rules/dates/community-zones';
import type { Right } from '@quickportal/contracts/access/rights';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { scheduleTests, type ScheduleTest } from '../../testing/schedule-tests.fixture.ts';
import type { SignedIn } from '../../testing/test-user.ts';

let { server, money, kit, customerId } = {} as ScheduleTest;
scheduleTests((test) => ({ server, money, kit, customerId } = test));

const GENERAL = 'facility-settings/general';
const rights: Right[] = ['MANAGE_FACILITY_SETTINGS', 'EXPORT_TRANSACTIONS', 'TransactionDetailView'];
let officers = 0;
let officer: ApiCaller;
let session: SignedIn;
/** Hours pass in a test, and sessions end. */
const signIn = async () => {
  const loginName = `zone-officer-${(officers += 1)}`;
  session = await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights });
  officer = apiCaller(server, session);
  await kit.signIn();
};
beforeEach(signIn);
const moveTo = async (moment: string) => {
  server.services.clock.set(moment);
  await signIn();
};
afterEach(() =>
  kit.rows(`update app.community set time_zone = 'Australia/Sydney', former_time_zones = '[]' where id = 10`),
);
const change = async (timeZone: string) => {
  const changed = await officer.patch(GENERAL, { timeZone });
  expect(changed.status, changed.raw).toBe(200);
};
const added = async (values: object) =>
  (await kit.add(await kit.tokenOf(await money.card(customerId)), values, customerId)).paymentScheduleId;

describe('the zones that a facility can choose', () => {
  it('are known to PostgreSQL, which writes the times of files', async () => {
    const known = await kit.rows<{ name: string }>('select name from pg_timezone_names');
    const names = new Set(known.map(({ name }) => name));
    expect(timeZones.length).toBeGreaterThan(300);
    expect(timeZones.filter((zone) => !names.has(zone))).toEqual([]);
  });

  it.each(['UTC', 'Etc/GMT+8', '+08:00', 'EST5EDT', 'Perth', 'Australia/Nowhere', 'australia/perth', '', 7, null])(
    'are not %o',
    async (timeZone) => {
      const refused = await officer.patch(GENERAL, { timeZone });
      expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'timeZone']);
    },
  );
});

describe('a change of the time zone', () => {
  it('is what screens show at once [2C111 2C112]', async () => {
    expect((await officer.get(GENERAL)).body).toMatchObject({ timeZone: 'Australia/Sydney' });
    await change('Australia/Perth');
    expect((await officer.get('session')).body.community).toMatchObject({ timeZone: 'Australia/Perth' });
    expect((await officer.get(GENERAL)).body).toEqual({
      communityName: expect.any(String),
      timeZone: 'Australia/Perth',
      version: expect.any(Number),
    });
  });

  it('says which dates move, and moves none by saying so', async () => {
    const id = await added({ nextPaymentDate: '2026-11-21' });
    const { count } = (
      await kit.rows<{ count: number }>(
        `select count(*)::int as count from app.recurring_payment where community_id = 10 and status = 'ACTIVE'`,
      )
    )[0] ?? { count: 0 };
    expect(id > 0 && count > 0).toBe(true);
    // 20:00 in Sydney, 17:00 in Perth
    expect((await officer.get(`${GENERAL}/preview?timeZone=Australia/Perth`)).body).toEqual({
      from: '2026-11-21',
      activeSchedules: count,
      cutOffBefore: '18:00',
      cutOffAfter: '15:00',
    });
    expect((await officer.get(GENERAL)).body).toMatchObject({ timeZone: 'Australia/Sydney' });
  });

  it('to the west takes a schedule of the next day in the morning of the new zone, once', async () => {
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-21' });
    await change('Australia/Perth');
    await kit.at('2026-11-20T17:30:00Z'); // 04:30 in Sydney on the 21st, 01:30 in Perth
    expect(await kit.payments(id)).toEqual([]);
    await kit.at('2026-11-20T19:30:00Z'); // 03:30 in Perth on the 21st
    await kit.at('2026-11-20T20:30:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ nominal_date: '2026-11-21', status: 'PAID' }]);
  });

  it('to the east takes a schedule of the next day in the morning of the new zone, once', async () => {
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-21' });
    await change('Pacific/Auckland');
    await kit.at('2026-11-20T12:59:00Z'); // 01:59 in Auckland on the 21st
    expect(await kit.payments(id)).toEqual([]);
    await kit.at('2026-11-20T14:30:00Z'); // 03:30 in Auckland, 01:30 in Sydney
    await kit.at('2026-11-20T16:30:00Z'); // 03:30 in Sydney
    expect(await kit.occurrences(id)).toMatchObject([{ nominal_date: '2026-11-21', status: 'PAID' }]);
  });

  it('loses no payment that was due before it, where the run comes late', async () => {
    await moveTo('2026-11-20T12:30:00Z'); // 23:30 in Sydney, 01:30 in Auckland on the 21st
    const id = await added({ frequency: 'WEEKLY', nextPaymentDate: '2026-11-20', confirmPaymentToday: true });
    await kit.rows('delete from app.outbox');
    await change('Pacific/Auckland');
    await kit.at('2026-11-22T20:00:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ nominal_date: '2026-11-20', status: 'PAID' }]);
  });

  it('leaves each payment in the file of exactly one day', async () => {
    const take = async (moment: string, day: string) => {
      await moveTo(moment);
      const id = await added({ frequency: 'ONCE', nextPaymentDate: day, confirmPaymentToday: true });
      await kit.takeNow();
      const [taken] = await kit.rows<{ receipt_number: string }>(
        'select receipt_number from app.transaction where recurring_payment_id = $1',
        [id],
      );
      return taken?.receipt_number ?? '';
    };
    const evening = await take('2026-11-20T09:30:00Z', '2026-11-20'); // 20:30 in Sydney
    await change('Australia/Perth');
    const night = await take('2026-11-20T14:00:00Z', '2026-11-20'); // 01:00 in Sydney on the 21st, 22:00 in Perth
    const morning = await take('2026-11-20T23:00:00Z', '2026-11-21'); // 07:00 in Perth
    const receiptsOf = async (day: string) => {
      const { body } = await officer.post('transaction-export', { forExcel: false, from: day, to: day });
      const { exportId } = body as { exportId: number };
      await write();
      const { downloadUrl } = (await officer.get(`transaction-export?exportId=${exportId}`)).body;
      const headers = { cookie: session.headers.cookie };
      const file = await server.app.inject({ url: downloadUrl as string, headers });
      expect(file.statusCode).toBe(200);
      return [evening, night, morning].filter((receipt) => file.body.includes(receipt));
    };
    expect(await receiptsOf('2026-11-20')).toEqual([evening, night]);
    expect(await receiptsOf('2026-11-21')).toEqual([morning]);
  });
});

/** Writes the files that wait, as a worker would. */
async function write(): Promise<void> {
  const jobs = await kit.rows<{ id: number; topic: string; payload: never }>(
    `delete from app.outbox where topic = 'exports.write' returning id, topic, payload`,
  );
  for (const { id, topic, payload } of jobs)
    await sideEffects
      .find((sideEffect) => sideEffect.topic === topic)
      ?.handle(payload, {
        services: server.services,
        jobId: `${id}`,
        communityId: 10,
        signal: new AbortController().signal,
      });
}
