import { beforeEach, expect, it } from 'vitest';
import { mailsCustomer, scheduleTests, type ScheduleTest } from '../../testing/schedule-tests.fixture.ts';
import { tellEndingCards } from './tell-ending-cards.ts';

let { server, money, kit, customerId } = {} as ScheduleTest;
scheduleTests((test) => ({ server, money, kit, customerId } = test));
beforeEach(() => mailsCustomer({ kit, customerId }));

const tokenOfCard = async (expiry_month: number, expiry_year: number) =>
  kit.tokenOf(await money.card(customerId, undefined, { expiry_month, expiry_year }));
const notices = () =>
  kit.rows<{ status: string; reason: string }>(
    `select status, reason from app.notification where customer_id = $1 and kind = 'CARD_EXPIRING' order by id`,
    [customerId],
  );
async function runOn(day: string) {
  server.services.clock.set(`${day}T02:00:00Z`);
  await tellEndingCards(server.services);
}
const preview = async (accountToken: string, values: object = {}) => {
  const { description: _description, ...body } = kit.body(accountToken, values) as Record<string, unknown>;
  return (await kit.officer().post(`customers/${customerId}/recurring-payments/preview`, body)).body;
};

it('shows before and after it is saved that a schedule outlives its card', async () => {
  const cardEnd = { expiresOn: '2027-02-28', firstPaymentAfter: '2027-03-30' };
  const token = await tokenOfCard(2, 2027);
  expect((await preview(token)).cardEnd).toEqual(cardEnd);
  const shorter = { endRule: 'AFTER_PAYMENTS', numberOfPayments: 3 };
  expect((await preview(token, shorter)).cardEnd).toBeNull();
  const added = await kit.add(token, {}, customerId);
  expect(added).toMatchObject({ cardEnd });
  const read = () => kit.officer().get(`recurring-payments/${added.paymentScheduleId}`);
  expect((await read()).body.cardEnd).toEqual(cardEnd);
  const bank = await kit.tokenOf(await money.bankAccount(customerId, String(700_000 + customerId)));
  expect((await preview(bank)).cardEnd).toBeNull();
});

it('tells the customer once, a month before, with the first payment that the card cannot pay', async () => {
  await kit.add(await tokenOfCard(2, 2027), { nextPaymentDate: '2026-12-15' }, customerId);
  await runOn('2027-01-20');
  expect(await notices()).toEqual([]);
  await runOn('2027-02-01');
  await runOn('2027-02-10');
  expect(await notices()).toEqual([{ status: 'QUEUED', reason: '' }]);
  await runOn('2027-03-02');
  expect(await notices()).toHaveLength(1);
});

it('tells once of a card that pays two schedules, and again when the next card ends', async () => {
  const token = await tokenOfCard(2, 2027);
  await kit.add(token, {}, customerId);
  await kit.add(token, { frequency: 'WEEKLY', nextPaymentDate: '2026-12-04' }, customerId);
  await runOn('2027-02-01');
  expect(await notices()).toHaveLength(1);
  await kit.rows('update app.customer_account set expiry_month = 3 where account_token = $1', [token]);
  await runOn('2027-03-01');
  expect(await notices()).toHaveLength(2);
});

it('tells no one whose schedule ends first, is stopped, or is paid from a bank account', async () => {
  const token = await tokenOfCard(2, 2027);
  await kit.add(token, { endRule: 'ON_DATE', endDate: '2027-02-28' }, customerId);
  const stopped = await kit.add(token, {}, customerId);
  await kit.rows(`update app.recurring_payment set status = 'STOPPED' where id = $1`, [stopped.paymentScheduleId]);
  await kit.add(await kit.tokenOf(await money.bankAccount(customerId, String(700_000 + customerId))), {}, customerId);
  await runOn('2027-02-02');
  expect(await notices()).toEqual([]);
});

it('keeps why a customer without mail is not told, and does not try again', async () => {
  await kit.rows('update app.customer set receives_email = false where id = $1', [customerId]);
  await kit.add(await tokenOfCard(2, 2027), {}, customerId);
  await runOn('2027-02-02');
  await runOn('2027-02-03');
  expect(await notices()).toEqual([
    { status: 'SUPPRESSED', reason: 'The customer has email notifications switched off.' },
  ]);
});
