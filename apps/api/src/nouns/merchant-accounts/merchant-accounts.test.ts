import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { AU_MERCHANT, insertMerchantAccount, TANDEM } from './merchant-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let authoriser: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const staff = async (loginName: string, rights: readonly ('MANAGE_ACCOUNTS' | 'AUTHORISE_ACCOUNTS')[]) =>
    apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses: 10 }));
  manager = await staff('manager', ['MANAGE_ACCOUNTS']);
  authoriser = await staff('authoriser', ['AUTHORISE_ACCOUNTS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal; delete from app.linked_merchant; delete from app.settlement_au_merchant;
     delete from app.settlement_tandem_merchant;
     delete from app.settlement_account where kind in ('AU_MERCHANT', 'TANDEM_MERCHANT');
     update app.business set dual_authorisation = false`,
  );
  await enableInstruments(server.services.owner, 10, ['TANDEM']);
});

const ACCOUNTS = 'supplier-business/101/accounts';
const MERCHANTS = `${ACCOUNTS}/au-merchant-accounts`;
const TANDEMS = `${ACCOUNTS}/tandem-merchant-accounts`;
const sameAs = (what: 'Id' | 'Name') =>
  `This Merchant Account cannot be enabled as there is already an enabled Merchant Account for this business with the same Merchant ${what}`;
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const messagesOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const inserted = (of: Parameters<typeof insertMerchantAccount>[1] = {}) =>
  insertMerchantAccount(server.services.owner, of);
const listed = async (businessId = 101) =>
  (await manager.get(`supplier-business/${businessId}/accounts/au-merchant-accounts`)).body;
const enable = (id: number) => manager.post(`${ACCOUNTS}/${id}/enable`, {});
const link = (id: number, businessId = 101) =>
  manager.post(`supplier-business/${businessId}/accounts/merchants/${id}/link`);
const linkable = async (query = '') => (await manager.get(`merchants/linkable?businessId=101${query}`)).body;
const withDualAuth = () => server.rows('update app.business set dual_authorisation = true where id = 101');
const approve = async (proposalId: number) => {
  const { version } = (await authoriser.get(`proposals/${proposalId}`)).body;
  return (await authoriser.post(`proposals/${proposalId}/approve`, { version })).status;
};
const statusesOf = (all: readonly { status: number }[]) =>
  all.map(({ status }) => status).toSorted((status, other) => status - other);
const fifteenConflicts = Array.from({ length: 15 }, () => 409);

describe('merchant accounts', () => {
  it('are added and listed with tandem accounts, enabled ones first [3C007 3E004]', async () => {
    const disabled = await inserted({ alias: 'A first one', status: 'DISABLED' });
    const { status, body } = await manager.post(MERCHANTS, AU_MERCHANT);
    expect(status).toBe(201);
    const tandem = (await manager.post(TANDEMS, TANDEM)).body.accountId;
    expect(await listed()).toMatchObject([
      { accountId: tandem, merchantType: 'TANDEM', merchantId: '24110077', enabled: true },
      {
        accountId: body.accountId,
        accountDisplayName: expect.stringMatching(/^Water cards \(062-000 /),
        merchantType: 'MERCHANT',
        merchantName: 'HARBOUR CITY WATER',
        linked: false,
        enabled: true,
        version: 1,
      },
      { accountId: disabled, enabled: false },
    ]);
  });

  it('need the tandem instrument of the community [3C006 3R475 3M061]', async () => {
    expect((await manager.get('communities/10/tandem')).body).toBe(true);
    await server.rows(`update app.payment_instrument set enabled = false where code = 'TANDEM'`);
    expect((await manager.get('communities/10/tandem')).body).toBe(false);
    expect(refusal(await manager.post(MERCHANTS, AU_MERCHANT))).toEqual([
      409,
      'Merchants cannot be enabled for this community.',
    ]);
  });

  it('say whether their merchant id and name are unique among the enabled ones [3C017 3C018 3R423]', async () => {
    const id = await inserted({ merchantId: 'SAME0001', status: 'DISABLED' });
    const checks = async () => [
      (await manager.post(`${ACCOUNTS}/${id}/checkUniqueMerchantId`)).body,
      (await manager.post(`${ACCOUNTS}/${id}/checkUniqueMerchantName`)).body,
    ];
    expect(await checks()).toEqual([true, true]);
    const other = await inserted({ merchantId: 'same0001' });
    expect(await checks()).toEqual([false, false]);
    await server.rows(
      `update app.settlement_au_merchant set merchant_name = 'OTHER' where settlement_account_id = $1`,
      [other],
    );
    expect(await checks()).toEqual([false, true]);
  });

  it('are not enabled beside one with the same merchant id or name, of tandem too [3R253 3R254 3R256]', async () => {
    await inserted({ merchantId: 'SAME0001', kind: 'TANDEM_MERCHANT' });
    const sameId = await inserted({ merchantId: 'SAME0001', status: 'DISABLED' });
    expect(refusal(await enable(sameId))).toEqual([409, sameAs('Id')]);
    await server.rows(`update app.settlement_au_merchant set merchant_id = 'OTHER001'`);
    expect(refusal(await enable(sameId))).toEqual([409, sameAs('Name')]);
    await server.rows(`update app.settlement_au_merchant set merchant_name = 'OTHER SHOP'`);
    expect((await enable(sameId)).status).toBe(200);
  });

  it('enable one of 16 with the same merchant name at the same time [3R255]', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 16; at++) ids.push(await inserted({ merchantId: `SHOP${at + 1000}`, status: 'DISABLED' }));
    await server.rows(`update app.settlement_au_merchant set merchant_name = 'ONE SHOP'`);
    expect(statusesOf(await Promise.all(ids.map((id) => enable(id))))).toEqual([200, ...fifteenConflicts]);
  });

  it('keep their category where one is given, and none otherwise', async () => {
    const { accountId } = (await manager.post(MERCHANTS, { ...AU_MERCHANT, merchantCategoryCode: '' })).body;
    const category = () =>
      server.rows(
        'select merchant_category_code as code from app.settlement_au_merchant where settlement_account_id = $1',
        [accountId],
      );
    expect(await category()).toEqual([{ code: null }]);
    const { accountNumber: _number, ...kept } = AU_MERCHANT;
    expect((await manager.patch(`${MERCHANTS}/${accountId}`, kept)).status).toBe(200);
    expect(await category()).toEqual([{ code: '4900' }]);
  });
});

describe('tandem accounts of a business with dual authorisation', () => {
  it('are edited in four fields only [3R076 3R077 3R407]', async () => {
    const { accountId } = (await manager.post(TANDEMS, TANDEM)).body;
    await withDualAuth();
    const edit = (changed: object) => manager.patch(`${TANDEMS}/${accountId}`, { ...TANDEM, ...changed });
    const elsewhere = 'Change this in the external payment gateway admin.';
    const refused = await edit({ merchantId: 'OTHER001', accountNumber: '87654321', eci: 'PHONE' });
    expect([refused.status, messagesOf(refused)]).toEqual([422, { merchantId: elsewhere, accountNumber: elsewhere }]);
    const { body } = await edit({
      accountAlias: 'Amex and Diners',
      amexMerchantId: '9802110444',
      dinersMerchantId: '3210009471',
      eci: 'PHONE',
    });
    expect(body).toMatchObject({ dualAuthEnabled: true, accountUpdated: false });
    expect(await approve(body.dualAuthId)).toBe(200);
    expect(await listed()).toMatchObject([{ accountAlias: 'Amex and Diners', version: 2 }]);
  });

  it('are edited in every field where the business has none', async () => {
    const { accountId } = (await manager.post(TANDEMS, TANDEM)).body;
    const changed = { ...TANDEM, merchantId: 'OTHER001', merchantCategoryCode: '5311' };
    expect((await manager.patch(`${TANDEMS}/${accountId}`, changed)).status).toBe(200);
    expect(await listed()).toMatchObject([{ merchantId: 'OTHER001' }]);
  });
});

describe('linkable merchants', () => {
  it('are the AU merchants of the community by alias, five on a page [3C001 3E001 3R056]', async () => {
    const own = await inserted({ alias: 'B own', merchantId: 'OWN00001' });
    for (const at of [1, 2, 3, 4, 5])
      await inserted({ businessId: 102, alias: `C other ${at}`, merchantId: `OTH0000${at}` });
    await inserted({ kind: 'TANDEM_MERCHANT', businessId: 102, alias: 'A tandem', merchantId: 'TAN00001' });
    const first = await linkable();
    expect([first.recordsCount, first.pageSize, first.items.length]).toEqual([6, 5, 5]);
    expect(first.items[0]).toEqual({
      accountId: own,
      businessId: 101,
      businessName: expect.any(String),
      accountAlias: 'B own',
      enabled: true,
      merchantName: 'SHOP OWN00001',
      merchantId: 'OWN00001',
      location: '',
      merchantCategoryCode: null,
      overrideMccCheck: false,
      accountName: '',
      settlementAccountBsb: null,
      settlementAccountNumber: null,
      linked: true,
      pendingAccountAuthorisationId: null,
    });
    expect(first.items[1]).toMatchObject({ accountAlias: 'C other 1', businessId: 102, linked: false });
    expect((await linkable('&page=2')).items).toHaveLength(1);
  });

  it('are found by alias or merchant id [3R057 3R416]', async () => {
    await inserted({ businessId: 102, alias: 'Counter sales', merchantId: 'OTH00001' });
    await inserted({ businessId: 102, alias: 'Web', merchantId: 'OTH00002' });
    const found = async (query: string) =>
      (await linkable(`&query=${query}`)).items.map(({ accountAlias }: { accountAlias: string }) => accountAlias);
    expect(await found('sales')).toEqual(['Counter sales']);
    expect(await found('oth00002')).toEqual(['Web']);
    expect(await found('oth0000')).toEqual([]);
  });

  it('show the settlement account masked', async () => {
    await manager.post(MERCHANTS, AU_MERCHANT);
    const [{ settlementAccountBsb, settlementAccountNumber }] = (await linkable()).items;
    expect(settlementAccountBsb).toBe('062-000');
    expect(settlementAccountNumber).toMatch(/678$/);
    expect(settlementAccountNumber).not.toContain('12345');
  });

  it('are refused for a business of no one', async () => {
    expect(messagesOf(await manager.get('merchants/linkable?businessId=201'))).toEqual({
      businessId: 'Choose a supplier business of the community.',
    });
  });
});

describe('a linked merchant', () => {
  it('is in the table of each business, and changed by its own only [3R065]', async () => {
    const id = await inserted({ businessId: 102, merchantId: 'LINKED01' });
    expect((await link(id)).body).toEqual({
      dualAuthEnabled: false,
      dualAuthId: null,
      accountId: id,
      accountUpdated: true,
    });
    expect(await listed()).toMatchObject([{ accountId: id, businessId: 102, linked: true }]);
    expect(await listed(102)).toMatchObject([{ accountId: id, businessId: 102, linked: false }]);
    expect((await linkable()).items).toMatchObject([{ accountId: id, linked: true }]);
    expect((await manager.post(`${ACCOUNTS}/${id}/disable`, {})).status).toBe(404);
    expect(refusal(await link(id))).toEqual([409, 'The merchant is already linked.']);
  });

  it('counts where another account of the business has its merchant id [3M062]', async () => {
    const id = await inserted({ businessId: 102, merchantId: 'SAME0001', status: 'DISABLED' });
    await inserted({ merchantId: 'SAME0001' });
    expect((await link(id)).status).toBe(200);
    expect(refusal(await manager.post(`supplier-business/102/accounts/${id}/enable`, {}))).toEqual([409, sameAs('Id')]);
    const enabled = await inserted({ businessId: 102, merchantId: 'same0001', alias: 'Other' });
    expect(refusal(await link(enabled))).toEqual([409, sameAs('Id')]);
  });

  it('waits for a second person, with a request for each merchant [3R067 3R275]', async () => {
    const id = await inserted({ businessId: 102, merchantId: 'LINKED01' });
    await withDualAuth();
    const { dualAuthId } = (await link(id)).body;
    expect(await listed()).toEqual([]);
    expect((await linkable()).items).toMatchObject([{ linked: false, pendingAccountAuthorisationId: dualAuthId }]);
    expect((await link(id)).status).toBe(409);
    expect(await approve(dualAuthId)).toBe(200);
    expect((await linkable()).items).toMatchObject([{ linked: true, pendingAccountAuthorisationId: null }]);
  });

  it('is linked once of 16 at the same time', async () => {
    const id = await inserted({ businessId: 102, merchantId: 'LINKED01' });
    expect(statusesOf(await Promise.all(Array.from({ length: 16 }, () => link(id))))).toEqual([
      200,
      ...fifteenConflicts,
    ]);
  });

  it('is approved once of 16 at the same time', async () => {
    const id = await inserted({ businessId: 102, merchantId: 'LINKED01' });
    await withDualAuth();
    const { dualAuthId } = (await link(id)).body;
    const all = await Promise.all(Array.from({ length: 16 }, () => approve(dualAuthId)));
    expect(all.filter((status) => status === 200)).toHaveLength(1);
    expect(await listed()).toMatchObject([{ accountId: id, linked: true }]);
  });

  it('is 404 where it is no AU merchant of the community', async () => {
    const tandem = await inserted({ kind: 'TANDEM_MERCHANT', businessId: 102 });
    expect((await link(tandem)).status).toBe(404);
    expect((await link(987_654_321)).status).toBe(404);
  });
});

describe('a copied merchant', () => {
  it('keeps the number of the one that was copied unless another is entered [3R066]', async () => {
    const first = (await manager.post(MERCHANTS, AU_MERCHANT)).body.accountId;
    const { accountNumber: _number, ...copy } = { ...AU_MERCHANT, merchantId: 'COPY0001', merchantName: 'COPY' };
    const numbers = () =>
      server.rows(
        `select encode(fingerprint, 'hex') as number from app.settlement_account where kind = 'AU_MERCHANT' order by id`,
      );
    expect(messagesOf(await manager.post(MERCHANTS, copy))).toEqual({ accountNumber: expect.any(String) });
    expect((await manager.post(MERCHANTS, { ...copy, copiedAccountId: first })).status).toBe(201);
    const [one, two] = await numbers();
    expect(two).toEqual(one);
    const otherBsb = { ...copy, copiedAccountId: first, bsb: '062-001', merchantId: 'COPY0002', merchantName: 'TWO' };
    expect(messagesOf(await manager.post(MERCHANTS, otherBsb))).toEqual({
      accountNumber: 'Enter the account number with another BSB.',
    });
    expect(messagesOf(await manager.post(MERCHANTS, { ...copy, copiedAccountId: 987_654_321 }))).toEqual({
      copiedAccountId: 'Choose a merchant account of the community.',
    });
  });
});
