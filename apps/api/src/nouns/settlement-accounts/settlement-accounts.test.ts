import type { Right } from '@quickportal/contracts/access/rights';
import type { SettlementAccounts } from '@quickportal/contracts/settlement-accounts/settlement-account';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { SignedIn } from '../../testing/test-user.ts';
import { insertAuBankAccount, insertNzAccount } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { acceptDebitCards, insertAuMerchant } from './settlement-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let viewer: ApiCaller;
let bank: number;
let merchant: number;
let seeing: SignedIn;
const user = async (loginName: string, rights: readonly Right[], businessIds?: number[]) =>
  apiCaller(server, await server.signIn({ loginName, communityId: 10, rights, ...(businessIds && { businessIds }) }));
beforeAll(async () => {
  server = await createTestServer();
  manager = await user('manager', ['MANAGE_SETTLEMENT_ACCOUNTS']);
  seeing = await server.signIn({ loginName: 'viewer', communityId: 10, rights: ['VIEW_SETTLEMENT_ACCOUNTS'] });
  viewer = apiCaller(server, seeing);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal; delete from app.settlement_au_bank; delete from app.settlement_au_merchant;
     delete from app.settlement_tandem_merchant;
     delete from app.settlement_nz_bank; delete from app.settlement_nz_merchant; delete from app.accepted_card;
     delete from app.payment_term; delete from app.linked_merchant;
     delete from app.settlement_account where kind in ('AU_BANK', 'AU_MERCHANT', 'TANDEM_MERCHANT', 'NZ_BANK', 'NZ_MERCHANT');
     update app.business set settlement_currency = 'AUD' where id = 101`,
  );
  const { owner } = server.services;
  bank = await insertAuBankAccount(owner);
  merchant = await insertAuMerchant(owner, { merchantId: '22814410' });
  await acceptDebitCards(owner);
});

const PATH = 'business-settlement-accounts/101';
const NAMES = `${PATH}/au-bank-accounts/update-remitter-names`;
const found = async (query = '', by = viewer) => (await by.get(`${PATH}${query}`)).body as SettlementAccounts;
const save = (remitterNames: object[], more: object = {}) => manager.post(NAMES, { remitterNames, ...more });
const errorsOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));

describe('the settlement accounts of a business', () => {
  it('are its merchant accounts and its bank accounts, masked [2C096 2E035 2E036]', async () => {
    expect(await found()).toEqual({
      businessId: 101,
      businessName: expect.any(String),
      businessCode: expect.any(String),
      currency: '1',
      accountType: 'ALL',
      merchantAccounts: [
        {
          accountId: merchant,
          accountAlias: 'Cards 22814410',
          settlementAccount: '062-000 •••702',
          enabled: true,
          merchantId: '22814410',
          merchantName: 'HARBOUR CITY WATER',
          location: 'Newcastle',
          kind: 'AU_MERCHANT',
          linked: false,
          mcrAvailable: true,
        },
      ],
      bankAccounts: [
        {
          accountId: bank,
          accountAlias: 'Bank',
          settlementAccount: null,
          enabled: true,
          kind: 'AU_BANK',
          payeeReference: '',
          remitterName: '',
          accountType: null,
          debitUserId: null,
        },
      ],
      mcrEnabled: true,
      businessEntityLabelSingular: 'Business',
      version: 2,
    });
  });

  it('are searched by currency and account option [2R356 2R393 2R357]', async () => {
    const nz = await insertNzAccount(server.services.owner, 'NZ_BANK');
    const idsOf = async (query: string) => {
      const { merchantAccounts, bankAccounts } = await found(query);
      return [merchantAccounts, bankAccounts].map((list) => list.map(({ accountId }) => accountId));
    };
    expect(await idsOf('?currency=1')).toEqual([[merchant], [bank]]);
    expect(await idsOf('?accountType=MERCHANT')).toEqual([[merchant], []]);
    expect(await idsOf('?accountType=BANK')).toEqual([[], [bank]]);
    expect(await idsOf('?currency=3')).toEqual([[], [nz]]);
    await server.rows(`update app.business set settlement_currency = 'NZD' where id = 101`);
    expect((await found()).currency).toBe('3');
    for (const query of ['?currency=2', '?accountType=CARDS'])
      expect((await viewer.get(`${PATH}${query}`)).status).toBe(422);
  });

  it.each([
    ['no debit card is taken', `delete from app.accepted_card`],
    [
      'its merchant account is disabled',
      `update app.settlement_account set status = 'DISABLED' where kind = 'AU_MERCHANT'`,
    ],
  ])('have no merchant choice routing where %s', async (_, change) => {
    await server.rows(change);
    const { mcrEnabled, merchantAccounts } = await found();
    expect([mcrEnabled, merchantAccounts.map(({ mcrAvailable }) => mcrAvailable)]).toEqual([false, [false]]);
  });

  it('are called as the facility calls its businesses', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, supplier_label_singular, updated_at) values (10, 'Academy', now())
       on conflict (community_id) do update set supplier_label_singular = 'Academy'`,
    );
    expect((await found()).businessEntityLabelSingular).toBe('Academy');
  });
});

