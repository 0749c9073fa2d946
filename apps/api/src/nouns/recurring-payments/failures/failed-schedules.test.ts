import { beforeEach, describe, expect, it } from 'vitest';
import { runSchedules } from '../../../engines/schedules/run-schedules.ts';
import { apiCaller } from '../../../testing/api-caller.ts';
import { mailsCustomer, scheduleTests, type ScheduleTest } from '../../../testing/schedule-tests.fixture.ts';

const INSUFFICIENT = '4111111111444496';
const STOLEN = '4111111111000298';

let { server, money, kit, customerId } = {} as ScheduleTest;
scheduleTests((test) => ({ server, money, kit, customerId } = test));
beforeEach(() => mailsCustomer({ kit, customerId }));

const single = (id: number, rest: string) => `recurring-payments/${id}/${rest}`;
const failureOf = async (id: number, query = '') => (await kit.officer().get(single(id, `failure${query}`))).body;
const retry = (id: number) => kit.officer().post(single(id, 'retry'), {});

/** A weekly schedule whose payment of 25 November was the third in a row to be declined, and an officer who signs in after it. */
async function failed(number = INSUFFICIENT): Promise<number> {
  server.services.clock.set('2026-11-20T09:00:00Z');
  await kit.signIn();
  const token = await kit.tokenOf(await money.card(customerId, number));
  const values = { frequency: 'WEEKLY', nextPaymentDate: '2026-11-25' };
  const { paymentScheduleId: id } = await kit.add(token, values, customerId);
  await server.services.owner.query('update app.recurring_payment set failed_payments = 2 where id = $1', [id]);
  await kit.at('2026-11-25T09:00:00Z');
  await kit.signIn();
  return id;
}

/** Has it charge another account. */
async function changeAccount(id: number, accountId: number): Promise<void> {
  const accountToken = await kit.tokenOf(accountId);
  const { body } = await kit.officer().get(single(id, 'form-data'));
  const { description, instalmentAmount, frequency, nextPaymentDate, endRule } = body;
  const terms = { description, instalmentAmount, frequency, nextPaymentDate, endRule };
  const saved = await kit.officer().put(`recurring-payments/${id}`, { ...terms, accountToken });
  expect(saved.status, saved.raw).toBe(200);
}

describe('a failed schedule', () => {
  it('is explained by its last try: what the network said, what to do, how often, and whether the customer knows', async () => {
    const id = await failed();
    expect(await failureOf(id)).toMatchObject({
      schedule: { paymentScheduleId: id, status: 'FAILED', customerId },
      failedAt: '2026-11-25T09:00:00.000Z',
      instalment: { nominalDate: '2026-11-25', amount: { amount: '100.00' }, attempts: 1, status: 'FAILED' },
      failedPayments: 3,
      lastTry: {
        attemptedAt: '2026-11-25T09:00:00.000Z',
        isSameAccount: true,
        decline: {
          kind: 'SOFT',
          text: 'Insufficient funds',
          nextStep: 'Try again later, or ask the customer for another account.',
        },
      },
      nextTry: { date: '2026-11-25', surchargeAmount: { amount: '1.50' }, totalAmount: { amount: '101.50' } },
      retryRefusal: '',
      customerEmail: 'kim@example.com',
      noticeSentAt: '2026-11-25T09:00:00.000Z',
    });
  });

  it('is in a ring with the others, the latest failure first, of one business where the call names it', async () => {
    await server.services.owner.query(`update app.recurring_payment set status = 'STOPPED' where status = 'FAILED'`);
    const ids = [await failed(), await failed(), await failed()] as const;
    for (const [place, id] of ids.entries())
      await server.services.owner.query('update app.recurring_payment set status_changed_at = $2 where id = $1', [
        id,
        `2026-11-2${place + 1}T00:00:00Z`,
      ]);
    const [first, second, third] = ids;
    const queue = async (id: number, query?: string) => (await failureOf(id, query)).queue;
    expect(await queue(third)).toEqual({ failedCount: 3, position: 1, previousId: first, nextId: second });
    expect(await queue(second)).toEqual({ failedCount: 3, position: 2, previousId: third, nextId: first });
    expect(await queue(first)).toEqual({ failedCount: 3, position: 3, previousId: second, nextId: third });
    expect(await queue(first, '?businessId=101')).toMatchObject({ failedCount: 3, nextId: third });
    expect(await queue(first, '?businessId=101,102')).toMatchObject(await queue(first, ''));
    expect(await queue(first, '?businessId=102')).toMatchObject({ previousId: null, nextId: null });
    await kit.officer().post(single(second, 'stop'), {});
    expect(await queue(second)).toMatchObject({ failedCount: 2, position: 0, nextId: third });
    expect(await queue(third)).toEqual({ failedCount: 2, position: 1, previousId: first, nextId: first });
  });

  it('may be read, but not retried or told of, with the right to see schedules', async () => {
    const id = await failed();
    const rights = ['VIEW_RECURRING_CUSTOMERS'] as const;
    const person = { loginName: `viewer-${id}`, kind: 'CLIENT', communityId: 10, rights } as const;
    const viewer = apiCaller(server, await server.signIn(person));
    expect((await viewer.get(single(id, 'failure'))).status).toBe(200);
    for (const call of ['retry', 'failure-notice']) expect((await viewer.post(single(id, call), {})).status).toBe(403);
  });
});

