import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { switchedOffRules } from '../../testing/switched-off-rules.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let admin: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['MANAGE_FRAUD_GUARD'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
  const staff = { loginName: 'admin', kind: 'STAFF', communityId: null, rights, chooses: 10 } as const;
  admin = apiCaller(server, await server.signIn(staff));
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.owner.query('delete from app.fraud_guard_rules; delete from app.fraud_bin_testing_mode');
});

/** Only the declined card is checked. */
const enteredRules = { ...switchedOffRules, cardPan: true, cardPanCount: 4, cardPanTime: 12 };
const rules = 'communities/10/fraud-guard-rules';
const errorsOf = (response: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((response.body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const audited = async () =>
  (
    await server.services.owner.query<{ action: string; before: unknown; after: unknown }>(
      `select action, before, after from app.audit_entry where object_type = 'fraud-guard-rules' order by id desc limit 1`,
    )
  ).rows[0];

describe('the fraud guard rules of a facility', () => {
  it('are off before any are saved, and are what was saved afterwards [1C049 1C050 1R024]', async () => {
    const before = await officer.get(rules);
    expect([before.status, before.body.enabled, before.body.version]).toEqual([200, false, null]);
    const saved = await officer.post(rules, enteredRules);
    expect(saved.status, saved.raw).toBe(200);
    expect(saved.body).toMatchObject({ ...enteredRules, version: 1, binTestingCode: null });
    expect((await officer.get(rules)).body).toEqual(saved.body);
    expect(await audited()).toMatchObject({ action: 'fraud-guard.save-facility-rules', after: { cardPanCount: 4 } });
  });

  it('take the rules object as their body, and show what was changed in the audit trail [1R197]', async () => {
    const { body } = await officer.post(rules, enteredRules);
    const changed = await officer.post(rules, { ...enteredRules, cardPanCount: 5, version: body.version });
    expect(changed.body).toMatchObject({ cardPanCount: 5, version: 2 });
    expect(await audited()).toMatchObject({ before: { cardPanCount: 4 }, after: { cardPanCount: 5 } });
    const same = await officer.post(rules, { ...enteredRules, cardPanCount: 5, version: 2 });
    expect(errorsOf(same)).toEqual({ '': 'No changes detected.' });
    const late = await officer.post(rules, { ...enteredRules, cardPanCount: 6, version: 1 });
    expect([late.status, late.body.current.cardPanCount]).toEqual([409, 5]);
  });

  it.each([
    ['cardPanCount', 2, 51, 'The count must be from 3 to 50.'],
    ['ipAddressCount', 2, 51, 'The count must be from 3 to 50.'],
  ] as const)('take 3 to 50 declined payments in %s [1R129 1R131 1K024]', async (field, below, above, message) => {
    for (const wrong of [below, above])
      expect(errorsOf(await officer.post(rules, { ...enteredRules, [field]: wrong }))).toEqual({ [field]: message });
    for (const right of [3, 50])
      expect((await officer.post(rules, { ...enteredRules, [field]: right })).status).toBe(200);
  });

  it.each(['cardPanTime', 'ipAddressTime'] as const)('take 1 to 24 hours in %s [1R130 1R132 1K025]', async (field) => {
    for (const wrong of [0, 25])
      expect(errorsOf(await officer.post(rules, { ...enteredRules, [field]: wrong }))).toEqual({
        [field]: 'Hours must be from 1 to 24.',
      });
    for (const right of [1, 24])
      expect((await officer.post(rules, { ...enteredRules, [field]: right })).status).toBe(200);
  });

  it('take 2 to 50 approvals of one card [1R133 1K028]', async () => {
    for (const wrong of [1, 51])
      expect(errorsOf(await officer.post(rules, { ...enteredRules, velocityCheckLimit: wrong }))).toEqual({
        velocityCheckLimit: 'The count must be from 2 to 50.',
      });
    for (const right of [2, 50])
      expect((await officer.post(rules, { ...enteredRules, velocityCheckLimit: right })).status).toBe(200);
  });

  it('know the codes of modes and country lists, and no others [1K019 1K021]', async () => {
    for (const mode of ['ACTIVE', 'PASSIVE'])
      for (const bankCountriesType of ['BLACKLISTED', 'ALLOWED'])
        expect((await officer.post(rules, { ...enteredRules, mode, bankCountriesType })).status).toBe(200);
    const wrong = await officer.post(rules, { ...enteredRules, mode: 'OFF', customerCountriesType: 'NONE' });
    expect(Object.keys(errorsOf(wrong)).toSorted()).toEqual(['customerCountriesType', 'mode']);
  });

  it('name countries that there are, each once, and at least one where the rule is on', async () => {
    const bank = { ...enteredRules, bankCountries: true };
    expect(errorsOf(await officer.post(rules, { ...bank, bankCountriesList: ['XX'] }))).toEqual({
      'bankCountriesList[0]': 'Choose a country from the list.',
    });
    expect(errorsOf(await officer.post(rules, { ...bank, bankCountriesList: ['KP', 'KP'] }))).toEqual({
      bankCountriesList: 'A country is listed twice.',
    });
    expect(Object.keys(errorsOf(await officer.post(rules, { ...bank, bankCountriesList: [] })))).toEqual([
      'bankCountriesList',
    ]);
    const other = await officer.post(rules, { ...bank, bankCountriesList: ['NZ', 'AU'] });
    expect(other.body.bankCountriesList).toEqual(['AU', 'NZ']);
  });

  it('show and take the BIN testing mode from staff only [1R121 1R164 1K020]', async () => {
    for (const binTestingCode of ['ALERT_ONLY', 'ALERT_AND_BLACKLIST', 'OFF'])
      expect((await admin.post(rules, { ...enteredRules, binTestingCode })).body.binTestingCode).toBe(binTestingCode);
    await admin.post(rules, { ...enteredRules, binTestingCode: 'ALERT_ONLY' });
    expect((await officer.get(rules)).body.binTestingCode).toBeNull();
    const refused = await officer.post(rules, { ...enteredRules, binTestingCode: 'OFF' });
    expect(errorsOf(refused)).toEqual({ binTestingCode: 'Only staff can change the BIN testing mode.' });
    // Nor does a refusal tell which mode it is
    const guessed = await officer.post(rules, { ...enteredRules, binTestingCode: 'ALERT_ONLY' });
    expect(errorsOf(guessed)).toEqual({ binTestingCode: 'Only staff can change the BIN testing mode.' });
    await officer.post(rules, { ...enteredRules, cardPanCount: 9 });
    expect((await admin.get(rules)).body).toMatchObject({ binTestingCode: 'ALERT_ONLY', cardPanCount: 9 });
  });

  it('have audit entries of their BIN testing mode that only staff can open [1R164]', async () => {
    await admin.post(rules, { ...enteredRules, binTestingCode: 'ALERT_ONLY' });
    const { rows } = await server.services.owner.query(
      `select object_type, needed_rights, after::text like '%binTestingCode%' as "hasMode" from app.audit_entry
       where action = 'fraud-guard.save-facility-rules' order by id desc limit 2`,
    );
    expect(rows).toEqual([
      { object_type: 'fraud-guard-rules', needed_rights: ['VIEW_FRAUD_GUARD', 'MANAGE_FRAUD_GUARD'], hasMode: false },
      { object_type: 'bin-testing-mode', needed_rights: ['VIEW_OPERATIONS', 'MANAGE_OPERATIONS'], hasMode: true },
    ]);
  });

  it('can have a limit for unusually large amounts, above zero', async () => {
    const saved = await officer.post(rules, { ...enteredRules, unusuallyLargeAmountLimit: '2500.00' });
    expect(saved.body.unusuallyLargeAmountLimit).toBe('2500.00');
    const zero = await officer.post(rules, { ...enteredRules, unusuallyLargeAmountLimit: '0.00' });
    expect(Object.keys(errorsOf(zero))).toEqual(['unusuallyLargeAmountLimit']);
    const none = await officer.post(rules, { ...enteredRules, unusuallyLargeAmountLimit: null });
    expect(none.body.unusuallyLargeAmountLimit).toBeNull();
  });

  it('are changed only by users with access to all businesses', async () => {
    const rights = ['MANAGE_FRAUD_GUARD'] as const;
    const clerk = apiCaller(
      server,
      await server.signIn({ loginName: 'clerk', kind: 'CLIENT', communityId: 10, rights, businessIds: [102] }),
    );
    expect((await clerk.get(rules)).status).toBe(200);
    expect((await clerk.post(rules, enteredRules)).status).toBe(403);
  });

  it('begin with the current values in their form', async () => {
    await officer.post(rules, enteredRules);
    const form = await officer.get('forms/post/communities/10/fraud-guard-rules');
    expect(form.body['x-form'].values).toMatchObject({ cardPanCount: 4, version: 1 });
    expect(form.body['x-form'].values).not.toHaveProperty('binTestingCode');
  });
});

describe('the fraud guard rules of a business', () => {
  const own = (businessId: number) => `${rules}/${businessId}`;

  it('are added, changed and deleted apart from those of the facility [1C051 1C052 1C053]', async () => {
    expect((await officer.get(own(101))).status).toBe(404);
    const added = await officer.post(own(101), { ...enteredRules, mode: 'PASSIVE' });
    expect(added.status, added.raw).toBe(200);
    expect(added.body).toMatchObject({ mode: 'PASSIVE', version: 1 });
    expect((await officer.get(rules)).body.version).toBeNull();
    expect((await officer.get(own(101))).body).toEqual(added.body);
    expect((await officer.delete(`${own(101)}?version=9`)).status).toBe(409);
    expect((await officer.delete(`${own(101)}?version=1`)).status).toBe(204);
    expect((await officer.get(own(101))).status).toBe(404);
    expect(await audited()).toMatchObject({ action: 'fraud-guard.delete-business-rules', before: { mode: 'PASSIVE' } });
  });

  it('have the stricter BIN testing mode of facility and business, also after a facility user deleted them', async () => {
    const first = await admin.post(own(101), { ...enteredRules, binTestingCode: 'ALERT_ONLY' });
    await admin.post(rules, { ...enteredRules, binTestingCode: 'ALERT_AND_BLACKLIST' });
    const modeOf = async () => (await admin.get(own(101))).body.binTestingCode;
    expect([first.body.binTestingCode, await modeOf()]).toEqual(['ALERT_ONLY', 'ALERT_AND_BLACKLIST']);
    const milder = await admin.post(own(101), { ...enteredRules, binTestingCode: 'OFF' });
    expect(errorsOf(milder)).toEqual({
      binTestingCode:
        'The BIN testing mode of the facility, Alert and Decline, applies to all of its businesses. Choose it or a stricter one.',
    });
    await admin.post(rules, { ...enteredRules, binTestingCode: 'OFF' });
    expect(await modeOf()).toBe('ALERT_ONLY');
    await officer.delete(own(101));
    await officer.post(own(101), enteredRules);
    expect(await modeOf()).toBe('ALERT_ONLY');
    await admin.delete(own(101));
    await officer.post(own(101), enteredRules);
    expect(await modeOf()).toBe('OFF');
  });

  it('carry businessName, name, code and id [1R025 1R078]', async () => {
    const { body } = await officer.post(own(101), enteredRules);
    expect(body).toMatchObject({ id: 101, name: body.businessName, code: expect.stringMatching(/./) });
    expect(body.businessName).not.toBe('');
  });

  it('are listed five to a page, by name [1C054 1R198 1K041]', async () => {
    await server.services.owner.query(
      `insert into app.business (community_id, id, name, code, kind, settlement_currency, created_at, updated_at)
       select 10, 700 + n, 'Zebra ' || n, 'ZEBRA' || n, 'SUPPLIER', 'AUD', now(), now() from generate_series(1, 6) n
       on conflict do nothing`,
    );
    for (const businessId of [706, 705, 704, 703, 702, 701]) await officer.post(own(businessId), enteredRules);
    const first = (await officer.get(`${rules}/businesses`)).body;
    expect([first.recordsCount, first.pageSize, first.items.length]).toEqual([6, 5, 5]);
    expect(first.items.map(({ name }: { name: string }) => name)).toEqual([1, 2, 3, 4, 5].map((n) => `Zebra ${n}`));
    const second = (await officer.get(`${rules}/businesses?page=2`)).body;
    expect(second.items.map(({ id }: { id: number }) => id)).toEqual([706]);
  });

  it('leave out of the business search those that have some [1C056 1R136]', async () => {
    const offered = async () =>
      (await officer.get('businesses/search?communityId=10&flNoFraudGuard=true')).body.items.map(
        ({ businessId }: { businessId: number }) => businessId,
      );
    expect(await offered()).toContain(101);
    await officer.post(own(101), enteredRules);
    expect(await offered()).not.toContain(101);
  });

  it('are not found for a business of another community', async () => {
    const path = own(201);
    for (const response of [
      await officer.get(path),
      await officer.post(path, enteredRules),
      await officer.delete(path),
    ])
      expect(response.status).toBe(404);
  });

  it('are saved once where two users add them at the same time, and the other is shown what was saved', async () => {
    const added = { ...enteredRules, version: null };
    const both = await Promise.all([officer.post(own(101), added), admin.post(own(101), added)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = both.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ type: expect.stringMatching(/lost-update$/), current: { version: 1 } });
    expect((await officer.get(own(101))).body.version).toBe(1);
  });

  it('are not replaced by a user who adds them after another did', async () => {
    const first = await admin.post(own(101), { ...enteredRules, cardPanCount: 7, version: null });
    const second = await officer.post(own(101), { ...enteredRules, version: null });
    expect([second.status, second.body.current]).toEqual([409, { ...first.body, binTestingCode: null }]);
    expect((await officer.post(own(101), { ...enteredRules, version: 1 })).body.version).toBe(2);
  });

  it('are not added again by a user who changes rules that were deleted', async () => {
    const late = await officer.post(own(101), { ...enteredRules, version: 1 });
    expect([late.status, late.body.detail]).toEqual([
      409,
      'These rules were deleted in the meantime. Reload the page.',
    ]);
  });

  it('begin with those of the facility in their form, and with the version of none', async () => {
    await officer.post(rules, enteredRules);
    const form = await officer.get('forms/post/communities/10/fraud-guard-rules/101');
    expect(form.body['x-form'].values).toMatchObject({ cardPanCount: 4, version: null });
  });
});