describe('remitter names', () => {
  it('are saved with an audit entry, as a new version of the account [2C099]', async () => {
    const { version } = await found();
    const saved = await save([{ accountId: bank, remitterName: 'HC RATES' }], { version });
    expect([saved.status, saved.body]).toMatchObject([
      200,
      { bankAccounts: [{ remitterName: 'HC RATES' }], version: version + 1 },
    ]);
    const [entry] = await server.rows<{ description: string; before: object; after: object }>(
      `select description, before, after from app.audit_entry
       where action = 'settlement-accounts.update-remitter-names' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({ before: { Bank: '' }, after: { Bank: 'HC RATES' } });
    expect(entry?.description).toContain('Remitter names of');
  });

  it('refuse a version that is not the current one', async () => {
    const refused = await save([{ accountId: bank, remitterName: 'HC RATES' }], { version: 9 });
    expect([refused.status, refused.body.current.version]).toEqual([409, 2]);
  });

  it.each([
    ['R'.repeat(17), 'remitterNames[0].remitterName'],
    ['Café', 'remitterNames[0].remitterName'],
  ])('refuse "%s" at its field', async (remitterName, field) => {
    const refused = await save([{ accountId: bank, remitterName }]);
    expect([refused.status, Object.keys(errorsOf(refused))]).toEqual([422, [field]]);
  });

  it('refuse accounts of another kind or business, the same account twice and no change', async () => {
    const other = await save([
      { accountId: bank, remitterName: 'HC RATES' },
      { accountId: merchant, remitterName: 'X' },
    ]);
    expect(errorsOf(other)).toEqual({ 'remitterNames[1].accountId': 'Choose an AU bank account of the business.' });
    const twice = await save([
      { accountId: bank, remitterName: 'ONE' },
      { accountId: bank, remitterName: 'TWO' },
    ]);
    expect(twice.status).toBe(422);
    expect(errorsOf(await save([{ accountId: bank, remitterName: '' }]))).toEqual({ '': 'No changes detected.' });
    expect((await found()).bankAccounts[0]?.remitterName).toBe('');
  });

  it('wait for a second person where the settings of the community need one', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
       on conflict (community_id) do update set settings_need_second_person = true`,
    );
    try {
      const approver = await user('approver', ['APPROVE_REQUESTS', 'MANAGE_SETTLEMENT_ACCOUNTS']);
      const waits = await save([{ accountId: bank, remitterName: 'HC RATES' }]);
      expect([waits.status, (await found()).bankAccounts[0]?.remitterName]).toEqual([202, '']);
      const { version, propertyDifferences } = (await approver.get(`proposals/${waits.body.proposalId}`)).body;
      expect(propertyDifferences).toEqual([
        { propertyName: 'Bank', existingValue: null, modifiedValue: 'HC RATES', different: true },
      ]);
      const approved = await approver.post(`proposals/${waits.body.proposalId}/approve`, { version });
      expect([approved.status, (await found()).bankAccounts[0]?.remitterName]).toEqual([200, 'HC RATES']);
    } finally {
      await server.rows('update app.community_setting set settings_need_second_person = false');
    }
  });

  it('are read only for those who may not change them, and out of reach of other businesses', async () => {
    expect((await viewer.post(NAMES, { remitterNames: [{ accountId: bank, remitterName: 'X' }] })).status).toBe(403);
    const kept = await user('kept', ['MANAGE_SETTLEMENT_ACCOUNTS'], [102]);
    expect((await kept.get(PATH)).status).toBe(404);
    expect((await kept.post(NAMES, { remitterNames: [{ accountId: bank, remitterName: 'X' }] })).status).toBe(404);
  });
});

describe('the export of merchants', () => {
  const exporting = (body: object) => viewer.post('merchant-export', body);
  const ready = (exportId: number) => viewer.get(`merchant-export?exportId=${exportId}`);

  it('has the columns of the Merchant Definition File for the accounts of a business', async () => {
    const started = await exporting({ businessId: 101, accountType: 'MERCHANT', currency: '1' });
    expect(started.status).toBe(202);
    await server.runSideEffects();
    const { status, body } = await ready(started.body.exportId);
    expect(status).toBe(201);
    const file = await server.app.inject({ url: body.downloadUrl as string, headers: seeing.headers });
    const [heading, ...lines] = file.body.trim().split(/\r?\n/);
    expect(heading?.split(',')).toHaveLength(15);
    expect(lines).toEqual([expect.stringContaining('22814410,HARBOUR CITY WATER')]);
    expect(lines[0]).toContain('062000');
  });

  it('refuses a business that the user does not see', async () => {
    const refused = await exporting({ businessId: 201 });
    expect(Object.keys(errorsOf(refused))).toEqual(['businessId']);
  });
});
