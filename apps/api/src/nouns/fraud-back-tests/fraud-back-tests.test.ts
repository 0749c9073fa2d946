import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fraudGuardKit, type FraudGuardKit } from '../../engines/fraud-guard/fraud-guard-kit.fixture.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { runSideEffects } from '../../testing/run-side-effects.ts';
import { switchedOffRules } from '../../testing/switched-off-rules.ts';

const HOUR = 3_600_000;
const path = 'communities/10/fraud-guard-back-tests';
let kit: FraudGuardKit;
let good: number;
let bad: number;
let foreign: number;
beforeAll(async () => {
  kit = await fraudGuardKit();
  good = await kit.kit.card(1001);
  bad = await kit.kit.card(1001, '4111111111444496');
  foreign = await kit.kit.card(1001, '4111111111111111');
  await kit.server.services.owner.query(
    `insert into app.card_bin (prefix, country, loaded_at) values ('424242', 'AU', now()), ('411111', 'NZ', now());
     update app.customer set state = 'OUTSIDE_AUSTRALIA' where id = 1001`,
  );
});
afterAll(() => kit.server.close());
beforeEach(() => kit.nextDay());

const everything = {
  ...switchedOffRules,
  mode: 'PASSIVE',
  cardPan: true,
  cardPanTime: 2,
  ipAddressTime: 6,
  ipAddress: true,
  velocityCheck: true,
  bankCountries: true,
  bankCountriesList: ['NZ'],
  customerCountries: true,
  customerCountriesType: 'ALLOWED',
  customerCountriesList: ['AU', 'NZ'],
  highRiskIpCountry: true,
  ipBinCountryMismatch: true,
  anonymousIpProxy: true,
  unusuallyLargeAmount: true,
  unusuallyLargeAmountLimit: '100.00',
} as const;

/** Tests rules to the end. */
async function tested(rules: object, caller: ApiCaller = kit.risk()) {
  const started = await caller.post(path, rules);
  expect(started.status, started.raw).toBe(202);
  await runSideEffects(kit.server.services);
  const { body } = await caller.get(`${path}/${started.body.backTestId}`);
  expect(body.status).toBe('DONE');
  return body;
}
const paymentsOf = async (backTestId: number, query = 'pageSize=100') =>
  (await kit.risk().get(`${path}/${backTestId}/payments?${query}`)).body;
const receipts = (page: { items: { transaction: { receiptNumber: string } }[] }) =>
  page.items.map(({ transaction }) => transaction.receiptNumber);
const countOf = (body: { result: { rules: { rule: string; payments: number }[] } }, rule: string) =>
  body.result.rules.find((item) => item.rule === rule)?.payments;

