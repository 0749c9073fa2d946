import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

const RIGHTS = ['VIEW_FACILITY_SETTINGS', 'MANAGE_FACILITY_SETTINGS', 'APPROVE_REQUESTS'] as const;
let server: TestServer;
let first: TestBrowser;
let second: TestBrowser;
const signedIn = async (loginName: string, rights: readonly (typeof RIGHTS)[number][], communityId = 10) => {
  await server.addUser({ loginName, communityId, rights: [...rights] });
  const browser = server.browser();
  await browser.signIn(loginName);
  return browser;
};
beforeAll(async () => {
  server = await createTestServer();
  first = await signedIn('first', RIGHTS);
  second = await signedIn('second', RIGHTS);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows(`update app.proposal set status = 'WITHDRAWN', decided_at = requested_at where status = 'PENDING'`);
  await server.rows('update app.community_setting set settings_need_second_person = false');
});

const put = (browser: TestBrowser, isOn: boolean) => browser.call('PUT', 'dual-authorisation', { isOn });
const get = async (browser = first) => (await browser.call('GET', 'dual-authorisation')).json();

it('is switched on at once, and says who can approve', async () => {
  expect(await get()).toEqual({
    isOn: false,
    approvers: [
      { systemUserId: expect.any(Number), fullName: 'Person first' },
      { systemUserId: expect.any(Number), fullName: 'Person second' },
    ],
    pendingProposalId: null,
  });
  const switched = await put(first, true);
  expect([switched.statusCode, switched.json()]).toMatchObject([200, { isOn: true }]);
  const again = await put(first, true);
  expect([again.statusCode, again.json().detail]).toEqual([409, 'Dual authorisation is already on.']);
});

it('is not switched on where no two users can approve for each other', async () => {
  const alone = await signedIn('alone', RIGHTS, 20);
  const refused = await put(alone, true);
  expect([refused.statusCode, refused.json().errors]).toMatchObject([422, [{ field: 'isOn' }]]);
  // A second account of the same person is no second person
  await signedIn('same.person', RIGHTS, 20);
  await server.rows(
    `update app.system_user set email = (select email from app.system_user where login_name = 'alone')
     where login_name = 'same.person'`,
  );
  expect((await put(alone, true)).statusCode).toBe(422);
  expect(await get(alone)).toMatchObject({ isOn: false, approvers: [] });
});

it('is switched off only once another user has approved it', async () => {
  await put(first, true);
  const switchedOff = await put(first, false);
  expect([switchedOff.statusCode, switchedOff.json()]).toEqual([202, { proposalId: expect.any(Number) }]);
  const { proposalId } = switchedOff.json();
  expect(await get()).toMatchObject({ isOn: true, pendingProposalId: proposalId });
  expect((await put(second, false)).statusCode).toBe(409);
  const own = await first.call('POST', `proposals/${proposalId}/approve`, {});
  expect(own.statusCode).toBe(403);
  const approved = await second.call('POST', `proposals/${proposalId}/approve`, {});
  expect([approved.statusCode, approved.json()]).toMatchObject([
    200,
    { status: 'APPROVED', title: 'Switch dual authorisation of settings off' },
  ]);
  expect(await get()).toMatchObject({ isOn: false, pendingProposalId: null });
  expect((await put(first, false)).json().detail).toBe('Dual authorisation is already off.');
});

it('needs the right to change settings', async () => {
  const viewer = await signedIn('viewer', ['VIEW_FACILITY_SETTINGS']);
  expect((await put(viewer, true)).statusCode).toBe(403);
  expect(await get(viewer)).toMatchObject({ isOn: false });
});
