import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let manager: ApiCaller;
let reader: ApiCaller;
let facility: ApiCaller;
let second: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const staff = async (
    loginName: string,
    rights: readonly ('MANAGE_COMMUNITIES' | 'VIEW_COMMUNITIES' | 'APPROVE_REQUESTS')[],
  ) => apiCaller(server, await server.signIn({ loginName, kind: 'STAFF', communityId: null, rights, chooses: 10 }));
  manager = await staff('manager', ['MANAGE_COMMUNITIES']);
  reader = await staff('reader', ['VIEW_COMMUNITIES']);
  second = await staff('second', ['APPROVE_REQUESTS', 'MANAGE_COMMUNITIES']);
  facility = apiCaller(
    server,
    await server.signIn({
      loginName: 'facility',
      kind: 'CLIENT',
      communityId: 10,
      rights: ['MANAGE_FACILITY_SETTINGS', 'VIEW_FACILITY_SETTINGS'],
    }),
  );
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(
    `update app.community_product set enabled = true, version = 1 where community_id = 10;
     delete from app.community_parameter where community_id = 10; delete from app.proposal;
     update app.community_setting set settings_need_second_person = false where community_id = 10`,
  ),
);

const CONFIG = 'community/10/products/config';
const PRODUCTS = 'community/10/products';
const everything = {
  payto: true,
  payid: true,
  quickvault: true,
  restapi: true,
  webhooks: true,
  quickterminal: true,
  quickbatch: true,
  quickbills: true,
  notifications: true,
};
const messagesOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const off = (...flags: (keyof typeof everything)[]) => Object.fromEntries(flags.map((flag) => [flag, false]));

