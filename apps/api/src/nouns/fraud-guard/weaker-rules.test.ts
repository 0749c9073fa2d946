import { ruleSwitches } from '@quickportal/contracts/rules/fraud-guard/rule-values';
import { switchableRules } from '@quickportal/contracts/rules/fraud-guard/fraud-guard-rules';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { switchedOffRules } from '../../testing/switched-off-rules.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let approver: ApiCaller;
let admin: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const user = async (loginName: string, rights: readonly ('MANAGE_FRAUD_GUARD' | 'APPROVE_REQUESTS')[]) =>
    apiCaller(server, await server.signIn({ loginName, kind: 'CLIENT', communityId: 10, rights }));
  officer = await user('officer', ['MANAGE_FRAUD_GUARD', 'APPROVE_REQUESTS']);
  approver = await user('approver', ['APPROVE_REQUESTS']);
  admin = apiCaller(
    server,
    await server.signIn({
      loginName: 'admin',
      kind: 'STAFF',
      communityId: null,
      rights: ['MANAGE_FRAUD_GUARD'],
      chooses: 10,
    }),
  );
});
afterAll(() => server.close());

const needSecondPerson = (isOn: boolean) =>
  server.rows(
    `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, $1, now())
     on conflict (community_id) do update set settings_need_second_person = $1`,
    [isOn],
  );
beforeEach(async () => {
  await server.rows('delete from app.proposal');
  await server.rows('delete from app.fraud_guard_rules');
  await server.rows('delete from app.fraud_bin_testing_mode');
  await needSecondPerson(true);
});

const facility = 'communities/10/fraud-guard-rules';
const business = 'communities/10/fraud-guard-rules/102';
const strict = {
  ...switchedOffRules,
  ...Object.fromEntries(Object.values(ruleSwitches).map((field) => [field, true])),
  enabled: true,
  mode: 'ACTIVE',
  cardPanCount: 10,
  cardPanTime: 12,
  ipAddressCount: 10,
  ipAddressTime: 12,
  velocityCheckLimit: 10,
  bankCountriesList: ['IR', 'KP'],
  customerCountriesList: ['IR', 'KP'],
  unusuallyLargeAmountLimit: '1000.00',
};
/** Saves the strict rules, which nothing can be weaker than before any were saved. */
async function saveStrict(path: string): Promise<void> {
  const saved = await officer.post(path, strict);
  expect(saved.status, saved.raw).toBe(200);
}
const kept = async (path: string) => (await officer.get(path)).body;
const decide = async (caller: ApiCaller, proposalId: number, how: 'approve' | 'reject' = 'approve') => {
  const { version } = (await caller.get(`proposals/${proposalId}`)).body;
  return caller.post(`proposals/${proposalId}/${how}`, { version, ...(how === 'reject' && { reason: 'Not now' }) });
};

/** Each rule one step weaker, and one step stricter. */
const directions: [what: string, weaker: object, stricter: object][] = [
  ['mode', { mode: 'PASSIVE' }, {}],
  ['CARD_PAN', { cardPanCount: 11 }, { cardPanCount: 9 }],
  ['CARD_PAN hours', { cardPanTime: 11 }, { cardPanTime: 13 }],
  ['IP_ADDRESS', { ipAddressCount: 11 }, { ipAddressCount: 9 }],
  ['IP_ADDRESS hours', { ipAddressTime: 11 }, { ipAddressTime: 13 }],
  ['VELOCITY_CHECK', { velocityCheckLimit: 11 }, { velocityCheckLimit: 9 }],
  ['BANK_COUNTRIES', { bankCountriesList: ['KP'] }, { bankCountriesList: ['IR', 'KP', 'RU'] }],
  ['CUSTOMER_COUNTRIES', { customerCountriesList: ['KP'] }, { customerCountriesList: ['IR', 'KP', 'RU'] }],
  ['UNUSUALLY_LARGE_AMOUNT', { unusuallyLargeAmountLimit: '1000.01' }, { unusuallyLargeAmountLimit: '999.99' }],
  ...switchableRules.map((rule): [string, object, object] => [`${rule} off`, { [ruleSwitches[rule]]: false }, {}]),
  ...switchableRules.map((rule): [string, object, object] => [`${rule} in shadow`, { shadowRules: [rule] }, {}]),
  ['everything off', { enabled: false }, {}],
];

