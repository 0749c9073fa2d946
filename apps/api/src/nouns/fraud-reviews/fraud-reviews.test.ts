import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fraudGuardKit, type FraudGuardKit } from '../../engines/fraud-guard/fraud-guard-kit.fixture.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { scheduleKit } from '../../testing/schedule-kit.ts';

let kit: FraudGuardKit;
let card: number;
let officer: ApiCaller;
beforeAll(async () => {
  kit = await fraudGuardKit();
  card = await kit.kit.card(1001);
});
afterAll(() => kit.server.close());
let users = 0;
const signIn = async (more: object = {}): Promise<ApiCaller> => {
  const rights = ['REVIEW_SUSPENDED_PAYMENTS', 'MANAGE_CUSTOMERS'] as const;
  const person = { loginName: `officer.${(users += 1)}`, kind: 'CLIENT', communityId: 10, rights, ...more } as const;
  return apiCaller(kit.server, await kit.server.signIn(person));
};
beforeEach(async () => {
  await kit.nextDay();
  officer = await signIn();
  await kit.rules({ anonymousIpProxy: true });
});

const hidden = { customerIpAddress: '203.0.113.241' };
const suspend = async (accountId = card): Promise<string> => {
  const { body } = await kit.pay(accountId, hidden);
  expect(body.status).toBe('SUSPENDED');
  return body.receiptNumber;
};
const approve = (receipt: string, body: object = { reason: 'Called the customer' }, caller = officer) =>
  caller.post(`fraud-reviews/${receipt}/approve`, body);
const decline = (receipt: string, body: object = { reason: 'Not known to the customer' }, caller = officer) =>
  caller.post(`fraud-reviews/${receipt}/decline`, body);
const rows = async (text: string, values: unknown[] = []) =>
  (await kit.server.services.owner.query<Record<string, unknown>>(text, values)).rows;
const attemptsOf = async (receipt: string) =>
  (
    await rows(
      `select 1 from app.payment_attempt a join app.transaction t on t.community_id = a.community_id and t.id = a.transaction_id
       where t.receipt_number = $1`,
      [receipt],
    )
  ).length;

