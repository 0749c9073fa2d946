import { facilityRights, staffRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { readMailbox } from '../testing/read-mailbox.ts';
import { PASSWORD, type TestBrowser } from '../testing/test-browser.ts';

const NEW_PASSWORD = 'meadow-lantern-57-oak';
let kit: TestServer;
let administrator: TestBrowser;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
  await kit.addUser({ loginName: 'administrator', communityId: 10, rights: facilityRights });
  administrator = kit.browser();
  await administrator.signIn('administrator');
});
afterAll(() => kit.close());

let people = 0;
interface Linked {
  loginName: string;
  userId: number;
  email: string;
  token: string;
}
/** A user with a mailed reset link that has not been used. */
async function linked(change: { mustChange?: boolean; staff?: boolean } = {}): Promise<Linked> {
  const loginName = `linked.${++people}`;
  const email = `${loginName}@example.com`;
  const { mustChange = false, staff = false } = change;
  const rights = staff ? staffRights : facilityRights;
  const userId = await kit.addUser({ loginName, communityId: staff ? null : 10, rights, mustChange });
  const token = await mailedLink(email);
  return { loginName, userId, email, token };
}
async function mailedLink(email: string): Promise<string> {
  await kit.browser({ ip: `192.0.2.${people}` }).step('/forgot-password', { email });
  await kit.runSideEffects();
  const mails = (await readMailbox(kit.services, email)).toReversed();
  const token = /token=([\w-]{43})/.exec(JSON.stringify(mails))?.[1];
  if (token === undefined) throw new Error('No link was mailed');
  return token;
}
const useLink = async (token: string) =>
  (await kit.browser().step('/reset-password', { token, newPassword: NEW_PASSWORD, repeatPassword: NEW_PASSWORD }))
    .statusCode;
async function details(userId: number) {
  const { version, fullName, email } = (await administrator.call('GET', `users/${userId}`)).json<
    Record<string, never>
  >();
  const [role] = await kit.rows<{ role_id: number }>('select role_id from app.user_role where user_id = $1', [userId]);
  return { version, fullName, email, phoneNumber: '', roleIds: [role?.role_id], businessRoles: [], businessIds: [] };
}
const expectDone = async (response: Promise<{ statusCode: number; body: string }>) => {
  const { statusCode, body } = await response;
  expect([statusCode, statusCode < 300 ? '' : body]).toEqual([statusCode < 300 ? statusCode : 200, '']);
};

const changes: [string, () => Promise<Linked>, (user: Linked) => Promise<unknown>][] = [
  [
    'the user chooses another password on My profile',
    linked,
    async ({ loginName }) => {
      const browser = kit.browser();
      await browser.signIn(loginName);
      const body = { currentPassword: PASSWORD, newPassword: `${NEW_PASSWORD}-2`, repeatPassword: `${NEW_PASSWORD}-2` };
      await expectDone(browser.call('PATCH', 'my-profile/password', body));
    },
  ],
  [
    'the user replaces a temporary password',
    () => linked({ mustChange: true }),
    async ({ loginName }) => {
      const browser = kit.browser();
      await browser.signIn(loginName);
      const body = { newPassword: `${NEW_PASSWORD}-2`, repeatPassword: `${NEW_PASSWORD}-2` };
      await expectDone(browser.step('/change-password', body));
    },
  ],
  [
    'the user uses another link',
    linked,
    async ({ email }) => {
      const newPassword = `${NEW_PASSWORD}-2`;
      const token = await mailedLink(email);
      await expectDone(kit.browser().step('/reset-password', { token, newPassword, repeatPassword: newPassword }));
    },
  ],
  [
    'an administrator changes the email',
    linked,
    async ({ userId }) => {
      const body = { ...(await details(userId)), email: 'other@example.com', password: PASSWORD };
      await expectDone(administrator.call('PUT', `users/${userId}/details`, body));
    },
  ],
  [
    'the user changes the own email',
    linked,
    async ({ userId, loginName }) => {
      const browser = kit.browser();
      await browser.signIn(loginName);
      const body = { ...(await details(userId)), email: 'other@example.com', password: PASSWORD };
      await expectDone(browser.call('PUT', `users/${userId}/details`, body));
    },
  ],
  [
    'an administrator disables the user and enables the user again',
    linked,
    async ({ userId }) => {
      for (const enabled of [false, true]) {
        const { version } = await details(userId);
        await expectDone(administrator.call('PATCH', `users/${userId}/status?enabled=${enabled}`, { version }));
      }
    },
  ],
];

it.each(changes)('a reset link is void after %s', async (_what, prepare, change) => {
  const user = await prepare();
  await change(user);
  expect(await useLink(user.token)).toBe(422);
});

it('a reset link survives a change of the name', async () => {
  const user = await linked();
  const body = { ...(await details(user.userId)), fullName: 'Another Name', password: PASSWORD };
  await expectDone(administrator.call('PUT', `users/${user.userId}/details`, body));
  expect(await useLink(user.token)).toBe(204);
});