describe.each([
  ['a facility', facility],
  ['a business', business],
])('the fraud guard rules of %s', (_, path) => {
  it.each(directions)(
    'wait for a second user where %s is weaker, and not where it is stricter',
    async (_what, weaker, stricter) => {
      await saveStrict(path);
      const requested = await officer.post(path, { ...strict, ...weaker, version: 1 });
      expect([requested.status, requested.body], requested.raw).toEqual([202, { proposalId: expect.any(Number) }]);
      expect(await kept(path)).toMatchObject({ ...strict, version: 1, weakeningWaits: true });
      if (Object.keys(stricter).length === 0) return;
      const saved = await officer.post(path, { ...strict, ...stricter, version: 1 });
      expect([saved.status, saved.body]).toEqual([200, expect.objectContaining(stricter)]);
    },
  );

  it.each(directions)('are weakened at once in %s where no second person is needed', async (_what, weaker) => {
    await needSecondPerson(false);
    await saveStrict(path);
    const saved = await officer.post(path, { ...strict, ...weaker, version: 1 });
    expect([saved.status, saved.body], saved.raw).toEqual([
      200,
      expect.objectContaining({ ...weaker, weakeningWaits: false }),
    ]);
  });

  it('become what was requested once another user approves, who sees the differences', async () => {
    await saveStrict(path);
    const weaker = { ...strict, cardPanCount: 50, mode: 'PASSIVE', bankCountriesList: ['KP'], cardPanTime: 24 };
    const { proposalId } = (await officer.post(path, { ...weaker, version: 1 })).body;
    const own = await decide(officer, proposalId);
    expect([own.status, own.body.detail]).toEqual([403, 'You made this request yourself. Another user must decide.']);
    const { body } = await approver.get(`proposals/${proposalId}`);
    expect(body).toMatchObject({ changeType: 'Weaken fraud guard rules', currentUserCanApprove: true });
    expect(body.propertyDifferences).toEqual([
      { propertyName: 'Fraud guard mode', existingValue: 'Active', modifiedValue: 'Passive', different: true },
      { propertyName: 'Declined card count', existingValue: '10', modifiedValue: '50', different: true },
      { propertyName: 'Declined card hours', existingValue: '12', modifiedValue: '24', different: true },
      {
        propertyName: 'Bank countries',
        existingValue: 'Iran, North Korea',
        modifiedValue: 'North Korea',
        different: true,
      },
    ]);
    const approved = await decide(approver, proposalId);
    expect(approved.status, approved.raw).toBe(200);
    expect(await kept(path)).toMatchObject({ ...weaker, version: 2 });
    const [entry] = await server.rows<{ after: object }>(
      `select after from app.audit_entry where object_type = 'fraud-guard-rules' and action like 'fraud-guard.save%'
       order by id desc limit 1`,
    );
    expect(entry?.after).toMatchObject({ cardPanCount: 50, mode: 'PASSIVE' });
  });

  it('are not shown to change where only the order of their countries does', async () => {
    await saveStrict(path);
    await server.rows(`update app.fraud_guard_rules set bank_countries_list = '{KP,IR}'`);
    const { proposalId } = (await officer.post(path, { ...strict, cardPan: false, version: 1 })).body;
    const { body } = await approver.get(`proposals/${proposalId}`);
    expect(body.propertyDifferences).toEqual([
      { propertyName: 'Repeated declined card', existingValue: 'On', modifiedValue: 'Off', different: true },
    ]);
  });

  it('stay as they are where the request is rejected, or the rules were changed meanwhile', async () => {
    await saveStrict(path);
    const weaker = { ...strict, cardPan: false, version: 1 };
    const rejected = (await officer.post(path, weaker)).body.proposalId;
    expect((await decide(approver, rejected, 'reject')).status).toBe(200);
    const stale = (await officer.post(path, weaker)).body.proposalId;
    // One request at a time, but stricter rules never wait for it
    expect((await officer.post(path, weaker)).status).toBe(409);
    expect((await officer.post(path, { ...strict, cardPanCount: 3, version: 1 })).status).toBe(200);
    expect((await decide(approver, stale)).status).toBe(409);
    expect(await kept(path)).toMatchObject({ cardPan: true, cardPanCount: 3, version: 2 });
  });
});

describe('fraud guard rules of a business', () => {
  it('that are its first wait where they are weaker than those of its facility', async () => {
    await saveStrict(facility);
    const requested = await officer.post(business, { ...strict, velocityCheckLimit: 50, version: null });
    expect(requested.status, requested.raw).toBe(202);
    expect((await officer.get(business)).status).toBe(404);
    expect((await decide(approver, requested.body.proposalId)).status).toBe(200);
    expect(await kept(business)).toMatchObject({ velocityCheckLimit: 50, version: 1 });
  });

  it('are deleted after an approval where those of the facility are weaker, and otherwise at once', async () => {
    await saveStrict(business);
    const requested = await officer.delete(`${business}?version=1`);
    expect(requested.status, requested.raw).toBe(202);
    expect(await kept(business)).toMatchObject(strict);
    expect((await decide(approver, requested.body.proposalId)).status).toBe(200);
    expect((await officer.get(business)).status).toBe(404);

    await saveStrict(facility);
    await saveStrict(business);
    expect((await officer.delete(`${business}?version=1`)).status).toBe(204);
  });

  it('wait for staff who work in the community as for its users, whose BIN testing mode is saved by itself', async () => {
    await saveStrict(business);
    const weaker = { ...strict, cardPan: false, version: 1 };
    const both = await admin.post(business, { ...weaker, binTestingCode: 'ALERT_ONLY' });
    expect([both.status, both.body.errors]).toEqual([
      422,
      [
        {
          field: 'binTestingCode',
          messages: ['Save the BIN testing mode without weaker rules, which wait for approval.'],
        },
      ],
    ]);
    expect((await admin.post(business, { ...weaker, binTestingCode: 'OFF' })).status).toBe(202);
  });

  it('are not weakened where no other user could approve it', async () => {
    await saveStrict(business);
    await server.rows(`update app.system_user set status = 'DISABLED' where login_name = 'approver'`);
    const { status, raw } = await officer.post(business, { ...strict, cardPan: false, version: 1 });
    await server.rows(`update app.system_user set status = 'ACTIVE' where login_name = 'approver'`);
    expect([status, raw]).toEqual([422, expect.stringContaining('No one can approve this')]);
  });
});