describe('a suspended payment', () => {
  it('is sent once it is approved, for the amount that was recorded', async () => {
    const receipt = await suspend();
    const approved = await approve(receipt);
    expect(approved.status, approved.raw).toBe(201);
    expect(approved.body).toMatchObject({
      status: 'APPROVED',
      receiptNumber: receipt,
      totalAmount: { amount: '20.30' },
    });
    expect(await attemptsOf(receipt)).toBe(1);
    expect(await kit.decisionOf(receipt)).toMatchObject({ status: 'RELEASED', reviewReason: 'Called the customer' });
    const audit = await rows(`select action from app.audit_entry where object_id = $1 order by id`, [receipt]);
    expect(audit.map(({ action }) => action)).toEqual([
      'payments.take',
      'payments.suspend',
      'fraud-reviews.approve',
      'payments.approve',
    ]);
  });

  it('is never sent once it is declined, and its customer is notified', async () => {
    const receipt = await suspend();
    const declined = await decline(receipt);
    expect([declined.status, declined.body.status]).toEqual([200, 'DECLINED']);
    expect(await attemptsOf(receipt)).toBe(0);
    expect(await kit.decisionOf(receipt)).toMatchObject({
      status: 'DECLINED',
      reviewReason: 'Not known to the customer',
    });
    const { decline: why } = (await kit.risk().get(`transactions/${receipt}`)).body;
    expect(why.text).toBe('Stopped by fraud guard and never sent to the bank');
    const events = await rows(`select type from app.event where object_id = $1 order by id`, [receipt]);
    expect(events.map(({ type }) => type)).toEqual(['payment.suspended', 'payment.declined']);
  });

  it('is decided once, however many users press at the same time', async () => {
    const receipt = await suspend();
    const others = await Promise.all([1, 2, 3, 4].map(() => signIn()));
    const pressed = await Promise.all([
      approve(receipt),
      decline(receipt),
      ...others.flatMap((user) => [approve(receipt, undefined, user), decline(receipt, undefined, user)]),
    ]);
    const done = pressed.filter(({ status }) => status < 300);
    expect(done).toHaveLength(1);
    expect(pressed.filter(({ status }) => status === 409)).toHaveLength(9);
    expect(await attemptsOf(receipt)).toBe(done[0]?.body.status === 'APPROVED' ? 1 : 0);
  });

  it('is sent once with one key', async () => {
    const receipt = await suspend();
    const key = { 'idempotency-key': 'approve-once' };
    const body = { reason: 'Known' };
    const first = await officer.post(`fraud-reviews/${receipt}/approve`, body, key);
    const again = await officer.post(`fraud-reviews/${receipt}/approve`, body, key);
    expect([first.status, again.status, again.raw]).toEqual([201, 201, first.raw]);
    expect(await attemptsOf(receipt)).toBe(1);
  });

  it('needs a reason, and the version that was read', async () => {
    const receipt = await suspend();
    expect((await approve(receipt, { reason: '' })).body.errors).toEqual([
      { field: 'reason', messages: [expect.any(String)] },
    ]);
    const stale = await decline(receipt, { reason: 'Late', version: 9 });
    expect([stale.status, stale.body.current.status]).toEqual([409, 'SUSPENDED']);
    expect((await decline(receipt, { reason: 'In time', version: 1 })).status).toBe(200);
  });

  it('is not sent where its account was disabled meanwhile, and waits on', async () => {
    const own = await kit.kit.card(1001);
    const receipt = await suspend(own);
    await rows('update app.customer_account set enabled = false where id = $1', [own]);
    const refused = await approve(receipt);
    expect([refused.status, refused.body.detail]).toEqual([
      409,
      'The payment cannot be sent any more. Account not enabled.',
    ]);
    expect((await kit.decisionOf(receipt)).status).toBe('SUSPENDED');
    expect((await decline(receipt)).status).toBe(200);
  });

  it('is not approved by the user who took it, nor by one who is linked to them, but by another user or staff', async () => {
    await kit.rules({ unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '50.00' });
    const rights = ['REVIEW_SUSPENDED_PAYMENTS', 'MANAGE_FRAUD_GUARD', 'TERMINAL_EXISTING_CUSTOMER'] as const;
    const taker = await signIn({ rights });
    const loginOfTaker = `officer.${users}`;
    const take = async () =>
      (await taker.post('customers/1001/payments', { accountId: card, amount: '100.00' })).body.receiptNumber as string;
    const receipt = await take();
    const { body: rules } = await taker.get('communities/10/fraud-guard-rules');
    const {
      binTestingCode: _mode,
      usualAmountLimit: _usual,
      weakeningWaits: _waits,
      ...weaker
    } = { ...rules, unusuallyLargeAmount: false };
    expect((await taker.post('communities/10/fraud-guard-rules', weaker)).status).toBe(200);
    const own = await approve(receipt, undefined, taker);
    expect([own.status, own.body.detail]).toEqual([
      403,
      'You took this payment yourself. Another user of the facility, or staff, must approve it. You can decline it.',
    ]);
    const made = await signIn();
    await rows(
      `insert into app.user_administration (administered_by, user_id, action, gives_control, at)
       select maker.id, made.id, 'users.create', true, $3::timestamptz - interval '6 days'
       from app.system_user maker, app.system_user made where maker.login_name = $1 and made.login_name = $2`,
      [loginOfTaker, `officer.${users}`, kit.server.services.clock.now()],
    );
    const linked = await approve(receipt, undefined, made);
    expect([linked.status, linked.body.detail]).toEqual([
      403,
      expect.stringMatching(/^The user who took this payment created, .* your account in the last 7 days\./),
    ]);
    expect(await attemptsOf(receipt)).toBe(0);
    expect((await approve(receipt)).status).toBe(201);
    expect((await kit.decisionOf(receipt)).status).toBe('RELEASED');
  });

  it('of a schedule is not approved by the user who made it, nor by one who changed it, but by another', async () => {
    await kit.rules({ unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '50.00' });
    const schedules = await scheduleKit(kit.server);
    const rights = ['REVIEW_SUSPENDED_PAYMENTS', 'MANAGE_RECURRING_CUSTOMERS', 'MANAGE_CUSTOMERS'] as const;
    const [maker, changer] = [await signIn({ rights }), await signIn({ rights })];
    const nextPaymentDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(
      kit.server.services.clock.now(),
    );
    const values = { nextPaymentDate, confirmPaymentToday: true };
    const made = await maker.post(
      'customers/1001/recurring-payments',
      schedules.body(await schedules.tokenOf(card), values),
    );
    expect(made.status, made.raw).toBe(201);
    expect(await schedules.takeNow()).toBe(1);
    const id: number = made.body.paymentScheduleId;
    const [payment] = await rows('select receipt_number, status from app.transaction where recurring_payment_id = $1', [
      id,
    ]);
    expect(payment?.status).toBe('SUSPENDED');
    const receipt = String(payment?.receipt_number);
    const { body: schedule } = await changer.get(`recurring-payments/${id}`);
    const stopped = await changer.post(`recurring-payments/${id}/stop`, { version: schedule.version });
    expect(stopped.status, stopped.raw).toBe(200);
    for (const caller of [maker, changer]) expect((await approve(receipt, undefined, caller)).status).toBe(403);
    expect((await approve(receipt)).status).toBe(201);
  });

  it('of a facility with one user is approved by staff, and declined by that user', async () => {
    await kit.rules({ unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '50.00' });
    const alone = await signIn({ rights: ['REVIEW_SUSPENDED_PAYMENTS', 'TERMINAL_EXISTING_CUSTOMER'] });
    const take = async () =>
      (await alone.post('customers/1001/payments', { accountId: card, amount: '100.00' })).body.receiptNumber as string;
    const [first, second] = [await take(), await take()];
    expect((await approve(first, undefined, alone)).status).toBe(403);
    expect((await approve(first, undefined, kit.risk())).status).toBe(201);
    expect((await decline(second, undefined, alone)).status).toBe(200);
  });

  it('is not reviewed any more once it is cancelled', async () => {
    const receipt = await suspend();
    await rows(`update app.transaction set status = 'CANCELLED' where receipt_number = $1`, [receipt]);
    expect((await kit.decisionOf(receipt)).status).toBe('CANCELLED');
    const late = await approve(receipt);
    expect([late.status, late.body.detail]).toEqual([409, 'The payment does not wait for a review: cancelled.']);
  });

  it('is a 404 in another community, and a 403 without the right', async () => {
    const receipt = await suspend();
    const other = await signIn({ communityId: 20 });
    expect((await approve(receipt, undefined, other)).status).toBe(404);
    const viewer = await signIn({ rights: ['VIEW_FRAUD_GUARD'] });
    expect((await decline(receipt, undefined, viewer)).status).toBe(403);
    expect((await viewer.get('fraud-reviews')).status).toBe(200);
  });
});