describe('retrying a failed schedule', () => {
  it('takes the unpaid instalment from the account that it charges now, and goes on', async () => {
    const id = await failed();
    await changeAccount(id, await money.card(customerId));
    expect((await failureOf(id)).lastTry.isSameAccount).toBe(false);
    const retried = await retry(id);
    expect(retried.status, retried.raw).toBe(200);
    expect(retried.body).toMatchObject({ status: 'ACTIVE', statusReason: '', nextPaymentDate: '2026-12-02' });
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'RETRYING', next_attempt_date: '2026-11-25' }]);
    expect(await kit.takeNow()).toBe(1);
    expect((await kit.payments(id)).map(({ status, occurrence_attempt: attempt }) => [attempt, status])).toEqual([
      [1, 'DECLINED'],
      [2, 'APPROVED'],
    ]);
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PAID', attempts: 2 }]);
    expect(await kit.status(id)).toMatchObject({ status: 'ACTIVE', failed_payments: 0, payments_made: 1 });
    const audit = await kit.rows<{ description: string }>(
      `select description from app.audit_entry where object_id = $1 and action = 'recurring-payments.retry'`,
      [`${id}`],
    );
    expect(audit.map(({ description }) => description)).toEqual([
      `Payment of 25 Nov 2026 of schedule PS-${id} retried: $100.00`,
    ]);
    const events = await kit.rows<{ type: string }>('select type from app.event where object_id = $1', [`${id}`]);
    expect(events.map(({ type }) => type)).toContain('schedule.resumed');
    await kit.at('2026-12-02T09:00:00Z');
    expect(await kit.payments(id)).toHaveLength(3);
  });

  it('charges once, however many users and workers do it at the same time', async () => {
    const id = await failed();
    await changeAccount(id, await money.card(customerId));
    const responses = await Promise.all([retry(id), retry(id), retry(id)]);
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    await Promise.all([kit.takeNow(), runSchedules(server.services), runSchedules(server.services)]);
    await runSchedules(server.services);
    expect((await kit.payments(id)).map(({ status }) => status)).toEqual(['DECLINED', 'APPROVED']);
    expect((await retry(id)).body.detail).toBe('The schedule has not failed: it is active.');
  });

  it('that is declined again fails it again', async () => {
    const id = await failed();
    expect((await retry(id)).status).toBe(200);
    await kit.takeNow();
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'FAILED', attempts: 2 }]);
    expect(await kit.status(id)).toMatchObject({ status: 'FAILED', failed_payments: 3 });
    expect((await failureOf(id)).instalment).toMatchObject({ attempts: 2 });
  });

  it('is refused for a card that must not be charged again, until it charges another one', async () => {
    const id = await failed(STOLEN);
    const refusal = 'The account cannot be charged again.';
    expect(await failureOf(id)).toMatchObject({
      lastTry: { decline: { kind: 'HARD', text: 'Stolen card' } },
      nextTry: null,
      retryRefusal: refusal,
    });
    // The same number, added again
    await changeAccount(id, await money.card(customerId, STOLEN));
    const refused = await retry(id);
    expect([refused.status, refused.body.detail]).toEqual([409, refusal]);
    expect(await kit.payments(id)).toHaveLength(1);
    await changeAccount(id, await money.card(customerId));
    expect((await retry(id)).status).toBe(200);
    await kit.takeNow();
    expect((await kit.payments(id)).map(({ status }) => status)).toEqual(['DECLINED', 'APPROVED']);
  });

  it('is refused for an account that cannot be charged', async () => {
    const id = await failed();
    await server.services.owner.query('update app.customer_account set enabled = false where customer_id = $1', [
      customerId,
    ]);
    expect(await failureOf(id)).toMatchObject({ nextTry: null, retryRefusal: 'Account not enabled.' });
    expect((await retry(id)).status).toBe(422);
    expect(await kit.status(id)).toMatchObject({ status: 'FAILED' });
  });

  it('debits a bank account on the next banking day', async () => {
    const id = await failed();
    server.services.clock.set('2026-11-28T01:00:00Z'); // Saturday
    await kit.signIn();
    await changeAccount(id, await money.bankAccount(customerId));
    expect((await failureOf(id)).nextTry).toMatchObject({ date: '2026-11-30', totalAmount: { amount: '100.00' } });
    expect((await retry(id)).status).toBe(200);
    expect(await kit.takeNow()).toBe(0);
    await kit.at('2026-11-29T17:00:00Z');
    expect(await kit.occurrences(id)).toMatchObject([{ status: 'PROCESSING', attempts: 2 }]);
    expect((await kit.payments(id)).map(({ status }) => status)).toEqual(['DECLINED', 'PENDING']);
  });

  it('takes no other date of the schedule on the same day', async () => {
    const id = await failed();
    await changeAccount(id, await money.card(customerId));
    server.services.clock.set('2026-12-02T03:00:00Z');
    await kit.signIn();
    expect((await retry(id)).status).toBe(200);
    await kit.takeNow();
    await kit.at('2026-12-02T09:00:00Z');
    expect((await kit.occurrences(id)).map(({ nominal_date: date }) => date)).toEqual(['2026-11-25']);
    await kit.at('2026-12-03T09:00:00Z');
    expect((await kit.occurrences(id)).map(({ nominal_date: date, status }) => [date, status])).toEqual([
      ['2026-11-25', 'PAID'],
      ['2026-12-02', 'PAID'],
    ]);
  });
});

