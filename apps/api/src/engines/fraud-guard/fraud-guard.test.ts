import { insertTransaction } from '@quickportal/db/testing/payment-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller } from '../../testing/api-caller.ts';
import { fraudGuardKit, type FraudGuardKit } from './fraud-guard-kit.fixture.ts';

let kit: FraudGuardKit;
let good: number;
let bad: number;
beforeAll(async () => {
  kit = await fraudGuardKit();
  good = await kit.kit.card(1001);
  bad = await kit.kit.card(1001, '4111111111444496');
  await kit.server.services.owner.query(
    `insert into app.card_bin (prefix, country, loaded_at) values ('424242', 'AU', now()), ('411111', 'NZ', now())`,
  );
});
afterAll(() => kit.server.close());
// Each test is a day of its own, so that none counts what another paid
beforeEach(() => kit.nextDay());

const ruleOf = (decision: { reasons: { rule: string }[] }) => decision.reasons.map(({ rule }) => rule);
const rows = async (text: string, values: unknown[] = []) =>
  (await kit.server.services.owner.query<Record<string, unknown>>(text, values)).rows;

describe('a card payment', () => {
  it('is suspended by a rule while the mode is ACTIVE, and never sent [1R119]', async () => {
    await kit.rules({ anonymousIpProxy: true });
    const { status, body } = await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    expect([status, body.status]).toEqual([201, 'SUSPENDED']);
    expect(await kit.decisionOf(body.receiptNumber)).toMatchObject({
      status: 'SUSPENDED',
      mode: 'ACTIVE',
      reasons: [{ rule: 'ANONYMOUS_IP_PROXY', title: 'Anonymous IP proxy', isShadow: false }],
    });
    const sent = await rows(
      `select a.id from app.payment_attempt a join app.transaction t on t.community_id = a.community_id and t.id = a.transaction_id
       where t.receipt_number = $1`,
      [body.receiptNumber],
    );
    expect(sent).toEqual([]);
  });

  it('is only reported while the mode is PASSIVE [1R120]', async () => {
    await kit.rules({ anonymousIpProxy: true, mode: 'PASSIVE' });
    const { body } = await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    expect(body.status).toBe('APPROVED');
    expect(await kit.decisionOf(body.receiptNumber)).toMatchObject({ status: 'REPORTED', mode: 'PASSIVE' });
  });

  it('is not checked while fraud guard is off [1R125]', async () => {
    await kit.rules({ anonymousIpProxy: true, enabled: false });
    const { body } = await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    expect([body.status, await kit.decisionOf(body.receiptNumber)]).toEqual(['APPROVED', null]);
  });

  it('follows only the rules of its business where that has any [1R025]', async () => {
    await kit.rules({ anonymousIpProxy: true });
    await rows(
      `insert into app.fraud_guard_rules (community_id, business_id, enabled, mode, high_risk_ip_country, created_at, updated_at)
       values (10, 101, true, 'ACTIVE', true, now(), now())`,
    );
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.241' })).body.status).toBe('APPROVED');
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.225' })).body.status).toBe('SUSPENDED');
  });

  it('keeps what was decided also where no rule matched', async () => {
    await kit.rules({ anonymousIpProxy: true });
    const { body } = await kit.pay(good, { customerIpAddress: '203.0.113.1' });
    expect(await kit.decisionOf(body.receiptNumber)).toMatchObject({ status: 'PASSED', reasons: [] });
  });

  it('passes a rule in shadow, which is counted', async () => {
    await kit.rules({ anonymousIpProxy: true, shadowRules: ['ANONYMOUS_IP_PROXY'] });
    const before = (await kit.risk().get('communities/10/fraud-guard-hits')).body;
    const { body } = await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    expect(body.status).toBe('APPROVED');
    expect(await kit.decisionOf(body.receiptNumber)).toMatchObject({
      status: 'PASSED',
      reasons: [{ rule: 'ANONYMOUS_IP_PROXY', isShadow: true }],
    });
    const after = (await kit.risk().get('communities/10/fraud-guard-hits')).body;
    const shadow = ({ items }: { items: { rule: string; shadowHits: number }[] }) =>
      items.find(({ rule }) => rule === 'ANONYMOUS_IP_PROXY')?.shadowHits ?? 0;
    expect([shadow(after) - shadow(before), after.checked - before.checked]).toEqual([1, 1]);
  });

  it('shows why it was suspended in its timeline, with an audit entry and an event', async () => {
    await kit.rules({ anonymousIpProxy: true });
    const { body } = await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    const { timeline } = (await kit.risk().get(`transactions/${body.receiptNumber}`)).body;
    expect(timeline.find(({ kind }: { kind: string }) => kind === 'FRAUD')).toMatchObject({
      title: 'Fraud guard: suspended',
      text: 'Anonymous IP proxy: The IP address belongs to a proxy that hides where the customer is. A user must review it. It was not sent to the bank.',
    });
    const audit = await rows(`select action from app.audit_entry where object_id = $1 order by id`, [
      body.receiptNumber,
    ]);
    expect(audit).toEqual([{ action: 'payments.take' }, { action: 'payments.suspend' }]);
    const events = await rows(`select type from app.event where object_id = $1`, [body.receiptNumber]);
    expect(events).toEqual([{ type: 'payment.suspended' }]);
  });

  it('takes an IP address in any of its forms, and no other text', async () => {
    await kit.rules({ anonymousIpProxy: true });
    const mapped = await kit.pay(good, { customerIpAddress: '::ffff:203.0.113.241' });
    expect(mapped.body.status).toBe('SUSPENDED');
    const wrong = await kit.pay(good, { customerIpAddress: 'proxy.example' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'customerIpAddress']);
  });
});

