import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';

let kit: TestServer;
const ids: Record<string, number> = {};
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
  const add = async (loginName: string, communityId: number | null, rights: readonly string[], more = {}) => {
    ids[loginName] = await kit.addUser({ loginName, communityId, rights: rights as never, ...more });
  };
  await add('staff.admin', null, ['VIEW_AS_USER', 'VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS', 'MANAGE_COMMUNITIES']);
  await add('staff.support', null, ['VIEW_AS_USER', 'VIEW_CUSTOMERS']);
  await add('staff.plain', null, ['VIEW_CUSTOMERS']);
  await add('facility.admin', 10, ['VIEW_AS_USER', 'VIEW_CUSTOMERS', 'MANAGE_USERS', 'VIEW_FILES']);
  await add('facility.clerk', 10, ['VIEW_CUSTOMERS', 'MANAGE_CUSTOMERS']);
  await add('business.admin', 10, ['VIEW_AS_USER', 'VIEW_CUSTOMERS'], { businessIds: [101] });
  await add('business.clerk', 10, ['VIEW_CUSTOMERS', 'VIEW_FILES'], { businessIds: [101, 102] });
  await add('business.other', 10, ['VIEW_CUSTOMERS'], { businessIds: [102] });
  await add('kiwi.clerk', 20, ['VIEW_CUSTOMERS']);
});
afterAll(() => kit.close());
beforeEach(() => kit.audit());

async function as(loginName: string): Promise<TestBrowser> {
  const browser = kit.browser();
  expect((await browser.signIn(loginName)).statusCode).toBe(200);
  return browser;
}
const view = (browser: TestBrowser, target: string, reason?: string) =>
  browser.call('POST', 'view-as', { systemUserId: ids[target], ...(reason && { reason }) });
const session = async (browser: TestBrowser) =>
  (await browser.call('GET', 'session')).json<{
    user: { loginName: string };
    viewedBy: { loginName: string } | null;
    community: { communityId: number } | null;
    rights: string[];
    csrfToken: string;
  }>();

describe('staff', () => {
  it('see what the user sees, with the rights that both hold', async () => {
    const browser = await as('staff.admin');
    const before = { ...(await session(browser)), cookie: browser.cookies.get('quickportal') };
    expect((await view(browser, 'facility.clerk', 'Case 4711')).statusCode).toBe(204);
    const viewing = await session(browser);
    expect(viewing).toMatchObject({
      user: { loginName: 'facility.clerk', kind: 'CLIENT' },
      viewedBy: { loginName: 'staff.admin', kind: 'STAFF' },
      kind: 'CLIENT',
      community: { communityId: 10 },
      rights: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'],
    });
    expect(viewing.csrfToken).not.toBe(before.csrfToken);
    expect(browser.cookies.get('quickportal')).not.toBe(before.cookie);
    expect((await browser.call('DELETE', 'view-as')).statusCode).toBe(204);
    expect(await session(browser)).toMatchObject({
      user: { loginName: 'staff.admin' },
      viewedBy: null,
      community: null,
      rights: before.rights,
    });
    expect((await browser.call('DELETE', 'view-as')).statusCode).toBe(409);
  });

  it('with few rights gain none by viewing', async () => {
    const browser = await as('staff.support');
    await view(browser, 'facility.admin');
    expect((await session(browser)).rights).toEqual(['VIEW_AS_USER', 'VIEW_CUSTOMERS']);
  });

  it('both are in the audit trail', async () => {
    const browser = await as('staff.admin');
    await view(browser, 'facility.clerk', 'Case 4711');
    await browser.call('DELETE', 'view-as');
    const entries = (await kit.audit()).filter(({ action }) => action.startsWith('view-as.'));
    expect(entries).toMatchObject([
      {
        action: 'view-as.start',
        actor_login_name: 'staff.admin',
        view_as_login_name: null,
        object_id: String(ids['facility.clerk']),
        community_id: 10,
        after: { reason: 'Case 4711' },
      },
      {
        action: 'view-as.stop',
        actor_login_name: 'staff.admin',
        view_as_login_name: 'facility.clerk',
        community_id: 10,
      },
    ]);
  });

  it('find users of every community, by part of the name', async () => {
    const browser = await as('staff.admin');
    const list = async (query: string) =>
      (await browser.call('GET', `view-as/users${query}`)).json<{
        items: { loginName: string }[];
        recordsCount: number;
      }>();
    const all = await list('');
    expect(all.items.map(({ loginName }) => loginName)).toEqual(expect.arrayContaining(['kiwi.clerk']));
    expect(all.items.map(({ loginName }) => loginName)).not.toContain('staff.support');
    expect((await list('?query=CLERK&communityId=20')).items).toMatchObject([
      { loginName: 'kiwi.clerk', communityName: 'Kiwi Fitness Group' },
    ]);
    expect((await list('?query=%25')).recordsCount).toBe(0);
    expect(await list('?pageSize=2&page=2')).toMatchObject({
      currentPage: 2,
      pageSize: 2,
      recordsCount: all.recordsCount,
    });
  });

  it('need the right', async () => {
    const browser = await as('staff.plain');
    expect((await view(browser, 'facility.clerk')).statusCode).toBe(403);
    expect((await browser.call('GET', 'view-as/users')).statusCode).toBe(403);
  });
});

