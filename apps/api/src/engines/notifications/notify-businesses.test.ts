import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { paymentKit, type PaymentKit } from '../../testing/payment-kit.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';
import { scheduleKit, type ScheduleKit } from '../../testing/schedule-kit.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { workOnBankBatches } from '../payments/bank-batches.ts';
import { closeDueBatches } from '../payments/close-batches.ts';
import { notifySettlements } from './notify-settlements.ts';

const RETURNED = '123496';
const DECLINED = '4111111111444496';
let server: TestServer;
let kit: PaymentKit;
let schedules: ScheduleKit;
beforeAll(async () => {
  server = await createTestServer();
  kit = await paymentKit(server.services);
  schedules = await scheduleKit(server);
  await server.rows(
    `update app.business set notification_email = 'pay@harbour.example' where id = 101;
     insert into app.community_setting (community_id, reply_to_email, updated_at) values (10, 'desk@harbour.example', now())`,
  );
});
afterAll(() => server.close());

/** Switches notices to the business and the facility on, and all others off. */
async function notifyOf(notice: 'paymentDishonoured' | 'scheduleFailed' | 'settlementSummary'): Promise<void> {
  const user = { loginName: `settings of ${notice}`, kind: 'CLIENT', communityId: 10 } as const;
  const officer = apiCaller(server, await server.signIn({ ...user, rights: ['MANAGE_FACILITY_SETTINGS'] }));
  const off = {
    paymentReceivedEnabled: false,
    paymentDishonouredEnabled: false,
    scheduleFailedEnabled: false,
    settlementSummaryEnabled: false,
  };
  const change = { ...off, [`${notice}Enabled`]: true, [`${notice}SendTo`]: 'BOTH' };
  const saved = await officer.patch('facility-settings/business-notifications', change);
  expect(saved.status, saved.raw).toBe(200);
}

/** Subjects of the mails to the business and to the facility. */
const mailed = async () => {
  await server.runSideEffects();
  const subjectsTo = async (to: string) => (await readMailbox(server.services, to)).map(({ subject }) => subject);
  return { business: await subjectsTo('pay@harbour.example'), facility: await subjectsTo('desk@harbour.example') };
};
const at = async (moment: string) => {
  server.services.clock.set(moment);
  await closeDueBatches(server.services, notifySettlements);
  await workOnBankBatches(server.services);
};

describe('a notice to those who are paid', () => {
  beforeEach(() => server.rows('delete from app.mail_message'));

  it('goes out once for a scheduled payment that the bank declined', async () => {
    await notifyOf('scheduleFailed');
    const card = await schedules.tokenOf(await kit.card(1001, DECLINED));
    const { paymentScheduleId } = await schedules.add(card, { nextPaymentDate: '2026-11-21' });
    await schedules.at('2026-11-20T16:30:00Z');
    expect(await schedules.payments(paymentScheduleId)).toMatchObject([{ status: 'DECLINED' }]);
    const subject = expect.stringMatching(/^A scheduled payment of .+ failed$/);
    expect(await mailed()).toEqual({ business: [subject], facility: [subject] });
    const [mail] = await readMailbox(server.services, 'pay@harbour.example');
    expect(mail?.text).toContain('$101.50');
    await schedules.at('2026-11-20T16:31:00Z');
    expect((await mailed()).business).toHaveLength(1);
  });

  it('goes out once for a debit that the bank returned, and not when it was approved', async () => {
    await notifyOf('paymentDishonoured');
    await schedules.signIn();
    const card = await schedules.tokenOf(await kit.bankAccount(1001, RETURNED));
    const { paymentScheduleId } = await schedules.add(card, { nextPaymentDate: '2026-11-23' });
    await schedules.at('2026-11-22T16:30:00Z');
    await at('2026-11-23T07:00:00Z');
    await at('2026-11-23T20:30:00Z');
    expect(await schedules.payments(paymentScheduleId)).toMatchObject([{ status: 'APPROVED' }]);
    expect(await mailed()).toEqual({ business: [], facility: [] });
    await at('2026-11-25T20:30:00Z');
    expect(await schedules.payments(paymentScheduleId)).toMatchObject([{ status: 'DISHONOURED' }]);
    const subject = expect.stringMatching(/^A payment of .+ was dishonoured$/);
    expect(await mailed()).toEqual({ business: [subject], facility: [subject] });
    await at('2026-11-26T20:30:00Z');
    expect((await mailed()).facility).toHaveLength(1);
  });

  it('goes out once when a settlement date is over, with what settled by method', async () => {
    await notifyOf('settlementSummary');
    const user = { loginName: 'cashier', kind: 'CLIENT', communityId: 10 } as const;
    const cashier = apiCaller(server, await server.signIn({ ...user, rights: ['TERMINAL_EXISTING_CUSTOMER'] }));
    const pay = async (accountId: number, amount: string) => {
      const paid = await cashier.post('customers/1001/payments', { accountId, amount });
      expect(paid.status, paid.raw).toBe(201);
      return paid.body as { settlementDate: string };
    };
    const { settlementDate } = await pay(await kit.card(1001), '200.00');
    await pay(await kit.card(1001, DECLINED), '75.00');
    const day = Date.parse(`${settlementDate}T00:00:00Z`);
    await at(new Date(day + 12.5 * 3_600_000).toISOString());
    expect((await mailed()).business).toEqual([]);
    await at(new Date(day + 13.5 * 3_600_000).toISOString());
    const subject = expect.stringMatching(/^\$203\.00 settled on \d+ November 2026$/);
    expect(await mailed()).toEqual({ business: [subject], facility: [subject] });
    const [mail] = await readMailbox(server.services, 'pay@harbour.example');
    expect(mail?.text).toContain('By method: Card $203.00');
    await at(new Date(day + 14 * 3_600_000).toISOString());
    expect((await mailed()).business).toHaveLength(1);
  });
});
