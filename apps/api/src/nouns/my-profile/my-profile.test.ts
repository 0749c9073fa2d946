import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../engines/auth/second-factor/totp.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.services.clock.advance(60_000);
  await kit.audit();
});

const NEW = 'copper-lantern-72-fern';
const now = () => kit.services.clock.now();
let people = 0;
async function person(communityId: number | null = 10) {
  const loginName = `person.${++people}`;
  const id = await kit.addUser({ loginName, communityId, rights: ['VIEW_CUSTOMERS'] });
  const browser = kit.browser();
  await browser.signIn(loginName);
  return { browser, loginName, id, email: `${loginName}@example.com` };
}
const isOpen = async (browser: TestBrowser) => (await browser.call('GET', 'my-profile')).statusCode === 200;
async function subjectsTo(email: string): Promise<string[]> {
  await kit.runSideEffects();
  const mail = await kit.rows<{ subject: string }>(
    'select subject from app.mail_message where to_address = $1 order by id',
    [email],
  );
  return mail.map(({ subject }) => subject);
}
async function withFactor() {
  const user = await person();
  const started = await user.browser.call('POST', 'my-profile/second-factor', { password: PASSWORD });
  const { secret } = started.json<{ secret: string }>();
  const confirmed = await user.browser.call('POST', 'my-profile/second-factor/confirm', {
    code: totpCode(secret, now()),
  });
  kit.services.clock.advance(30_000);
  return { ...user, secret, recoveryCodes: confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes };
}

it('shows who I am, my roles and the state of password and second factor', async () => {
  const { browser, loginName, id } = await person();
  expect((await browser.call('GET', 'my-profile')).json()).toEqual({
    systemUserId: id,
    loginName,
    fullName: `Person ${loginName}`,
    email: `${loginName}@example.com`,
    phoneNumber: null,
    kind: 'CLIENT',
    roles: [{ roleName: `role-of-${loginName}`, businessName: null }],
    passwordChangedAt: now().toISOString(),
    secondFactor: { enabled: false, enabledAt: null, required: false, recoveryCodesLeft: 0 },
    lastSignInAt: now().toISOString(),
  });
});

describe('a new password', () => {
  const changeTo = (browser: TestBrowser, currentPassword: string, newPassword: string) =>
    browser.call('PATCH', 'my-profile/password', { currentPassword, newPassword, repeatPassword: newPassword });

  it('ends every other session, keeps this one under another token, and is announced by mail', async () => {
    const { browser, loginName, email, id } = await person();
    const elsewhere = kit.browser();
    await elsewhere.signIn(loginName);
    const before = browser.cookies.get('quickportal');
    expect((await changeTo(browser, PASSWORD, NEW)).statusCode).toBe(204);
    expect(browser.cookies.get('quickportal')).not.toBe(before);
    expect([await isOpen(browser), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await kit.browser().signIn(loginName, NEW)).statusCode).toBe(200);
    expect(await subjectsTo(email)).toEqual(['Your password was changed']);
    expect((await kit.audit()).find(({ action }) => action === 'my-profile.change-password')).toMatchObject({
      outcome: 'SUCCESS',
      object_id: String(id),
      community_id: 10,
      actor_login_name: loginName,
    });
  });

  it('needs the current one, and failures count towards the lock', async () => {
    const { browser, loginName } = await person();
    const wrong = await changeTo(browser, 'not-mine', NEW);
    expect(wrong.json()).toMatchObject({ status: 422, errors: [{ field: 'currentPassword' }] });
    for (let n = 0; n < 8; n++) await changeTo(browser, 'not-mine', NEW);
    expect((await changeTo(browser, 'not-mine', NEW)).statusCode).toBe(401);
    expect(await isOpen(browser)).toBe(false);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(401);
  });

  it('is none of the last four', async () => {
    const { browser } = await person();
    const passwords = [PASSWORD, ...[1, 2, 3, 4].map((n) => `copper-lantern-7${n}-fern`)] as const;
    for (const [n, password] of passwords.slice(1).entries()) {
      expect((await changeTo(browser, String(passwords[n]), password)).statusCode).toBe(204);
    }
    const last = String(passwords[4]);
    for (const former of passwords.slice(1)) {
      const response = await changeTo(browser, last, former);
      expect(response.json()).toMatchObject({
        errors: [{ field: 'newPassword', messages: ['Choose a password that is not one of your last 4.'] }],
      });
    }
    expect((await changeTo(browser, last, PASSWORD)).statusCode).toBe(204);
  });

  it('of two set at the same time, one counts', async () => {
    const { browser, loginName } = await person();
    const other = kit.browser();
    await other.signIn(loginName);
    const responses = await Promise.all([changeTo(browser, PASSWORD, NEW), changeTo(other, PASSWORD, `${NEW}-2`)]);
    const statuses = responses.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 204)).toHaveLength(1);
    const winner = statuses[0] === 204 ? NEW : `${NEW}-2`;
    expect((await kit.browser().signIn(loginName, winner)).statusCode).toBe(200);
  });
});