describe('a back-test', () => {
  it('finds payment by payment what the same rules matched when the payments were taken', async () => {
    await kit.rules({ ...everything, bankCountriesList: ['NZ'], customerCountriesList: ['AU', 'NZ'] });
    const cards = [good, bad, bad, foreign];
    const taken: string[] = [];
    for (let payment = 0; payment < 60; payment++) {
      // Of IPv6 another address of one /64 each time
      const addresses = ['203.0.113.1', '203.0.113.241', '203.0.113.225', `2001:db8:0:9::${payment + 1}`, undefined];
      const customerIpAddress = addresses[(payment * 7) % addresses.length];
      const body = { amount: payment % 9 === 0 ? '150.00' : '20.00', ...(customerIpAddress && { customerIpAddress }) };
      const { status, raw, body: response } = await kit.pay(cards[(payment * 3) % cards.length]!, body);
      expect(status, raw).toBe(201);
      taken.push(response.receiptNumber);
      // Also to the millisecond at the end of a window
      kit.server.services.clock.advance(payment % 5 === 0 ? HOUR / 2 : 7 * 60_000);
    }
    await kit.nextDay();
    const body = await tested(everything);
    const { items, recordsCount } = await paymentsOf(body.backTestId);
    const found = new Map<string, string[]>(
      items.map((item: { transaction: { receiptNumber: string }; rules: string[] }) => [
        item.transaction.receiptNumber,
        item.rules,
      ]),
    );
    const matched = new Set<string>();
    for (const receipt of taken) {
      const { reasons } = await kit.decisionOf(receipt);
      const rules = reasons.map(({ rule }: { rule: string }) => rule);
      for (const rule of rules) matched.add(rule);
      expect([receipt, found.get(receipt) ?? []]).toEqual([receipt, rules]);
    }
    expect([...matched].toSorted()).toEqual([
      'ANONYMOUS_IP_PROXY',
      'BANK_COUNTRIES',
      'CARD_PAN',
      'CUSTOMER_COUNTRIES',
      'HIGH_RISK_IP_COUNTRY',
      'IP_ADDRESS',
      'IP_BIN_COUNTRY_MISMATCH',
      'UNUSUALLY_LARGE_AMOUNT',
      'VELOCITY_CHECK',
    ]);
    const { result } = body;
    expect([result.effect, result.stopped.payments, result.listed]).toEqual(['REPORTS', recordsCount, recordsCount]);
    expect([result.added.payments, result.removed.payments]).toEqual([0, 0]);
    expect(result.inForce).toMatchObject({ payments: recordsCount, amounts: result.stopped.amounts });
    expect(result.days).toHaveLength(90);
    expect(result.days.reduce((sum: number, day: { stopped: number }) => sum + day.stopped, 0)).toBe(recordsCount);
  });

  it('says what became of the payments, and what the rules in force would have stopped', async () => {
    await kit.rules({ unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '300.00', mode: 'PASSIVE' });
    const from = { customerIpAddress: '203.0.113.241' };
    const kept = (await kit.pay(good, { ...from, amount: '200.00' })).body.receiptNumber;
    const refunded = (await kit.pay(good, { ...from, amount: '400.00' })).body.receiptNumber;
    const declined = (await kit.pay(bad, { ...from, amount: '400.00' })).body.receiptNumber;
    await kit.server.services.owner.query(`update app.transaction set status = 'REFUNDED' where receipt_number = $1`, [
      refunded,
    ]);
    const rules = { ...switchedOffRules, unusuallyLargeAmount: true, unusuallyLargeAmountLimit: '150.00' };
    const { backTestId, result } = await tested({ ...rules, unusuallyLargeAmountLimit: '202.00' });
    const outcomes = Object.fromEntries(
      result.outcomes.map((item: { outcome: string; payments: number }) => [item.outcome, item.payments]),
    );
    expect(outcomes).toMatchObject({ GOOD: 1, REFUNDED: 1, DECLINED: 1 });
    expect([result.stopped.payments, result.inForce.payments, result.added.payments]).toEqual([3, 2, 1]);
    // With the surcharge of 1.5 %
    expect(result.added.amounts).toEqual([{ amount: '203.00', currency: 'AUD', displayAmount: '$203.00' }]);
    expect(receipts(await paymentsOf(backTestId))).toEqual([declined, refunded, kept]);
    expect(receipts(await paymentsOf(backTestId, 'isAdded=true'))).toEqual([kept]);
    expect(receipts(await paymentsOf(backTestId, 'outcome=DECLINED'))).toEqual([declined]);
    expect((await paymentsOf(backTestId, 'rule=CARD_PAN')).recordsCount).toBe(0);
    const today = result.days.at(-1);
    expect(result.busiestDay).toEqual({ day: today.day, stopped: 3, fromOneAddress: 3 });
  });

  it('counts a rule in shadow, which stops nothing', async () => {
    await kit.rules({ enabled: false });
    await kit.pay(good, { customerIpAddress: '203.0.113.241' });
    const rules = { ...switchedOffRules, anonymousIpProxy: true };
    const live = await tested(rules);
    const { result } = await tested({ ...rules, shadowRules: ['ANONYMOUS_IP_PROXY'] });
    expect(result.rules).toMatchObject([{ rule: 'ANONYMOUS_IP_PROXY', isShadow: true }]);
    expect(countOf({ result }, 'ANONYMOUS_IP_PROXY')).toBe(live.result.stopped.payments);
    expect([result.stopped.payments, result.inForce.effect]).toEqual([0, 'NONE']);
  });

  it('of a facility leaves out businesses with rules of their own, and that of a business all others', async () => {
    const ownRules = (values: object) => kit.risk().post('communities/10/fraud-guard-rules/101', values);
    await kit.rules({});
    await kit.pay(good);
    expect((await tested(switchedOffRules)).result.checked.payments).toBeGreaterThan(0);
    expect((await ownRules({ ...switchedOffRules, anonymousIpProxy: true })).status).toBe(200);
    expect((await tested(switchedOffRules)).result.checked.payments).toBe(0);
    expect((await tested({ ...switchedOffRules, businessId: 101 })).result.checked.payments).toBeGreaterThan(0);
    expect((await tested({ ...switchedOffRules, businessId: 102 })).result.checked.payments).toBe(0);
    expect((await kit.risk().post(path, { ...switchedOffRules, businessId: 201 })).status).toBe(404);
  });

  it('is refused with the fields that are wrong, as saving would be', async () => {
    const wrong = await kit.risk().post(path, { ...switchedOffRules, bankCountries: true, cardPanCount: 2 });
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.map(({ field }: { field: string }) => field).toSorted()).toEqual([
      'bankCountriesList',
      'cardPanCount',
    ]);
  });

  it('is cancelled by another of the same user, or by hand while it runs', async () => {
    const first = (await kit.risk().post(path, switchedOffRules)).body;
    const second = (await kit.risk().post(path, switchedOffRules)).body;
    expect((await kit.risk().get(`${path}/${first.backTestId}`)).body.status).toBe('CANCELLED');
    const cancelled = await kit.risk().post(`${path}/${second.backTestId}/cancel`);
    expect([cancelled.status, cancelled.body.status]).toEqual([200, 'CANCELLED']);
    expect((await kit.risk().post(`${path}/${second.backTestId}/cancel`)).status).toBe(409);
    await runSideEffects(kit.server.services);
    expect((await kit.risk().get(`${path}/${second.backTestId}`)).body).toMatchObject({
      status: 'CANCELLED',
      result: null,
    });
  });

  it('is seen by the user alone who started it', async () => {
    const { backTestId } = await tested({ ...switchedOffRules, anonymousIpProxy: true });
    const rights = ['VIEW_FRAUD_GUARD'] as const;
    const other = apiCaller(
      kit.server,
      await kit.server.signIn({ loginName: `other.${backTestId}`, kind: 'CLIENT', communityId: 10, rights }),
    );
    expect((await other.get(`${path}/${backTestId}`)).status).toBe(404);
    expect((await other.get(`${path}/${backTestId}/payments`)).status).toBe(404);
    expect((await other.post(`${path}/${backTestId}/cancel`)).status).toBe(404);
    expect((await tested(switchedOffRules, other)).result.effect).toBe('SUSPENDS');
  });
});
