import type { Right } from '@quickportal/contracts/access/rights';
import type { User, UserDetails } from '@quickportal/contracts/users/user';
import { type TestServer, createTestServer } from '../../testing/test-server.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';

export const CLERK: readonly Right[] = ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS'];
export const ADMINISTRATOR: readonly Right[] = [...CLERK, 'VIEW_USERS', 'MANAGE_USERS'];

/** Users of communities 10 and 20 as the tests of users and roles need them. */
export async function usersKit() {
  const kit: TestServer = await createTestServer({ seed: 'demo' });
  const ids: Record<string, number> = {};
  const add = async (loginName: string, communityId: number | null, rights: readonly Right[], more = {}) => {
    ids[loginName] = await kit.addUser({ loginName, communityId, rights, ...more });
    return ids[loginName];
  };
  const role = async (code: string, rights: readonly Right[], scope = 'COMMUNITY', communityId: number | null = 10) => {
    const [made] = await kit.rows<{ id: number }>(
      `insert into app.role (scope, community_id, code, name, created_at, updated_at) values ($1, $2, $3, $3, $4, $4) returning id`,
      [scope, communityId, code, kit.services.clock.now().toISOString()],
    );
    const roleId = Number(made?.id);
    await kit.rows('insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])', [roleId, rights]);
    return roleId;
  };
  return {
    kit,
    ids,
    add,
    role,
    async as(loginName: string): Promise<TestBrowser> {
      const browser = kit.browser();
      const response = await browser.signIn(loginName);
      if (response.statusCode !== 200) throw new Error(`${loginName} cannot sign in: ${response.body}`);
      return browser;
    },
    /** Subjects of the mail to an address, and the text of the last one. */
    async mailTo(email: string): Promise<{ subjects: string[]; last: string }> {
      await kit.runSideEffects();
      const mail = await readMailbox(kit.services, email);
      return { subjects: mail.map(({ subject }) => subject), last: JSON.stringify(mail.at(-1) ?? {}) };
    },
  };
}
export type UsersKit = Awaited<ReturnType<typeof usersKit>>;

export const search = async (browser: TestBrowser, body: object = {}) =>
  (await browser.call('POST', 'users/search', body)).json<{ items: User[]; recordsCount: number }>();

export const details = async (browser: TestBrowser, userId: number | undefined): Promise<UserDetails> =>
  (await browser.call('GET', `users/${userId}`)).json<UserDetails>();

/** A body that the calls for adding and editing take. */
export const newUser = (loginName: string, roleIds: readonly number[], more: object = {}) => ({
  loginName,
  fullName: `New ${loginName}`,
  email: `${loginName}@example.com`,
  roleIds,
  password: PASSWORD,
  ...more,
});
