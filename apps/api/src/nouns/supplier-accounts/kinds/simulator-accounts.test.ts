import type { SimulatorAccount } from '@quickportal/contracts/supplier-accounts/supplier-account';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { enableInstruments, insertSimulatorAccount } from '../supplier-accounts.fixture.ts';

let server: TestServer;
let manager: ApiCaller;
let authoriser: ApiCaller;
const PENDING =
  'This account has an existing dual authentication request. This must be resolved before further changes can be made.';
const staff = async (
  loginName: string,
  rights: readonly ('MANAGE_ACCOUNTS' | 'VIEW_ACCOUNTS' | 'AUTHORISE_ACCOUNTS')[],
  chooses = 10,
) => apiCaller(server, await server.signIn({ loginName, communityId: null, rights, chooses }));

beforeAll(async () => {
  server = await createTestServer();
  manager = await staff('manager', ['MANAGE_ACCOUNTS']);
  authoriser = await staff('authoriser', ['AUTHORISE_ACCOUNTS', 'VIEW_ACCOUNTS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(
    `delete from app.proposal; delete from app.settlement_simulator;
     delete from app.settlement_account where kind = 'SIMULATOR';
     update app.business set dual_authorisation = false`,
  );
  await enableInstruments(server.services.owner, 10, ['SIMULATOR']);
});

const ACCOUNTS = 'supplier-business/101/accounts';
const SIMULATORS = `${ACCOUNTS}/simulator-merchants`;
const entered = { accountAlias: 'Slow decline', returnStatus: 'DECLINED', delay: 20 };
const listed = async () => (await manager.get(SIMULATORS)).body as SimulatorAccount[];
const add = (body: object = entered) => manager.post(SIMULATORS, body);
const added = async (status?: string, alias?: string) => insertSimulatorAccount(server.services.owner, status, alias);
const withDualAuth = () => server.rows('update app.business set dual_authorisation = true where id = 101');
const withoutSimulator = () =>
  server.rows(`update app.payment_instrument set enabled = false where code = 'SIMULATOR'`);
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const messagesOf = ({ body }: { body: { errors?: { field: string; messages: string[] }[] } }) =>
  Object.fromEntries((body.errors ?? []).map(({ field, messages }) => [field, messages[0]]));
const approve = async (proposalId: number) => {
  const { version } = (await authoriser.get(`proposals/${proposalId}`)).body;
  return authoriser.post(`proposals/${proposalId}/approve`, { version });
};

describe('simulator accounts', () => {
  it('are added enabled, and listed [3C024 3C014 3E010]', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([
      201,
      { dualAuthEnabled: false, dualAuthId: null, accountId: expect.any(Number), accountUpdated: true },
    ]);
    expect(await listed()).toEqual([
      { ...entered, accountId: body.accountId, enabled: true, pendingAccountAuthorisationId: null, version: 1 },
    ]);
  });

  it('are listed enabled ones first, then by alias', async () => {
    await added('DISABLED', 'Amber');
    await added('ENABLED', 'Cedar');
    await added('ENABLED', 'birch');
    expect((await listed()).map(({ accountAlias }) => accountAlias)).toEqual(['birch', 'Cedar', 'Amber']);
  });

  it('are edited in the version that was read, and not without a change [3C025]', async () => {
    const address = `${SIMULATORS}/${await added()}`;
    const same = await manager.patch(address, { accountAlias: 'Simulated', returnStatus: 'APPROVED', delay: 0 });
    expect([same.status, messagesOf(same)]).toEqual([422, { '': 'No changes detected.' }]);
    expect((await manager.patch(address, { ...entered, version: 1 })).body).toMatchObject({ accountUpdated: true });
    expect(await listed()).toMatchObject([{ ...entered, version: 2 }]);
    const late = await manager.patch(address, { ...entered, delay: 1, version: 1 });
    expect([late.status, late.body.current]).toMatchObject([409, { accountAlias: 'Slow decline', version: 2 }]);
  });

  it.each([
    ['delay', 3601],
    ['delay', -1],
    ['delay', 0.5],
    ['returnStatus', 'MAYBE'],
    ['accountAlias', ''],
    ['accountAlias', 'a'.repeat(41)],
  ])('refuse %s %s at its field', async (field, value) => {
    const refused = await add({ ...entered, [field]: value });
    expect([refused.status, Object.keys(messagesOf(refused))]).toEqual([422, [field]]);
  });

  it('are disabled and enabled, with the reason in the audit trail [3C015 3C016 3R271]', async () => {
    const address = `${ACCOUNTS}/${await added()}`;
    expect((await manager.post(`${address}/disable`, { reason: 'Trial is over' })).status).toBe(200);
    expect(await listed()).toMatchObject([{ enabled: false, version: 2 }]);
    const [entry] = await server.rows(`select description, after from app.audit_entry order by id desc limit 1`);
    expect(entry).toEqual({
      description: 'Account Simulated of Business 101 disabled',
      after: { status: 'DISABLED', reason: 'Trial is over' },
    });
    expect(refusal(await manager.post(`${address}/disable`, {}))).toEqual([409, 'This account is already disabled.']);
    expect((await manager.post(`${address}/enable`, {})).body).toMatchObject({ accountUpdated: true });
    expect(await listed()).toMatchObject([{ enabled: true }]);
  });

  it('take no change where the community has no simulator [3C026 3R419]', async () => {
    expect((await manager.get('communities/10/simulator')).body).toBe(true);
    const id = await added('DISABLED');
    await withoutSimulator();
    expect((await manager.get('communities/10/simulator')).body).toBe(false);
    const why = `Simulator accounts cannot be enabled for this community. The 'Simulator' payment instrument is not enabled for this community.`;
    for (const refused of [
      await add(),
      await manager.patch(`${SIMULATORS}/${id}`, entered),
      await manager.post(`${ACCOUNTS}/${id}/enable`, {}),
    ])
      expect(refusal(refused)).toEqual([409, why]);
  });

  it('cannot be changed in the community of PayWay [3M059 3R044]', async () => {
    await insertCommunity(server.services.owner, { id: 1, businessId: 11 });
    await enableInstruments(server.services.owner, 1, ['SIMULATOR']);
    const elsewhere = await staff('elsewhere', ['MANAGE_ACCOUNTS'], 1);
    expect(refusal(await elsewhere.post('supplier-business/11/accounts/simulator-merchants', entered))).toEqual([
      409,
      'Accounts for PayWay businesses cannot be modified using QuickStream.',
    ]);
  });

  it('are for staff with the rights to accounts, in the community that they work in', async () => {
    const id = await added();
    const viewer = await staff('viewer', ['VIEW_ACCOUNTS']);
    expect((await viewer.get(SIMULATORS)).status).toBe(200);
    expect((await viewer.post(SIMULATORS, entered)).status).toBe(403);
    expect((await viewer.post(`${ACCOUNTS}/${id}/disable`, {})).status).toBe(403);
    const facility = apiCaller(server, await server.signIn({ loginName: 'facility', communityId: 10, rights: [] }));
    expect((await facility.get(SIMULATORS)).status).toBe(403);
    const elsewhere = await staff('other', ['MANAGE_ACCOUNTS'], 20);
    for (const { status } of [
      await elsewhere.get(SIMULATORS),
      await elsewhere.post(`${ACCOUNTS}/${id}/disable`, {}),
      await manager.post(`supplier-business/102/accounts/${id}/disable`, {}),
      await manager.get(`account-authorisation/account-status/999999`),
    ])
      expect(status).toBe(404);
  });

  it('say what disabling one would stop', async () => {
    const id = await added();
    expect((await manager.get(`${ACCOUNTS}/${id}/use`)).body).toEqual({ paymentTerms: [], upcomingSchedules: 0 });
    await server.rows(
      `insert into app.payment_term
         (community_id, business_id, settlement_account_id, instrument_code, product, created_at, updated_at)
       values (10, 101, $1, 'SIMULATOR', 'TERMINAL', now(), now()), (10, 101, $1, 'SIMULATOR', 'RECURRING', now(), now())`,
      [id],
    );
    expect((await manager.get(`${ACCOUNTS}/${id}/use`)).body.paymentTerms).toEqual([
      { product: 'RECURRING', instrument: 'SIMULATOR', isOnlyAccount: true },
      { product: 'TERMINAL', instrument: 'SIMULATOR', isOnlyAccount: true },
    ]);
    await manager.post(`${ACCOUNTS}/${id}/disable`, {});
    expect(await server.rows('select id from app.payment_term where settlement_account_id = $1', [id])).toEqual([]);
  });
});

