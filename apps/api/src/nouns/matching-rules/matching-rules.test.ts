import type { MatchingRule } from '@quickportal/contracts/matching-rules/matching-rule';
import type { MatchingRuleCode } from '@quickportal/contracts/rules/reconciliation/matching-rule-codes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';

const VIRTUAL = 'MATCH_TO_VIRTUAL_ACCOUNT';
const NUMBER = 'MATCH_TO_INVOICE_NUMBER';
const REFERENCE = 'MATCH_TO_CUSTOMER_REFERENCE';
const DATE = 'MATCH_TO_AMOUNT_AND_DATE';
const NAME = 'MATCH_TO_NAME_AND_AMOUNT';
const PINNED = 'BILAT_MATCH_TO_BUYER_BUSINESS_CODE';

let server: TestServer;
let operator: SignedIn;
let registrationId: number;
beforeAll(async () => {
  server = await createTestServer();
  const staff = { communityId: null, chooses: 10, rights: ['MANAGE_RECONCILIATION'] } as const;
  operator = await server.signIn({ loginName: 'operator', ...staff });
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('delete from app.matching_rule');
  await server.rows('delete from app.matching_registration');
  const rows = await server.rows<{ id: number }>(
    `insert into app.matching_registration (community_id, business_id, off_system_bsb, created_at, updated_at)
     values (10, 101, '082799', now(), now()) returning id`,
  );
  registrationId = Number(rows[0]?.id);
});