describe('a client user', () => {
  it('views users of the own community only, never staff, never themselves', async () => {
    const browser = await as('facility.admin');
    expect((await view(browser, 'kiwi.clerk')).statusCode).toBe(404);
    expect((await view(browser, 'staff.support')).statusCode).toBe(404);
    expect((await view(browser, 'facility.admin')).statusCode).toBe(409);
    expect((await browser.call('POST', 'view-as', { systemUserId: 999_999 })).statusCode).toBe(404);
    const { items } = (await browser.call('GET', 'view-as/users?communityId=20')).json<{
      items: { loginName: string }[];
    }>();
    expect(items.map(({ loginName }) => loginName).toSorted()).toEqual([
      'business.admin',
      'business.clerk',
      'business.other',
      'facility.clerk',
    ]);
    expect((await view(browser, 'facility.clerk')).statusCode).toBe(204);
    expect((await session(browser)).rights).toEqual(['VIEW_CUSTOMERS']);
  });

  it('restricted to businesses views users of these, and nothing beyond them', async () => {
    const browser = await as('business.admin');
    const { items } = (await browser.call('GET', 'view-as/users')).json<{ items: { loginName: string }[] }>();
    expect(items.map(({ loginName }) => loginName)).toEqual(['business.clerk']);
    expect((await view(browser, 'business.other')).statusCode).toBe(404);
    expect((await view(browser, 'facility.clerk')).statusCode).toBe(404);
    expect((await view(browser, 'business.clerk')).statusCode).toBe(204);
  });
});

describe('while viewing', () => {
  async function viewing(): Promise<TestBrowser> {
    const browser = await as('staff.admin');
    await view(browser, 'facility.admin');
    return browser;
  }

  it('another view cannot be started, nor passwords, second factors and sessions be touched', async () => {
    const browser = await viewing();
    const refused = [
      await view(browser, 'facility.clerk'),
      await browser.call('GET', 'view-as/users'),
      await browser.call('GET', 'my-profile/sessions'),
      await browser.call('DELETE', 'my-profile/sessions'),
      await browser.call('PATCH', 'my-profile/password', {}),
      await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD }),
      await browser.call('POST', 'my-profile/recovery-codes', { password: PASSWORD }),
    ];
    expect(refused.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 403));
    expect(refused[4]?.json()).toMatchObject({ detail: 'Not possible while viewing as another user.' });
    expect((await browser.call('PUT', 'session/community', { communityId: 20 })).statusCode).toBe(403);
  });

  it('the password entered again is the real person’s', async () => {
    await kit.addUser({
      loginName: 'staff.other',
      communityId: null,
      rights: ['VIEW_AS_USER'],
      password: 'copper-lantern-72-fern',
    });
    const browser = kit.browser();
    await browser.signIn('staff.other', 'copper-lantern-72-fern');
    await view(browser, 'facility.admin');
    kit.services.clock.advance(15 * 60_000);
    expect((await browser.call('GET', 'my-profile')).statusCode).toBe(401);
    expect((await browser.step('/reauthenticate', { password: PASSWORD })).statusCode).toBe(422);
    expect((await browser.step('/reauthenticate', { password: 'copper-lantern-72-fern' })).statusCode).toBe(200);
    expect(await session(browser)).toMatchObject({
      user: { loginName: 'facility.admin' },
      viewedBy: { loginName: 'staff.other' },
    });
  });

  it('a user who is disabled leaves no rights but the way back', async () => {
    ids['leaver'] = await kit.addUser({ loginName: 'leaver', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
    const browser = await as('staff.admin');
    await view(browser, 'leaver');
    await kit.rows(`update app.system_user set status = 'DISABLED' where login_name = 'leaver'`);
    expect((await session(browser)).rights).toEqual([]);
    expect((await view(await as('staff.admin'), 'leaver')).statusCode).toBe(404);
    expect((await browser.call('DELETE', 'view-as')).statusCode).toBe(204);
    expect((await session(browser)).viewedBy).toBeNull();
  });

  it('the session ends when the real person is disabled', async () => {
    await kit.addUser({ loginName: 'staff.leaver', communityId: null, rights: ['VIEW_AS_USER'] });
    const browser = await as('staff.leaver');
    await view(browser, 'facility.admin');
    await kit.rows(`update app.system_user set status = 'DISABLED' where login_name = 'staff.leaver'`);
    expect((await browser.call('GET', 'session')).statusCode).toBe(401);
  });
});
