import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { enableInstruments } from '../supplier-accounts/supplier-accounts.fixture.ts';
import { PAYTO } from './payto-accounts.fixture.ts';

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
    `delete from app.proposal; delete from app.settlement_payto_payee where business_id = 101;
     delete from app.settlement_account where kind = 'PAYTO_PAYEE' and business_id = 101;
     update app.business set dual_authorisation = false`,
  );
  await enableInstruments(server.services.owner, 10, ['PAYTO']);
});

const ACCOUNTS = 'supplier-business/101/accounts/payto';
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const statusNow = async () => (await manager.get(`${ACCOUNTS}/status`)).body;
const added = async (): Promise<number> => (await manager.post(ACCOUNTS, PAYTO)).body.accountId;
const approve = async (proposalId: number) => {
  const { version } = (await authoriser.get(`proposals/${proposalId}`)).body;
  return (await authoriser.post(`proposals/${proposalId}/approve`, { version })).status;
};
const withDualAuth = () => server.rows('update app.business set dual_authorisation = true where id = 101');
const statusesOf = (all: readonly { status: number }[]) =>
  all.map(({ status }) => status).toSorted((status, other) => status - other);
const fifteenConflicts = Array.from({ length: 15 }, () => 409);

it('adds the one PayTo account of a business, and lists it [3C013 3C020 3E009]', async () => {
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: false });
  const accountId = await added();
  expect((await manager.get(ACCOUNTS)).body).toEqual([
    {
      accountId,
      accountAlias: 'Water PayTo',
      payeeAlias: 'Harbour City Water',
      payeeReference: 'HCW-PAYTO',
      status: 'ENABLED',
      pendingAccountAuthorisationId: null,
      version: 1,
    },
  ]);
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: true });
});

it('adds no other one beside an enabled or a blocked one [3R392 3R393 3M056]', async () => {
  const accountId = await added();
  const only = [409, 'Only one Account can be ENABLED or BLOCKED'];
  expect(refusal(await manager.post(ACCOUNTS, PAYTO))).toEqual(only);
  await manager.post(`${ACCOUNTS}/${accountId}/block`, {});
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: true });
  expect(refusal(await manager.post(ACCOUNTS, PAYTO))).toEqual(only);
});

it('adds none while another one waits [3R391 3R426]', async () => {
  await withDualAuth();
  const { dualAuthId } = (await manager.post(ACCOUNTS, PAYTO)).body;
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: true, supplierHasExistingAccount: false });
  expect(refusal(await manager.post(ACCOUNTS, { ...PAYTO, accountAlias: 'Other' }))).toEqual([
    409,
    'You cannot add more accounts because there is a Pending Account',
  ]);
  expect(await approve(dualAuthId)).toBe(200);
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: true });
});

it('blocks an account, which is not edited until it is unblocked [3C022 3C023 3R267]', async () => {
  const accountId = await added();
  const saved = { dualAuthEnabled: false, dualAuthId: null, accountId, accountUpdated: true };
  const account = `${ACCOUNTS}/${accountId}`;
  expect((await manager.post(`${account}/block`, { reason: 'Disputed' })).body).toEqual(saved);
  expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ status: 'BLOCKED', version: 2 }]);
  expect(refusal(await manager.post(`${account}/block`, {}))).toEqual([409, 'This account is already blocked.']);
  const edit = () => manager.patch(account, { ...PAYTO, payeeAlias: 'Harbour City' });
  expect(refusal(await edit())).toEqual([409, 'Blocked PayTo Payee accounts cannot be edited.']);
  expect((await manager.post(`${account}/unblock`, {})).body).toEqual(saved);
  expect((await edit()).status).toBe(200);
  expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ status: 'ENABLED', payeeAlias: 'Harbour City' }]);
});

it('waits for a second person to block and unblock an account [3R273 3R275 3R276]', async () => {
  const accountId = await added();
  await withDualAuth();
  for (const [action, status] of [
    ['block', 'BLOCKED'],
    ['unblock', 'ENABLED'],
  ] as const) {
    const { body } = await manager.post(`${ACCOUNTS}/${accountId}/${action}`, {});
    expect(body).toMatchObject({ dualAuthEnabled: true, accountId, accountUpdated: false });
    expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ pendingAccountAuthorisationId: body.dualAuthId }]);
    expect(refusal(await manager.post(`${ACCOUNTS}/${accountId}/${action}`, {}))).toEqual([
      409,
      'This account has an existing dual authentication request. This must be resolved before further changes can be made.',
    ]);
    expect(await approve(body.dualAuthId)).toBe(200);
    expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ status, pendingAccountAuthorisationId: null }]);
  }
});

it('is never disabled or enabled by the calls of other kinds [3R265]', async () => {
  const accountId = await added();
  for (const action of ['disable', 'enable'])
    expect((await manager.post(`supplier-business/101/accounts/${accountId}/${action}`, {})).status).toBe(409);
});

it('adds one of 16 at the same time [3R395]', async () => {
  const all = await Promise.all(
    Array.from({ length: 16 }, (_, at) => manager.post(ACCOUNTS, { ...PAYTO, accountAlias: `PayTo ${at}` })),
  );
  expect(statusesOf(all)).toEqual([201, ...fifteenConflicts]);
});

it('blocks once of 16 at the same time', async () => {
  const accountId = await added();
  const all = await Promise.all(Array.from({ length: 16 }, () => manager.post(`${ACCOUNTS}/${accountId}/block`, {})));
  expect(statusesOf(all)).toEqual([200, ...fifteenConflicts]);
});

it('approves once of 16 at the same time', async () => {
  const accountId = await added();
  await withDualAuth();
  const { dualAuthId } = (await manager.post(`${ACCOUNTS}/${accountId}/block`, {})).body;
  const all = await Promise.all(Array.from({ length: 16 }, () => approve(dualAuthId)));
  expect(all.filter((status) => status === 200)).toHaveLength(1);
  expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ status: 'BLOCKED', version: 2 }]);
});