const send = (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', path: string, payload?: object) =>
  server.app.inject({
    method,
    url: `${server.rest}/transaction-matching/${path}`,
    headers: operator.headers,
    ...(payload && { payload }),
  });
const create = (ruleCode: MatchingRuleCode, more: object = {}) =>
  send('POST', `registration/${registrationId}/rule`, { ruleCode, ruleName: ruleCode, ...more });
const rules = async () => (await send('GET', `registration/${registrationId}/rules`)).json<MatchingRule[]>();
const codes = async () => (await rules()).map(({ ruleCode, enabled }) => (enabled ? ruleCode : `(${ruleCode})`));
async function withRules(...given: MatchingRuleCode[]) {
  for (const code of given) expect((await create(code)).statusCode).toBe(201);
}
const idOf = async (code: MatchingRuleCode) => (await rules()).find(({ ruleCode }) => ruleCode === code)?.id ?? 0;
const move = async (code: MatchingRuleCode, how: string) =>
  (await send('PATCH', `rule/${await idOf(code)}/${how}`, {})).statusCode;

describe('the rules of a registration', () => {
  it('are added enabled before the pinned one, numbered without gaps [2C086 2C087 2R258]', async () => {
    await withRules(PINNED, VIRTUAL, NUMBER);
    expect(await rules()).toMatchObject([
      { orderNumber: 1, ruleCode: VIRTUAL, enabled: true, isLast: false, tolerance: '0.00', days: 5 },
      { orderNumber: 2, ruleCode: NUMBER, enabled: true, isLast: false },
      { orderNumber: 3, ruleCode: PINNED, enabled: true, isLast: true },
    ]);
  });

  it('are at most five, each code once, also when several are added at once [2R263 2K035]', async () => {
    await withRules(VIRTUAL, NUMBER, REFERENCE, DATE);
    const again = await create(NUMBER);
    expect([again.statusCode, again.json().errors]).toMatchObject([422, [{ field: 'ruleCode' }]]);
    const both = await Promise.all([create(NAME), create(PINNED)]);
    expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await rules()).toHaveLength(5);
  });

  it.each([
    // The first is fixed, the last is pinned: only what is between moves
    [VIRTUAL, 'raise-order', 409],
    [VIRTUAL, 'lower-order', 409],
    [NUMBER, 'raise-order', 409],
    [NUMBER, 'lower-order', 200],
    [REFERENCE, 'raise-order', 200],
    [REFERENCE, 'lower-order', 409],
    [PINNED, 'raise-order', 409],
    [PINNED, 'lower-order', 409],
  ] as const)('of four: %s, %s: %i [2C089 2C090 2R261]', async (code, how, status) => {
    await withRules(VIRTUAL, NUMBER, REFERENCE, PINNED);
    expect(await move(code, how)).toBe(status);
    const moved = [VIRTUAL, REFERENCE, NUMBER, PINNED];
    expect(await codes()).toEqual(status === 200 ? moved : [VIRTUAL, NUMBER, REFERENCE, PINNED]);
  });

  it('without the pinned one move down to the last place [2R257 2R262]', async () => {
    await withRules(VIRTUAL, NUMBER, REFERENCE);
    expect(await move(NUMBER, 'lower-order')).toBe(200);
    expect(await move(NUMBER, 'lower-order')).toBe(409);
    expect(await codes()).toEqual([VIRTUAL, REFERENCE, NUMBER]);
  });

  it('are paused and resumed, once each [2C091 2C092 2R256]', async () => {
    await withRules(VIRTUAL, NUMBER);
    expect(await move(NUMBER, 'unpause-rule')).toBe(409);
    expect(await move(NUMBER, 'pause-rule')).toBe(200);
    expect(await move(NUMBER, 'pause-rule')).toBe(409);
    expect(await codes()).toEqual([VIRTUAL, `(${NUMBER})`]);
    expect(await move(NUMBER, 'unpause-rule')).toBe(200);
    expect(await codes()).toEqual([VIRTUAL, NUMBER]);
  });

  it('with the pinned one: that is locked until it is alone [2R259 2R260]', async () => {
    await withRules(PINNED, VIRTUAL);
    const id = await idOf(PINNED);
    expect([await move(PINNED, 'pause-rule'), (await send('DELETE', `rule/${id}`)).statusCode]).toEqual([409, 409]);
    expect((await send('PATCH', `rule/${id}`, { ruleName: 'Changed' })).statusCode).toBe(409);
    expect((await send('DELETE', `rule/${await idOf(VIRTUAL)}`)).statusCode).toBe(204);
    expect(await rules()).toMatchObject([{ ruleCode: PINNED, orderNumber: 1, isLast: true }]);
    expect([await move(PINNED, 'pause-rule'), await move(PINNED, 'unpause-rule')]).toEqual([200, 200]);
    expect((await send('DELETE', `rule/${id}`)).statusCode).toBe(204);
  });

  it('are deleted, and those behind move up [2C088 2R161]', async () => {
    await withRules(VIRTUAL, NUMBER, PINNED);
    expect((await send('DELETE', `rule/${await idOf(VIRTUAL)}?version=9`)).statusCode).toBe(409);
    expect((await send('DELETE', `rule/${await idOf(VIRTUAL)}`)).statusCode).toBe(204);
    expect((await rules()).map(({ orderNumber }) => orderNumber)).toEqual([1, 2]);
    expect(await codes()).toEqual([NUMBER, PINNED]);
  });

  it('are saved with their parameters in the version that was read', async () => {
    await withRules(VIRTUAL, DATE);
    const id = await idOf(DATE);
    const values = { ruleName: 'By date', ruleDescription: 'Due that week', tolerance: '1.50', days: 7 };
    const saved = await send('PATCH', `rule/${id}`, { ...values, version: 1 });
    expect(saved.json()).toMatchObject({ ...values, version: 2 });
    expect((await send('PATCH', `rule/${id}`, { ...values, version: 1 })).statusCode).toBe(409);
    const same = await send('PATCH', `rule/${id}`, { ...values, version: 2 });
    expect(same.json().errors).toEqual([{ field: '', messages: ['No changes detected.'] }]);
    const tooMuch = await send('PATCH', `rule/${id}`, { ...values, tolerance: '100.01' });
    expect(tooMuch.json().errors).toEqual([{ field: 'tolerance', messages: ['Enter at most 100.00.'] }]);
    const form = await server.app.inject({
      url: `${server.rest}/forms/patch/transaction-matching/rule/${id}`,
      headers: operator.headers,
    });
    expect(form.json()['x-form'].values).toMatchObject({ ...values, version: 2 });
  });

  it('keep an order without gaps when moves and deletions meet', async () => {
    await withRules(VIRTUAL, NUMBER, REFERENCE, DATE, PINNED);
    const [number, reference, date] = [await idOf(NUMBER), await idOf(REFERENCE), await idOf(DATE)];
    await Promise.all([
      send('PATCH', `rule/${number}/lower-order`, {}),
      send('PATCH', `rule/${date}/raise-order`, {}),
      send('DELETE', `rule/${reference}`),
      send('PATCH', `rule/${date}/raise-order`, {}),
    ]);
    expect((await rules()).map(({ orderNumber }) => orderNumber)).toEqual([1, 2, 3, 4]);
    expect((await codes()).at(0)).toBe(VIRTUAL);
    expect((await codes()).at(-1)).toBe(PINNED);
  });
});
