import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, setCookies } from '../testing/test-browser.ts';
import { readMailbox } from '../testing/read-mailbox.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
});
afterAll(() => kit.close());
beforeEach(() => kit.audit());

const NEW = 'copper-lantern-72-fern';
let people = 0;
async function person(change: { mustChange?: boolean } = {}) {
  const loginName = `person.${++people}`;
  const id = await kit.addUser({ loginName, communityId: 10, ...change });
  return { loginName, id, email: `${loginName}@example.com` };
}

/** Asks for a link and answers those that arrive in the mailbox, newest first. */
async function linksFor(email: string): Promise<string[]> {
  await kit.browser().step('/forgot-password', { email });
  await kit.runSideEffects();
  const mail = (await readMailbox(kit.services, email)).filter(({ subject }) => subject === 'Choose a new password');
  return mail
    .toReversed()
    .map(
      ({ text }) =>
        /http:\/\/localhost:3000(\/quickportal\/AuthAction\/reset-password\?token=[\w-]{43})\s/.exec(text)?.[1] ?? '',
    );
}
const linkFor = async (email: string) => String((await linksFor(email))[0]);
const pathOf = (link: string) => link.slice('/quickportal'.length);
const tokenOf = (link: string) => link.slice(-43);
const newPassword = { newPassword: NEW, repeatPassword: NEW };

describe('a temporary password', () => {
  it('must be changed before anything else opens', async () => {
    const { loginName } = await person({ mustChange: true });
    const browser = kit.browser();
    expect((await browser.signIn(loginName)).json()).toEqual({ next: 'change-password' });
    expect((await browser.call('GET', 'my-profile')).statusCode).toBe(401);
    const before = browser.cookies.get('quickportal');
    const response = await browser.step('/change-password', newPassword);
    expect([response.statusCode, response.json()]).toEqual([200, { next: 'home' }]);
    expect(browser.cookies.get('quickportal')).not.toBe(before);
    expect((await browser.call('GET', 'my-profile')).statusCode).toBe(200);
    expect((await kit.browser().signIn(loginName, NEW)).json()).toEqual({ next: 'home' });
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(401);
  });

  it('is not taken again, nor a weak one, nor two that differ', async () => {
    const { loginName } = await person({ mustChange: true });
    const browser = kit.browser();
    await browser.signIn(loginName);
    const refused = async (first: string, second = first) =>
      (await browser.step('/change-password', { newPassword: first, repeatPassword: second })).json<{
        errors: unknown;
      }>().errors;
    expect(await refused(PASSWORD)).toEqual([
      { field: 'newPassword', messages: ['Choose a password that is not one of your last 4.'] },
    ]);
    expect(await refused('short1')).toMatchObject([{ field: 'newPassword' }]);
    expect(await refused('Password1234')).toEqual([
      { field: 'newPassword', messages: ['This password is easy to guess. Use several unrelated words.'] },
    ]);
    expect(await refused(NEW, `${NEW}x`)).toEqual([
      { field: 'repeatPassword', messages: ['Enter the same password twice.'] },
    ]);
    const form = await browser.form('/change-password', { newPassword: NEW, repeatPassword: 'other' });
    expect(form.headers.location).toBe('/quickportal/ChangePasswordView?error=passwords-differ');
  });

  it('is for that session only', async () => {
    const { loginName } = await person();
    const browser = kit.browser();
    await browser.signIn(loginName);
    expect((await browser.step('/change-password', newPassword)).statusCode).toBe(401);
    expect((await kit.browser().form('/change-password', newPassword)).headers.location).toBe(
      '/quickportal/LoginView?error=signed-out',
    );
  });
});