describe('a business with dual authorisation', () => {
  beforeEach(withDualAuth);

  it('is known by its id and by its accounts [3C002 3C003 3R413]', async () => {
    const id = await added();
    expect((await manager.get(`${ACCOUNTS}/dual-auth`)).body).toBe(true);
    expect((await manager.get('supplier-business/102/accounts/dual-auth')).body).toBe(false);
    expect((await manager.get(`account-authorisation/account-status/${id}`)).body).toEqual({
      dualAuthEnabled: true,
      businessId: 101,
    });
  });

  it('gets an account when a second user approves it [3R218 3R408]', async () => {
    const { status, body } = await add();
    expect([status, body]).toEqual([
      201,
      { dualAuthEnabled: true, dualAuthId: expect.any(Number), accountId: null, accountUpdated: false },
    ]);
    expect(await listed()).toEqual([]);
    expect((await manager.post(`proposals/${body.dualAuthId}/approve`, {})).status).toBe(403);
    expect((await approve(body.dualAuthId)).status).toBe(200);
    expect(await listed()).toMatchObject([{ ...entered, enabled: true }]);
  });

  it('takes no other change of an account while a request for it waits [3R249 3R272 3M067]', async () => {
    const id = await added();
    const { dualAuthId } = (await manager.patch(`${SIMULATORS}/${id}`, entered)).body;
    expect(await listed()).toMatchObject([{ returnStatus: 'APPROVED', pendingAccountAuthorisationId: dualAuthId }]);
    // Also where the business has none any more
    for (const dualAuth of [true, false]) {
      await server.rows('update app.business set dual_authorisation = $1 where id = 101', [dualAuth]);
      expect(refusal(await manager.post(`${ACCOUNTS}/${id}/disable`, {}))).toEqual([409, PENDING]);
      expect(refusal(await manager.patch(`${SIMULATORS}/${id}`, { ...entered, delay: 9 }))).toEqual([409, PENDING]);
    }
    expect((await approve(dualAuthId)).status).toBe(200);
    expect(await listed()).toMatchObject([{ ...entered, pendingAccountAuthorisationId: null, version: 2 }]);
  });

  it('shows the authoriser what changes, and disables when it is approved', async () => {
    const id = await added();
    const { dualAuthId } = (await manager.post(`${ACCOUNTS}/${id}/disable`, { reason: 'Trial is over' })).body;
    expect((await authoriser.get(`proposals/${dualAuthId}`)).body).toMatchObject({
      title: 'Disable simulator account Simulated',
      reason: 'Trial is over',
      propertyDifferences: expect.arrayContaining([
        { propertyName: 'Status', existingValue: 'Enabled', modifiedValue: 'Disabled', different: true },
      ]),
    });
    expect((await approve(dualAuthId)).status).toBe(200);
    expect(await listed()).toMatchObject([{ enabled: false }]);
  });

  it('closes a request as stale that the community is no longer set up for', async () => {
    const id = await added('DISABLED');
    const { dualAuthId } = (await manager.post(`${ACCOUNTS}/${id}/enable`, {})).body;
    await withoutSimulator();
    expect((await approve(dualAuthId)).status).toBe(409);
    expect(await listed()).toMatchObject([{ enabled: false, pendingAccountAuthorisationId: null }]);
  });
});

it('disables an account once where 16 do so at the same time', async () => {
  const id = await added();
  const all = await Promise.all(Array.from({ length: 16 }, () => manager.post(`${ACCOUNTS}/${id}/disable`, {})));
  const statuses = all.map(({ status }) => status).toSorted((status, other) => status - other);
  expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 409)]);
});