describe('the rule', () => {
  it('of a repeated declined card counts declines within its hours', async () => {
    await kit.rules({ cardPan: true, cardPanCount: 3, cardPanTime: 2 });
    for (const _ of [1, 2, 3]) expect((await kit.pay(bad)).body.status).toBe('DECLINED');
    const fourth = (await kit.pay(bad)).body;
    expect(fourth.status).toBe('SUSPENDED');
    expect((await kit.decisionOf(fourth.receiptNumber)).reasons).toEqual([
      {
        rule: 'CARD_PAN',
        title: 'Repeated declined card',
        text: 'The card was declined 3 times within 2 hours; the rule matches from 3.',
        isShadow: false,
      },
    ]);
    expect((await kit.pay(good)).body.status).toBe('APPROVED');
    kit.server.services.clock.advance(2 * 3_600_000);
    expect((await kit.pay(bad)).body.status).toBe('DECLINED');
  });

  it('of a repeated declined customer counts declines from an IP address', async () => {
    await kit.rules({ ipAddress: true, ipAddressCount: 3, ipAddressTime: 1 });
    const from = { customerIpAddress: '203.0.113.9' };
    for (const _ of [1, 2, 3]) await kit.pay(bad, from);
    const fourth = (await kit.pay(good, from)).body;
    expect([fourth.status, ruleOf(await kit.decisionOf(fourth.receiptNumber))]).toEqual(['SUSPENDED', ['IP_ADDRESS']]);
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.10' })).body.status).toBe('APPROVED');
    expect((await kit.pay(good)).body.status).toBe('APPROVED');
  });

  it('of a repeated declined customer counts the addresses of one IPv6 /64 together', async () => {
    await kit.rules({ ipAddress: true, ipAddressCount: 3, ipAddressTime: 1 });
    for (const host of ['1', 'ffff:1', '203.0.113.9'])
      await kit.pay(bad, { customerIpAddress: `2001:db8:0:7::${host}` });
    expect((await kit.pay(good, { customerIpAddress: '2001:0DB8:0:7:1:2:3:4' })).body.status).toBe('SUSPENDED');
    expect((await kit.pay(good, { customerIpAddress: '2001:db8:0:8::1' })).body.status).toBe('APPROVED');
  });

  it('of same-card approvals counts those of another account too [1R134 1R135 1K030]', async () => {
    await kit.rules({ velocityCheck: true, velocityCheckLimit: 2 });
    const twin = await kit.kit.card(1001);
    expect((await kit.pay(good)).body.status).toBe('APPROVED');
    expect((await kit.pay(twin)).body.status).toBe('APPROVED');
    const third = (await kit.pay(good)).body;
    expect([third.status, ruleOf(await kit.decisionOf(third.receiptNumber))]).toEqual([
      'SUSPENDED',
      ['VELOCITY_CHECK'],
    ]);
  });

  it('of same-card approvals counts those within 24 hours [1K029 1K060 1R239]', async () => {
    await kit.rules({ velocityCheck: true, velocityCheckLimit: 2 });
    for (const _ of [1, 2]) expect((await kit.pay(good)).body.status).toBe('APPROVED');
    kit.server.services.clock.advance(24 * 3_600_000 - 1000);
    expect((await kit.pay(good)).body.status).toBe('SUSPENDED');
    kit.server.services.clock.advance(1000);
    expect((await kit.pay(good)).body.status).toBe('APPROVED');
  });

  it('of a repeated declined card counts those of businesses that the caller does not see', async () => {
    await kit.rules({ cardPan: true, cardPanCount: 3 });
    const [account] = await rows('select fingerprint from app.customer_account where id = $1', [bad]);
    for (const receipt of ['8000000001', '8000000002', '8000000003'])
      await insertTransaction(
        kit.server.services.owner,
        { communityId: 10, businessId: 102 },
        {
          receipt_number: receipt,
          customer_id: 1031,
          status: 'DECLINED',
          response_code: '51',
          payment_method: 'CREDIT_CARD',
          fingerprint: account?.['fingerprint'],
          transaction_time: kit.server.services.clock.now().toISOString(),
        },
      );
    const rights = ['TERMINAL_EXISTING_CUSTOMER'] as const;
    const signedIn = await kit.server.signIn({
      loginName: 'kept.clerk',
      kind: 'CLIENT',
      communityId: 10,
      rights,
      businessIds: [101],
    });
    const clerk = apiCaller(kit.server, signedIn);
    const { body } = await clerk.post('customers/1001/payments', { accountId: bad, amount: '20.00' });
    expect(body.status).toBe('SUSPENDED');
  });

  it.each([
    ['BLACKLISTED', ['NZ'], 'SUSPENDED'],
    ['BLACKLISTED', ['AU'], 'APPROVED'],
    ['ALLOWED', ['NZ'], 'APPROVED'],
    ['ALLOWED', ['AU'], 'SUSPENDED'],
  ] as const)('of bank countries takes %s %s for a card of New Zealand [1K021]', async (type, list, status) => {
    const nz = await kit.kit.card(1001, '4111111111111111');
    await kit.rules({ bankCountries: true, bankCountriesType: type, bankCountriesList: [...list] });
    expect((await kit.pay(nz)).body.status).toBe(status);
  });

  it('of bank countries does not match a card whose country is not known', async () => {
    const unknown = await kit.kit.card(1001, '4000056655665556');
    await kit.rules({ bankCountries: true, bankCountriesType: 'ALLOWED', bankCountriesList: ['AU'] });
    expect((await kit.pay(unknown)).body.status).toBe('APPROVED');
  });

  it('of customer countries takes the address, and the IP address of customers outside Australia', async () => {
    await kit.rules({ customerCountries: true, customerCountriesType: 'ALLOWED', customerCountriesList: ['AU'] });
    await rows(`update app.customer set state = 'NSW' where id = 1001`);
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.130' })).body.status).toBe('APPROVED');
    await rows(`update app.customer set state = 'OUTSIDE_AUSTRALIA' where id = 1001`);
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.130' })).body.status).toBe('SUSPENDED');
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.1' })).body.status).toBe('APPROVED');
    expect((await kit.pay(good)).body.status).toBe('APPROVED');
  });

  it('of high-risk countries and of differing countries look at where the IP address is', async () => {
    await kit.rules({ highRiskIpCountry: true, ipBinCountryMismatch: true });
    const vietnam = (await kit.pay(good, { customerIpAddress: '203.0.113.225' })).body;
    expect(ruleOf(await kit.decisionOf(vietnam.receiptNumber))).toEqual([
      'HIGH_RISK_IP_COUNTRY',
      'IP_BIN_COUNTRY_MISMATCH',
    ]);
    const britain = (await kit.pay(good, { customerIpAddress: '203.0.113.193' })).body;
    expect(ruleOf(await kit.decisionOf(britain.receiptNumber))).toEqual(['IP_BIN_COUNTRY_MISMATCH']);
    expect((await kit.pay(good, { customerIpAddress: '203.0.113.1' })).body.status).toBe('APPROVED');
    expect((await kit.pay(good, { customerIpAddress: '10.0.0.1' })).body.status).toBe('APPROVED');
  });

  it('of unusually large amounts compares with the limit that was set', async () => {
    await kit.rules({ unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '101.50' });
    // With the surcharge of 1.5 %
    expect((await kit.pay(good, { amount: '100.00' })).body.status).toBe('APPROVED');
    expect((await kit.pay(good, { amount: '100.01' })).body.status).toBe('SUSPENDED');
  });

  it('of unusually large amounts compares with five times the usual where none was set', async () => {
    await kit.rules({ unusuallyLargeAmount: true });
    expect((await kit.pay(good, { amount: '4900.00' })).body.status).toBe('APPROVED');
    await rows(
      `insert into app.fraud_usual_amount (community_id, currency, percentile_99, samples, computed_at)
       values (10, 'AUD', 10000, 29, now())`,
    );
    expect((await kit.pay(good, { amount: '4900.00' })).body.status).toBe('APPROVED');
    await rows('update app.fraud_usual_amount set samples = 30');
    expect((await kit.pay(good, { amount: '4900.00' })).body.status).toBe('SUSPENDED');
    expect((await kit.risk().get('communities/10/fraud-guard-rules')).body.usualAmountLimit).toBe('500.00');
  });
});

describe('payments of one card at the same moment', () => {
  it('are not approved more often than allowed, however many come at once', async () => {
    await kit.rules({ velocityCheck: true, velocityCheckLimit: 3 });
    const cards = [await kit.kit.card(1001), await kit.kit.card(1001), good];
    const taken = await Promise.all(Array.from({ length: 24 }, (_, index) => kit.pay(cards[index % 3]!)));
    const statuses = taken.map(({ body }) => body.status as string);
    expect(statuses.filter((status) => status === 'APPROVED')).toHaveLength(3);
    expect(statuses.filter((status) => status === 'SUSPENDED')).toHaveLength(21);
  });
});
