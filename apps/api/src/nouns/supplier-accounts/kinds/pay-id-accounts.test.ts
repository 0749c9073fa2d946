import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import { enableInstruments, PAYID } from '../supplier-accounts.fixture.ts';

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
    `delete from app.proposal; delete from app.settlement_payid_biller;
     delete from app.payment_term; delete from app.settlement_account where kind = 'PAYID_BILLER';
     update app.business set dual_authorisation = false`,
  );
  await enableInstruments(server.services.owner, 10, ['PAYID']);
});

const ACCOUNTS = 'supplier-business/101/accounts/payid';
const refusal = ({ status, body }: { status: number; body: { detail?: string } }) => [status, body.detail];
const statusNow = async () => (await manager.get(`${ACCOUNTS}/status`)).body;

it('adds the one PayID account of a business, and lists it [3C012 3C019 3E008]', async () => {
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: false });
  const { body } = await manager.post(ACCOUNTS, PAYID);
  expect((await manager.get(ACCOUNTS)).body).toEqual([
    {
      accountId: body.accountId,
      accountAlias: 'Water PayID',
      supplierReference: 'HCW',
      status: 'ENABLED',
      pendingAccountAuthorisationId: null,
      version: 1,
    },
  ]);
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: true });
  expect(refusal(await manager.post(ACCOUNTS, PAYID))).toEqual([409, 'Only one Account can be ENABLED']);
});

it('adds none while another one waits [3R389 3M054 3R425]', async () => {
  await server.rows('update app.business set dual_authorisation = true where id = 101');
  const { dualAuthId } = (await manager.post(ACCOUNTS, PAYID)).body;
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: true, supplierHasExistingAccount: false });
  expect(refusal(await manager.post(ACCOUNTS, { ...PAYID, accountAlias: 'Other' }))).toEqual([
    409,
    'You cannot add more accounts because there is a Pending Account',
  ]);
  const { version } = (await authoriser.get(`proposals/${dualAuthId}`)).body;
  expect((await authoriser.post(`proposals/${dualAuthId}/approve`, { version })).status).toBe(200);
  expect(await statusNow()).toEqual({ supplierHasPendingAccount: false, supplierHasExistingAccount: true });
});

it('disables an account for good, also for edits [3C021 3R260 3R262]', async () => {
  const { accountId } = (await manager.post(ACCOUNTS, PAYID)).body;
  expect((await manager.post(`${ACCOUNTS}/${accountId}/disable`, { reason: 'Closed' })).status).toBe(200);
  expect((await manager.get(ACCOUNTS)).body).toMatchObject([{ status: 'DISABLED' }]);
  expect(refusal(await manager.post(`${ACCOUNTS}/${accountId}/disable`, {}))).toEqual([
    409,
    'This account is already disabled.',
  ]);
  expect((await manager.post(`supplier-business/101/accounts/${accountId}/enable`, {})).status).toBe(409);
  expect(refusal(await manager.patch(`${ACCOUNTS}/${accountId}`, { ...PAYID, payIdName: 'Other' }))).toEqual([
    409,
    'PayID accounts that are disabled cannot be edited.',
  ]);
  expect((await manager.post(ACCOUNTS, PAYID)).status).toBe(201);
});

it('adds one of 16 at the same time [3R394]', async () => {
  const all = await Promise.all(
    Array.from({ length: 16 }, (_, at) => manager.post(ACCOUNTS, { ...PAYID, accountAlias: `PayID ${at}` })),
  );
  const statuses = all.map(({ status }) => status).toSorted((status, other) => status - other);
  expect(statuses).toEqual([201, ...Array.from({ length: 15 }, () => 409)]);
});
