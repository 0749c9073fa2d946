import type { Right } from '@quickportal/contracts/access/rights';
import type { MerchantChoiceRouting } from '@quickportal/contracts/merchant-choice-routing/merchant-choice-routing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { acceptDebitCards, insertAuMerchant } from '../settlement-accounts/settlement-accounts.fixture.ts';
import { insertAuBankAccount } from '../supplier-accounts/supplier-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let viewer: ApiCaller;
let account: number;
const user = async (loginName: string, rights: readonly Right[], businessIds?: number[]) =>
  apiCaller(server, await server.signIn({ loginName, communityId: 10, rights, ...(businessIds && { businessIds }) }));
beforeAll(async () => {
  server = await createTestServer();
  manager = await user('manager', ['MANAGE_CARD_ROUTING']);
  viewer = await user('viewer', ['VIEW_SETTLEMENT_ACCOUNTS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.merchant_choice_routing; delete from app.proposal; delete from app.payment_term;
     delete from app.settlement_au_merchant; delete from app.settlement_au_bank; delete from app.accepted_card;
     delete from app.settlement_account where kind in ('AU_MERCHANT', 'AU_BANK'); delete from app.facility_limit`,
  );
  account = await insertAuMerchant(server.services.owner, { merchantId: '22814410' });
  await acceptDebitCards(server.services.owner);
});

const pathOf = (id = account) => `business-settlement-accounts/101/${id}/mcr-configuration`;
const found = async () => (await viewer.get(pathOf())).body as MerchantChoiceRouting;
const RULES = { mastercardRule: 'THRESHOLD_AND_BELOW', mastercardThreshold: '200', visaRule: 'ALL' };
const save = (body: object = RULES, by = manager) => by.post(pathOf(), body);
const errorsOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));

describe('the routing of a merchant account', () => {
  it('is none until one is saved [2C097]', async () => {
    expect(await found()).toEqual({
      accountId: account,
      merchantId: '22814410',
      merchantName: 'HARBOUR CITY WATER',
      mastercardRule: 'NONE',
      mastercardThreshold: null,
      visaRule: 'NONE',
      visaThreshold: null,
      version: 1,
    });
  });

  it('is saved with an audit entry, as a new version [2C098 2E007]', async () => {
    const saved = await save({ ...RULES, visaThreshold: 'nonsense', version: 1 });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { mastercardThreshold: '200.00', visaRule: 'ALL', visaThreshold: null, version: 2 },
    ]);
    expect(await found()).toMatchObject({ mastercardRule: 'THRESHOLD_AND_BELOW', version: 2 });
    const [entry] = await server.rows<{ before: object; after: object }>(
      `select before, after from app.audit_entry where action = 'merchant-choice-routing.save' order by id desc limit 1`,
    );
    expect(entry).toEqual({
      before: { Mastercard: 'None', Visa: 'None' },
      after: { Mastercard: 'Threshold and below, $200.00', Visa: 'All' },
    });
    expect((await save({ mastercardRule: 'NONE', visaRule: 'NONE', version: 1 })).status).toBe(409);
    expect((await save({ mastercardRule: 'NONE', visaRule: 'NONE', version: 2 })).body.version).toBe(3);
  });

  it('refuses a threshold at its field, and a save that changes nothing', async () => {
    expect(errorsOf(await save({ ...RULES, mastercardThreshold: null }))).toEqual({ mastercardThreshold: 'Required.' });
    expect(errorsOf(await save({ ...RULES, mastercardThreshold: '1,50' }))).toEqual({
      mastercardThreshold: 'Enter a dollar amount such as 1.00.',
    });
    await server.rows(
      `insert into app.facility_limit (community_id, currency, minimum_amount, maximum_amount, updated_at)
       values (10, 'AUD', 100, 10000, now())`,
    );
    expect(errorsOf(await save())).toEqual({
      mastercardThreshold: 'Enter at most $100.00 AUD, the maximum of card payments.',
    });
    expect(errorsOf(await save({ mastercardRule: 'NONE', visaRule: 'NONE' }))).toEqual({ '': 'No changes detected.' });
  });

  it.each([
    [
      'a disabled account',
      `update app.settlement_account set status = 'DISABLED'`,
      'The merchant account is disabled.',
    ],
    [
      'a business without debit cards',
      'delete from app.accepted_card',
      'The business takes no debit cards of Mastercard or Visa.',
    ],
  ])('of %s is 409', async (_, change, detail) => {
    await server.rows(change);
    const refused = await save();
    expect([refused.status, refused.body.detail]).toEqual([409, detail]);
  });

  it('is of AU merchant accounts of the business only, and changed by those who may', async () => {
    const bank = await insertAuBankAccount(server.services.owner);
    expect((await viewer.get(pathOf(bank))).status).toBe(404);
    expect((await viewer.get(`business-settlement-accounts/102/${account}/mcr-configuration`)).status).toBe(404);
    expect((await save(RULES, viewer)).status).toBe(403);
    const kept = await user('kept', ['MANAGE_CARD_ROUTING'], [102]);
    expect((await save(RULES, kept)).status).toBe(404);
  });

  it('waits for a second person where the settings of the community need one', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
       on conflict (community_id) do update set settings_need_second_person = true`,
    );
    try {
      const approver = await user('approver', ['APPROVE_REQUESTS', 'MANAGE_CARD_ROUTING']);
      const waits = await save();
      expect([waits.status, (await found()).visaRule]).toEqual([202, 'NONE']);
      const { version } = (await approver.get(`proposals/${waits.body.proposalId}`)).body;
      expect((await approver.post(`proposals/${waits.body.proposalId}/approve`, { version })).status).toBe(200);
      expect((await found()).visaRule).toBe('ALL');
    } finally {
      await server.rows('update app.community_setting set settings_need_second_person = false');
    }
  });
});
