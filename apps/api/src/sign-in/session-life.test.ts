import { MOST_SESSIONS } from '@quickportal/contracts/access/sign-in-messages';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { anonymous } from '../engines/access/actor.ts';
import { limitSessions } from '../engines/auth/limit-sessions.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, setCookies, type TestBrowser } from '../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
});
afterAll(() => kit.close());
beforeEach(() => kit.audit());
afterEach(() => kit.services.clock.set('2026-11-20T09:00:00Z'));

const MINUTE = 60_000;
const nowhere = { requestId: '', ip: '', userAgent: '' };
const advance = (ms: number) => kit.services.clock.advance(ms);
let people = 0;
async function signedIn(): Promise<{ browser: TestBrowser; loginName: string; id: number }> {
  const loginName = `person.${++people}`;
  const id = await kit.addUser({ loginName, communityId: 10 });
  const browser = kit.browser();
  await browser.signIn(loginName);
  return { browser, loginName, id };
}
const profile = async (browser: TestBrowser) => {
  const response = await browser.call('GET', 'my-profile');
  return response.statusCode === 200 ? 200 : response.json<{ type: string }>().type.split('/').at(-1);
};

describe('without a call for fifteen minutes', () => {
  it('asks for the password, and every call but a 401 starts the time again', async () => {
    const { browser } = await signedIn();
    for (let n = 0; n < 5; n++) {
      advance(15 * MINUTE - 1);
      expect(await profile(browser)).toBe(200);
    }
    advance(15 * MINUTE);
    expect(await profile(browser)).toBe('reauthentication-required');
    // refused calls do not wake it up, nor does looking at the session
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ next: 'reauthenticate' });
    expect(await profile(browser)).toBe('reauthentication-required');
  });

  it('is open again after the password, with another cookie and the same CSRF token', async () => {
    const { browser } = await signedIn();
    const csrfOf = async () => (await browser.call('GET', 'session')).json<{ csrfToken: string }>().csrfToken;
    const before = { csrf: await csrfOf(), cookie: browser.cookies.get('quickportal') };
    advance(20 * MINUTE);
    const wrong = await browser.step('/reauthenticate', { password: 'wrong' });
    expect(wrong.json()).toMatchObject({
      status: 422,
      errors: [{ field: 'password', messages: ['This password is not correct.'] }],
    });
    const response = await browser.step('/reauthenticate', { password: PASSWORD });
    expect([response.statusCode, response.json()]).toEqual([200, { next: 'home' }]);
    expect(await profile(browser)).toBe(200);
    expect(await csrfOf()).toBe(before.csrf);
    expect(browser.cookies.get('quickportal')).not.toBe(before.cookie);
    expect(
      (await kit.audit()).filter(({ action }) => action === 'sign-in.reauthenticate').map(({ outcome }) => outcome),
    ).toEqual(['FAILED', 'SUCCESS']);
  });

  it('ends when the password is guessed ten times', async () => {
    const { browser } = await signedIn();
    advance(20 * MINUTE);
    const responses = [];
    for (let n = 0; n < 10; n++)
      responses.push((await browser.step('/reauthenticate', { password: `wrong-${n}` })).statusCode);
    expect(responses).toEqual([...Array.from({ length: 9 }, () => 422), 401]);
    expect(await profile(browser)).toBe('unauthenticated');
  });

  it('needs the header of our own scripts, and a session', async () => {
    const { browser } = await signedIn();
    const forged = await browser.form('/reauthenticate', { password: PASSWORD });
    expect(forged.statusCode).toBe(403);
    expect((await kit.browser().step('/reauthenticate', { password: PASSWORD })).statusCode).toBe(401);
  });
});

describe('the last use', () => {
  const noted = async (id: number) =>
    (await kit.rows<{ last_activity_at: string }>('select * from app.session where user_id = $1', [id]))[0]
      ?.last_activity_at;

  it('is written later than it happens, and never by a request itself', async () => {
    const { browser, id } = await signedIn();
    advance(MINUTE);
    expect(await profile(browser)).toBe(200);
    expect(await noted(id)).toBe('2026-11-20T09:00:00.000Z');
    await kit.services.auth.activity.flush();
    expect(await noted(id)).toBe('2026-11-20T09:01:00.000Z');
  });

  it('counts also before it is written', async () => {
    const { browser } = await signedIn();
    advance(14 * MINUTE);
    await profile(browser);
    advance(14 * MINUTE);
    expect(await profile(browser)).toBe(200);
  });
});