describe('forgotten', () => {
  it('answers the same for an address that no one has', async () => {
    const { email } = await person();
    const responses = await Promise.all(
      [email, 'nobody@example.com'].map((name) => kit.browser().step('/forgot-password', { email: name })),
    );
    expect(responses.map(({ statusCode, body }) => [statusCode, body])).toEqual([
      [202, '{}'],
      [202, '{}'],
    ]);
    const form = await kit.browser().form('/forgot-password', { email });
    expect(form.headers.location).toBe('/quickportal/ForgotPasswordEmailView?notice=mail-sent');
    expect((await kit.browser().step('/forgot-password', { email: 'no address' })).statusCode).toBe(422);
  });

  it('sends a link by real mail that sets a new password, without JavaScript', async () => {
    const { loginName, email } = await person();
    const elsewhere = kit.browser();
    await elsewhere.signIn(loginName);
    const browser = kit.browser();
    const link = await linkFor(email.toUpperCase().replace('EXAMPLE.COM', 'example.com')).then(() => linkFor(email));
    const opened = await browser.get(pathOf(link));
    expect([opened.statusCode, opened.headers.location]).toEqual([303, '/quickportal/ForgotPasswordResetView']);
    expect(setCookies(opened).join()).toMatch(
      /^quickportal-reset=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    const response = await browser.form('/reset-password', newPassword);
    expect(response.headers.location).toBe('/quickportal/LoginView?notice=password-reset');
    expect(browser.cookies.has('quickportal-reset')).toBe(false);
    expect((await kit.browser().signIn(loginName, NEW)).statusCode).toBe(200);
    expect((await elsewhere.call('GET', 'session')).statusCode).toBe(401);
    await kit.runSideEffects();
    const subjects = await kit.rows<{ subject: string }>('select subject from app.mail_message where to_address = $1', [
      email,
    ]);
    expect(subjects.map(({ subject }) => subject)).toContain('Your password was changed');
    const actions = (await kit.audit()).map(({ action }) => action);
    expect(actions).toEqual(expect.arrayContaining(['sign-in.forgot-password', 'sign-in.reset-password']));
  });

  it('is used once, also by two at the same time', async () => {
    const { email, loginName } = await person();
    const token = tokenOf(await linkFor(email));
    const use = (password: string) =>
      kit.browser().step('/reset-password', { token, newPassword: password, repeatPassword: password });
    const responses = await Promise.all([use('first-lantern-81-oak'), use('second-lantern-82-elm')]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 422]);
    const again = await use('third-lantern-83-ash');
    expect(again.json()).toMatchObject({ errors: [{ field: 'token' }] });
    const winner = responses[0]?.statusCode === 204 ? 'first-lantern-81-oak' : 'second-lantern-82-elm';
    expect((await kit.browser().signIn(loginName, winner)).statusCode).toBe(200);
  });

  it('is not used up by looking at it, nor by a refused password', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    const browser = kit.browser();
    for (let n = 0; n < 3; n++) expect((await browser.get(pathOf(link))).statusCode).toBe(303);
    const refused = await browser.form('/reset-password', { newPassword: 'short', repeatPassword: 'short' });
    expect(refused.headers.location).toBe('/quickportal/ForgotPasswordResetView?error=password-refused');
    expect(
      (await browser.step('/reset-password', { newPassword: PASSWORD, repeatPassword: PASSWORD })).statusCode,
    ).toBe(422);
    expect((await browser.step('/reset-password', newPassword)).statusCode).toBe(204);
  });

  it('expires after thirty minutes', async () => {
    const { email } = await person();
    const link = await linkFor(email);
    kit.services.clock.advance(30 * 60_000);
    const browser = kit.browser();
    expect((await browser.get(pathOf(link))).headers.location).toBe(
      '/quickportal/ForgotPasswordResetView?error=link-expired',
    );
    expect((await browser.step('/reset-password', { token: tokenOf(link), ...newPassword })).statusCode).toBe(422);
    kit.services.clock.set('2026-11-20T09:00:00Z');
  });

  it('opens a locked account, and leaves the second factor as it is', async () => {
    const { email, loginName, id } = await person();
    for (let n = 0; n < 10; n++) await kit.browser().signIn(loginName, `wrong-${n}`);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(401);
    await kit.rows(`insert into app.totp (user_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())`, [
      id,
    ]);
    await kit.browser().step('/reset-password', { token: tokenOf(await linkFor(email)), ...newPassword });
    expect((await kit.browser().signIn(loginName, NEW)).json()).toEqual({ next: 'second-factor' });
  });

  it('sends at most three links an hour, one for each login name with the address, none to the disabled', async () => {
    const { id, email } = await person();
    for (let n = 0; n < 5; n++) await linksFor(email);
    expect(await linksFor(email)).toHaveLength(3);
    await kit.addUser({ loginName: 'shared.one', communityId: 10, email: 'shared@example.com' });
    await kit.addUser({ loginName: 'shared.two', communityId: 20, email: 'shared@example.com' });
    expect(await linksFor('shared@example.com')).toHaveLength(2);
    kit.services.clock.advance(3_600_000);
    await kit.rows(`update app.system_user set status = 'DISABLED' where id = $1`, [id]);
    expect(await linksFor(email)).toHaveLength(3);
    kit.services.clock.set('2026-11-20T09:00:00Z');
  });

  it('is 429 after many requests from one address', async () => {
    const browser = kit.browser({ ip: '192.0.2.99' });
    const responses = [];
    for (let n = 0; n < 21; n++)
      responses.push((await browser.step('/forgot-password', { email: `n${n}@example.com` })).statusCode);
    expect(responses).toEqual([...Array.from({ length: 20 }, () => 202), 429]);
  });
});