describe('the notice about a failed schedule', () => {
  const send = (id: number, query = '') => kit.officer().post(single(id, `failure-notice${query}`), {});

  it('is mailed to the customer, and within a minute again only where that is confirmed', async () => {
    const id = await failed();
    server.services.clock.set('2026-11-25T09:05:00Z');
    const sent = await send(id);
    expect([sent.status, sent.body]).toEqual([200, { email: 'kim@example.com' }]);
    expect((await failureOf(id)).noticeSentAt).toBe('2026-11-25T09:05:00.000Z');
    expect(await kit.notices(customerId, 'RECURRING_DECLINED')).toBe(2);
    const again = await send(id);
    expect([again.status, again.body.errors?.[0]?.field]).toEqual([422, 'confirmSendAgain']);
    server.services.clock.set('2026-11-25T09:05:30Z');
    expect((await send(id, '?confirmSendAgain=true')).status).toBe(200);
    const audit = await kit.rows(
      `select id from app.audit_entry where object_id = $1 and action = 'recurring-payments.notify-failure'`,
      [`${id}`],
    );
    expect(audit).toHaveLength(2);
  });

  it('is refused where the customer takes no email, or the schedule has not failed', async () => {
    const id = await failed();
    await server.services.owner.query('update app.customer set receives_email = false where id = $1', [customerId]);
    expect((await failureOf(id)).customerEmail).toBe('');
    const refused = await send(id);
    expect([refused.status, refused.body.detail]).toEqual([409, 'The customer has email notifications switched off.']);
    await kit.officer().post(single(id, 'stop'), {});
    expect((await send(id)).body.detail).toBe('There is no failed payment to notify the customer about.');
  });
});