describe('a session', () => {
  it('ends twelve hours after signing in, whatever happens', async () => {
    const { browser } = await signedIn();
    for (let n = 0; n < 12 * 6 - 1; n++) {
      advance(10 * MINUTE);
      expect(await profile(browser)).toBe(200);
    }
    advance(10 * MINUTE);
    expect(await profile(browser)).toBe('unauthenticated');
    expect((await browser.step('/reauthenticate', { password: PASSWORD })).statusCode).toBe(401);
  });

  it('is not prolonged beyond that by entering the password again', async () => {
    const { browser } = await signedIn();
    advance(11 * 60 * MINUTE);
    await browser.step('/reauthenticate', { password: PASSWORD });
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ expiresAt: '2026-11-20T21:00:00.000Z' });
  });

  it('ends at once when the user is disabled', async () => {
    const { browser, id } = await signedIn();
    await kit.rows(`update app.system_user set status = 'DISABLED' where id = $1`, [id]);
    expect(await profile(browser)).toBe('unauthenticated');
  });

  it('loses a right at once when it is taken away', async () => {
    const id = await kit.addUser({ loginName: 'viewer', communityId: 10, rights: ['VIEW_CUSTOMERS', 'VIEW_FILES'] });
    const browser = kit.browser();
    await browser.signIn('viewer');
    await kit.rows(
      `delete from app.role_right where right_code = 'VIEW_FILES' and role_id in (select role_id from app.user_role where user_id = $1)`,
      [id],
    );
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ rights: ['VIEW_CUSTOMERS'] });
  });

  it('does not take rights of staff for a client user, nor rights of a business role held nowhere', async () => {
    const id = await kit.addUser({ loginName: 'mixed', communityId: 10, rights: ['VIEW_CUSTOMERS'] });
    await kit.rows(
      `with r as (insert into app.role (scope, code, name, created_at, updated_at) values ('STAFF', 's', 's', now(), now()) returning id),
       g as (insert into app.role_right select id, 'MANAGE_COMMUNITIES' from r)
       insert into app.user_role (user_id, role_id, community_id, granted_at) select $1, id, 10, now() from r`,
      [id],
    );
    await kit.rows(
      `with r as (insert into app.role (scope, community_id, code, name, created_at, updated_at)
         values ('SUPPLIER_BUSINESS', 10, 'b', 'b', now(), now()) returning id),
       g as (insert into app.role_right select id, 'VIEW_FILES' from r)
       insert into app.user_role (user_id, role_id, community_id, granted_at) select $1, id, 10, now() from r`,
      [id],
    );
    const browser = kit.browser();
    await browser.signIn('mixed');
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ rights: ['VIEW_CUSTOMERS'] });
  });
});