describe('the second factor', () => {
  it('is set up with the password and a first code, and asked for from then on', async () => {
    const { browser, loginName, email } = await person();
    const elsewhere = kit.browser();
    await elsewhere.signIn(loginName);
    expect((await browser.call('POST', 'my-profile/second-factor', { password: 'wrong' })).statusCode).toBe(422);
    const { secret } = (await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD })).json<{
      secret: string;
    }>();
    const confirm = (code: string) => browser.call('POST', 'my-profile/second-factor/confirm', { code });
    expect((await confirm('000000')).json()).toMatchObject({ errors: [{ field: 'code' }] });
    expect((await confirm(totpCode(secret, now()))).json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await confirm(totpCode(secret, now()))).statusCode).toBe(409);
    expect([await isOpen(browser), await isOpen(elsewhere)]).toEqual([true, false]);
    expect((await browser.call('GET', 'my-profile')).json()).toMatchObject({
      secondFactor: { enabled: true, enabledAt: now().toISOString(), required: false, recoveryCodesLeft: 10 },
    });
    expect((await kit.browser().signIn(loginName)).json()).toEqual({ next: 'second-factor' });
    expect(await subjectsTo(email)).toEqual(['Your second factor was changed']);
  });

  it('goes on counting until another one is confirmed', async () => {
    const { browser, loginName, secret } = await withFactor();
    await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD });
    const again = kit.browser();
    await again.signIn(loginName);
    expect((await again.step('/second-factor', { code: totpCode(secret, now()) })).statusCode).toBe(200);
  });

  it('is set up within ten minutes, or started again', async () => {
    const { browser } = await person();
    const { secret } = (await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD })).json<{
      secret: string;
    }>();
    kit.services.clock.advance(10 * 60_000);
    const response = await browser.call('POST', 'my-profile/second-factor/confirm', { code: totpCode(secret, now()) });
    expect(response.statusCode).toBe(409);
  });

  it('is removed with the password, recovery codes and all', async () => {
    const { browser, loginName, id } = await withFactor();
    expect((await browser.call('POST', 'my-profile/second-factor/remove', { password: 'wrong' })).statusCode).toBe(422);
    expect((await browser.call('POST', 'my-profile/second-factor/remove', { password: PASSWORD })).statusCode).toBe(
      204,
    );
    expect((await browser.call('POST', 'my-profile/second-factor/remove', { password: PASSWORD })).statusCode).toBe(
      409,
    );
    expect(await kit.rows('select from app.recovery_code where user_id = $1', [id])).toEqual([]);
    expect((await kit.browser().signIn(loginName)).json()).toEqual({ next: 'home' });
  });

  it('stays with staff outside a demo', async () => {
    const real = await createTestServer();
    await real.addUser({ loginName: 'staff', communityId: null });
    const browser = real.browser();
    await browser.signIn('staff');
    const { secret } = (await browser.step('/second-factor/set-up')).json<{ secret: string }>();
    await browser.step('/second-factor', { code: totpCode(secret, real.services.clock.now()) });
    expect((await browser.call('GET', 'my-profile')).json()).toMatchObject({ secondFactor: { required: true } });
    const response = await browser.call('POST', 'my-profile/second-factor/remove', { password: PASSWORD });
    expect(response.json()).toMatchObject({
      status: 409,
      detail: 'Staff need a second factor. Set up another one instead.',
    });
    await real.close();
  });

  it('has new recovery codes on demand; the old ones are void', async () => {
    const { browser, loginName, recoveryCodes } = await withFactor();
    const renewed = await browser.call('POST', 'my-profile/recovery-codes', { password: PASSWORD });
    const codes = renewed.json<{ recoveryCodes: string[] }>().recoveryCodes;
    const again = kit.browser();
    await again.signIn(loginName);
    expect((await again.step('/second-factor', { code: recoveryCodes[0] })).statusCode).toBe(422);
    expect((await again.step('/second-factor', { code: codes[0] })).statusCode).toBe(200);
    expect((await again.call('GET', 'my-profile')).json()).toMatchObject({ secondFactor: { recoveryCodesLeft: 9 } });
  });
});

describe('my sessions', () => {
  it('are listed, ended one by one, or all but this', async () => {
    const { browser, loginName } = await person();
    const others = [kit.browser({ ip: '198.51.100.1' }), kit.browser(), kit.browser()];
    for (const other of others) await other.signIn(loginName);
    const list = async () =>
      (await browser.call('GET', 'my-profile/sessions')).json<{
        items: { sessionId: number; current: boolean; ip: string; userAgent: string }[];
      }>().items;
    const sessions = await list();
    expect(sessions.map(({ current }) => current)).toEqual([false, false, false, true]);
    expect(sessions[2]).toMatchObject({ ip: '198.51.100.1', userAgent: 'Test browser' });
    const [, , first, own] = sessions;
    expect((await browser.call('DELETE', `my-profile/sessions/${first?.sessionId}`)).statusCode).toBe(204);
    expect(await isOpen(others[0] as TestBrowser)).toBe(false);
    expect((await browser.call('DELETE', `my-profile/sessions/${own?.sessionId}`)).statusCode).toBe(409);
    expect((await browser.call('DELETE', 'my-profile/sessions')).json()).toEqual({ ended: 2 });
    expect(await list()).toHaveLength(1);
  });

  it("of another user don't exist", async () => {
    const [first, other] = [await person(), await person()];
    const [theirs] = await kit.rows<{ id: number }>('select id from app.session where user_id = $1', [other.id]);
    expect((await first.browser.call('DELETE', `my-profile/sessions/${theirs?.id}`)).statusCode).toBe(404);
    expect(await isOpen(other.browser)).toBe(true);
  });
});