describe('the products of a community', () => {
  it('are nine flags, with what decides about them [3C063 3E038 3R239]', async () => {
    await server.rows(
      `insert into app.community_parameter (community_id, code, value, updated_at)
       values (10, 'PREREG_ACCOUNT_TOKEN_GEN', 'PROVIDED', now()), (10, 'SHOW_LEGACY_FIELDS', 'Y', now())`,
    );
    expect((await reader.get(CONFIG)).body).toEqual({
      ...everything,
      showLegacyFields: true,
      preregAccountTokenGenIsProvided: true,
      version: 10,
    });
  });

  it('are listed to the facility by name, those that are on [2C125]', async () => {
    await manager.patch(PRODUCTS, { notifications: false, quickbills: false });
    const names = (await facility.get('products')).body.map(({ productName }: { productName: string }) => productName);
    expect(names).toEqual(['PayID', 'PayTo', 'QuickBatch', 'QuickTerminal', 'QuickVault', 'REST API', 'Webhooks']);
  });

  it('are switched by staff only, who may change communities [3C064]', async () => {
    expect((await reader.patch(PRODUCTS, { notifications: false })).status).toBe(403);
    expect((await facility.patch(PRODUCTS, { notifications: false })).status).toBe(403);
    const { status, body } = await manager.patch(PRODUCTS, { notifications: false, version: 10 });
    expect([status, body]).toMatchObject([200, { ...everything, notifications: false, version: 11 }]);
  });

  it('bring what they need when they are switched on [3R328 3R329]', async () => {
    await manager.patch(PRODUCTS, {
      ...off(...(Object.keys(everything) as (keyof typeof everything)[])),
      confirm: true,
    });
    expect((await manager.patch(PRODUCTS, { payid: true })).body).toMatchObject({
      ...off('payto', 'quickbatch', 'quickbills', 'notifications'),
      payid: true,
      quickvault: true,
      restapi: true,
      webhooks: true,
      quickterminal: true,
    });
  });

  it('refuse to go off while others need them, on their flag [3R365 3R366]', async () => {
    const refused = await manager.patch(PRODUCTS, { quickvault: false, quickterminal: false });
    expect([refused.status, messagesOf(refused)]).toEqual([
      422,
      {
        quickvault: 'You cannot disable QuickVault while PayTo or PayID is enabled.',
        quickterminal: 'You cannot disable QuickTerminal while PayTo, PayID and REST API are enabled.',
      },
    ]);
  });

  it('need own tokens for REST API [3R369 3R371]', async () => {
    await manager.patch(PRODUCTS, { ...off('payto', 'payid', 'restapi'), confirm: true });
    await server.rows(
      `insert into app.community_parameter (community_id, code, value, updated_at)
       values (10, 'PREREG_ACCOUNT_TOKEN_GEN', 'PROVIDED', now())`,
    );
    expect(messagesOf(await manager.patch(PRODUCTS, { payto: true }))).toEqual({
      payto: "Cannot select RESTAPI with the PREREG_ACCOUNT_TOKEN_GEN community parameter set to 'PROVIDED'.",
    });
  });

  it('refuse an outdated version, no change, and the community of PayWay', async () => {
    expect((await manager.patch(PRODUCTS, { notifications: false, version: 9 })).body.type).toContain('lost-update');
    expect(messagesOf(await manager.patch(PRODUCTS, { payto: true }))).toEqual({ '': 'No changes detected.' });
    await server.rows(
      `insert into app.community (id, name, code, time_zone, currency, country, created_at)
       values (1, 'PayWay', 'PAYWAY', 'Australia/Sydney', 'AUD', 'AU', now()) on conflict do nothing`,
    );
    const { headers } = await server.signIn({
      loginName: 'elsewhere',
      kind: 'STAFF',
      communityId: null,
      rights: ['MANAGE_COMMUNITIES'],
    });
    const read = await apiCaller(server, { headers }).patch('community/1/products', { payto: true });
    expect([read.status, read.body.detail]).toEqual([
      409,
      'The products of the PayWay community cannot be changed here.',
    ]);
  });

  it('are in the audit trail, with what was switched', async () => {
    await manager.patch(PRODUCTS, { notifications: false });
    const [entry] = await server.rows<{ description: string }>(
      `select description from app.audit_entry where action = 'products.update-config' order by id desc limit 1`,
    );
    expect(entry?.description).toBe('Products switched. Notifications: On to Off');
  });

  it('wait for a second member of staff where settings need one', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, settings_need_second_person, updated_at) values (10, true, now())
       on conflict (community_id) do update set settings_need_second_person = true`,
    );
    const { status, body } = await manager.patch(PRODUCTS, { notifications: false });
    expect(status).toBe(202);
    expect((await reader.get(CONFIG)).body.notifications).toBe(true);
    const { version } = (await second.get(`proposals/${body.proposalId}`)).body;
    const approved = await second.post(`proposals/${body.proposalId}/approve`, { version });
    expect(approved.status, approved.raw).toBe(200);
    expect((await reader.get(CONFIG)).body.notifications).toBe(false);
  });
});

describe('PayTo and PayID', () => {
  beforeEach(() =>
    server.rows(
      `insert into app.payment_instrument (community_id, code, updated_at) values (10, 'PAYTO', now()), (10, 'PAYID', now())
         on conflict (community_id, code) do update set enabled = true;
       insert into app.business_product (community_id, business_id, product, enabled_at) values (10, 101, 'PAYTO', now())
         on conflict do nothing;
       delete from app.settlement_account where account_alias in ('Payee of the test', 'Biller of the test');
       update app.settlement_account set status = 'DISABLED' where kind in ('PAYTO_PAYEE', 'PAYID_BILLER');
       insert into app.settlement_account (community_id, business_id, kind, account_alias, display_name, currency, account_name, status,
         created_at, updated_at, status_changed_at)
       values (10, 101, 'PAYTO_PAYEE', 'Payee of the test', 'Payee', 'AUD', 'Payee', 'BLOCKED', now(), now(), now()),
         (10, 101, 'PAYID_BILLER', 'Biller of the test', 'Biller', 'AUD', 'Biller', 'ENABLED', now(), now(), now())`,
    ),
  );
  const statuses = () =>
    server.rows<{ kind: string; status: string }>(
      `select kind, status from app.settlement_account where account_alias like '% of the test' order by kind`,
    );

  it('take a confirmation to go off [3R340 3R341 3R343]', async () => {
    const refused = await manager.patch(PRODUCTS, off('payto', 'payid'));
    expect([refused.status, messagesOf(refused).confirm]).toEqual([
      422,
      'Confirm that PayTo and PayID are switched off: the payment instruments and their accounts are disabled.',
    ]);
    expect(await statuses()).toMatchObject([{ status: 'ENABLED' }, { status: 'BLOCKED' }]);
  });

  it('disable their accounts and instrument, and leave the other product alone [3R342]', async () => {
    expect((await manager.patch(PRODUCTS, { payto: false, confirm: true })).status).toBe(200);
    expect(await statuses()).toEqual([
      { kind: 'PAYID_BILLER', status: 'ENABLED' },
      { kind: 'PAYTO_PAYEE', status: 'DISABLED' },
    ]);
    expect(
      await server.rows(
        `select code, enabled from app.payment_instrument where community_id = 10 and code in ('PAYTO', 'PAYID') order by code`,
      ),
    ).toEqual([
      { code: 'PAYID', enabled: true },
      { code: 'PAYTO', enabled: false },
    ]);
  });

  it('take the product from businesses while it is off, and give it back', async () => {
    const has = () =>
      server.rows('select has_payto_product as has from app.business where community_id = 10 and id = 101');
    expect(await has()).toEqual([{ has: true }]);
    await manager.patch(PRODUCTS, { payto: false, confirm: true });
    expect(await has()).toEqual([{ has: false }]);
    await manager.patch(PRODUCTS, { payto: true });
    expect(await has()).toEqual([{ has: true }]);
    expect(await statuses()).toMatchObject([{ status: 'ENABLED' }, { status: 'DISABLED' }]);
  });

  it('are counted before they go off', async () => {
    expect((await reader.get('community/10/products/use')).body).toMatchObject({ payToAccounts: 1, payIdAccounts: 1 });
  });
});