describe('sessions of one user', () => {
  const detail = 'You signed in elsewhere while 10 sessions were open, so this one, the oldest, has ended.';

  it('are ten at most: the oldest ends, says why, and is audited', async () => {
    const { browser: oldest, loginName, id } = await signedIn();
    const others: TestBrowser[] = [];
    for (let n = 0; n < MOST_SESSIONS - 1; n++) {
      advance(1000);
      const browser = kit.browser();
      await browser.signIn(loginName);
      others.push(browser);
    }
    expect(await profile(oldest)).toBe(200);
    await kit.audit();

    await kit.browser().signIn(loginName);
    for (const path of ['my-profile', 'transactions/1/receipt', 'exports/1/file'])
      expect((await oldest.call('GET', path)).json()).toMatchObject({
        type: expect.stringMatching('unauthenticated'),
        detail,
      });
    for (const browser of others) expect(await profile(browser)).toBe(200);
    const entries = (await kit.audit()).filter(({ action }) => action === 'sign-in.session-limit');
    expect(entries).toMatchObject([
      {
        outcome: 'SUCCESS',
        object_id: String(id),
        description: expect.stringMatching(
          /^Ended the oldest of more than 10 sessions, begun 2026-11-20T09:00:00.000Z from /,
        ),
      },
    ]);

    // Elsewhere the oldest is one of the same user only
    expect(await profile((await signedIn()).browser)).toBe(200);
    expect(await profile(others[0] as TestBrowser)).toBe(200);
  });

  it('are ended but for the one that has just opened, also where its second factor took long or the clock went back', async () => {
    const { browser, loginName, id } = await signedIn();
    for (let n = 0; n < MOST_SESSIONS; n++) await kit.browser().signIn(loginName);
    await kit.rows(`update app.session set created_at = created_at + interval '1 hour' where user_id = $1`, [id]);
    const latest = kit.browser();
    await latest.signIn(loginName);
    expect(await profile(latest)).toBe(200);
    const [first] = await kit.rows<{ id: number }>('select min(id)::int as id from app.session where user_id = $1', [
      id,
    ]);
    await kit.rows('update app.session set ended_at = null, end_reason = null where id = $1', [first?.id]);
    const opened = { sessionId: first?.id ?? 0, userId: id, communityId: 10, actor: anonymous, origin: nowhere };
    await kit.services.db.transaction({ kind: 'auth' }, (trx) =>
      limitSessions(trx, { ...opened, now: kit.services.clock.now() }),
    );
    expect(await profile(browser)).toBe(200);
  });

  it('are ten at most also where they begin at the same moment', async () => {
    const { loginName, id } = await signedIn();
    await Promise.all(Array.from({ length: 14 }, () => kit.browser().signIn(loginName)));
    const [open] = await kit.rows<{ n: number }>(
      'select count(*)::int as n from app.session where user_id = $1 and ended_at is null',
      [id],
    );
    expect(open?.n).toBe(MOST_SESSIONS);
  });

  it('are not ended by a user who knows the password and not the second factor', async () => {
    const { browser, loginName, id } = await signedIn();
    for (let n = 0; n < MOST_SESSIONS - 1; n++) await kit.browser().signIn(loginName);
    await kit.rows(
      `update app.session set stage = 'SECOND_FACTOR' where user_id = $1 and id <> (select min(id) from app.session where user_id = $1)`,
      [id],
    );
    await kit.browser().signIn(loginName);
    expect(await profile(browser)).toBe(200);
  });

  it('say why they ended where the user ended them elsewhere, and nothing more after signing out', async () => {
    const { browser, loginName } = await signedIn();
    const other = kit.browser();
    await other.signIn(loginName);
    const token = String(other.cookies.get('quickportal'));
    expect((await other.call('DELETE', 'my-profile/sessions')).statusCode).toBe(200);
    expect((await browser.call('GET', 'my-profile')).json()).toMatchObject({
      detail: 'You ended this session from another one.',
    });
    await other.step('/sign-out');
    other.cookies.set('quickportal', token);
    expect((await other.call('GET', 'my-profile')).json()).not.toHaveProperty('detail');
  });
});

describe('signing out', () => {
  it('ends the session and takes the cookie away', async () => {
    const { browser } = await signedIn();
    const token = String(browser.cookies.get('quickportal'));
    const response = await browser.step('/sign-out');
    expect([response.statusCode, ...setCookies(response)]).toEqual([
      204,
      'quickportal=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    ]);
    browser.cookies.set('quickportal', token);
    expect(await profile(browser)).toBe('unauthenticated');
    expect((await kit.audit()).at(-1)).toMatchObject({ action: 'sign-in.sign-out', outcome: 'SUCCESS' });
  });

  it('works as a plain form with the CSRF token, and not without', async () => {
    const { browser } = await signedIn();
    const { csrfToken } = (await browser.call('GET', 'session')).json<{ csrfToken: string }>();
    const forged = await browser.form('/sign-out', {});
    expect(forged.headers.location).toBe('/quickportal/?error=not-from-here');
    expect(await profile(browser)).toBe(200);
    const response = await browser.form('/sign-out', { csrf: csrfToken });
    expect(response.headers.location).toBe('/quickportal/LoginView?notice=signed-out');
    expect(await profile(browser)).toBe('unauthenticated');
  });

  it('works without a session as well', async () => {
    expect((await kit.browser().step('/sign-out')).statusCode).toBe(204);
  });
});

it('refuses the password again for another person than the tab works for, and counts no failure', async () => {
  const { browser } = await signedIn();
  const response = await browser.step('/reauthenticate', { password: 'wrong' }, { 'x-user-id': '999999' });
  expect(response.statusCode).toBe(409);
  expect((await kit.audit()).filter(({ action }) => action === 'sign-in.reauthenticate')).toEqual([]);
});