describe('the review queue', () => {
  const receiptsOf = ({ body }: { body: { items: { transaction: { receiptNumber: string } }[] } }) =>
    body.items.map(({ transaction }) => transaction.receiptNumber);

  it('has what waits, oldest first, with reasons and countries', async () => {
    await rows(
      `insert into app.card_bin (prefix, country, loaded_at) values ('424242', 'AU', now()) on conflict do nothing`,
    );
    await rows(`update app.transaction set status = 'CANCELLED' where status = 'SUSPENDED'`);
    const first = await suspend();
    kit.server.services.clock.advance(60_000);
    const second = await suspend();
    const queue = await officer.get('fraud-reviews');
    expect([receiptsOf(queue), queue.body.recordsCount]).toEqual([[first, second], 2]);
    expect(queue.body.items[0]).toMatchObject({
      payerIp: '203.0.113.241',
      ipCountry: 'NL',
      bankCountry: 'AU',
      decision: { status: 'SUSPENDED', reasons: [{ rule: 'ANONYMOUS_IP_PROXY' }] },
    });
    await decline(first);
    expect(receiptsOf(await officer.get('fraud-reviews'))).toEqual([second]);
  });

  it('is narrowed by decision, rule, business and day', async () => {
    const receipt = await suspend();
    await decline(receipt);
    const today = kit.server.services.clock.now().toISOString().slice(0, 10);
    const found = async (query: string) => receiptsOf(await officer.get(`fraud-reviews?status=DECLINED&${query}`));
    expect(await found('rule=ANONYMOUS_IP_PROXY')).toContain(receipt);
    expect(await found('rule=CARD_PAN')).toEqual([]);
    expect(await found('businessId=101')).toContain(receipt);
    expect(await found('businessId=102')).toEqual([]);
    expect(await found('from=2099-01-01')).toEqual([]);
    expect((await found(`to=${today}`)).length + (await found(`from=${today}`)).length).toBeGreaterThan(0);
  });

  it('shows users who are kept to some businesses only what is theirs', async () => {
    const receipt = await suspend();
    const clerk = await signIn({ businessIds: [102] });
    expect(receiptsOf(await clerk.get('fraud-reviews'))).toEqual([]);
    expect((await approve(receipt, undefined, clerk)).status).toBe(404);
  });
});
