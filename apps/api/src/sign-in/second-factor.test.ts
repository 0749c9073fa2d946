import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../engines/auth/second-factor/totp.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, type TestBrowser } from '../testing/test-browser.ts';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer();
});
afterAll(() => kit.close());
beforeEach(async () => {
  kit.services.clock.advance(60_000);
  await kit.audit();
});

const now = () => kit.services.clock.now();
let people = 0;

interface Enrolled {
  id: number;
  loginName: string;
  secret: string;
  recoveryCodes: string[];
  browser: TestBrowser;
}

/** A staff member who sets the second factor up at the first sign-in, because staff must have one. */
async function enrolled(change: { mustChange?: boolean } = {}): Promise<Enrolled> {
  const loginName = `staff.${++people}`;
  const id = await kit.addUser({ loginName, communityId: null, ...change });
  const browser = kit.browser();
  expect((await browser.signIn(loginName)).json()).toEqual({ next: 'second-factor', setUpSecondFactor: true });
  const setUp = (await browser.step('/second-factor/set-up')).json<{ secret: string }>();
  const response = await browser.step('/second-factor', { code: totpCode(setUp.secret, now()) });
  const { recoveryCodes } = response.json<{ recoveryCodes: string[] }>();
  kit.services.clock.advance(30_000);
  return { id, loginName, secret: setUp.secret, recoveryCodes, browser };
}

/** A browser that has given the password. */
async function halfway(loginName: string): Promise<TestBrowser> {
  const browser = kit.browser();
  expect((await browser.signIn(loginName)).json()).toEqual({ next: 'second-factor' });
  return browser;
}

describe('staff', () => {
  it('set it up at the first sign-in: secret, QR code, first code, ten recovery codes', async () => {
    const loginName = `staff.${++people}`;
    await kit.addUser({ loginName, communityId: null });
    const browser = kit.browser();
    const page = await browser.form('', { loginName, password: PASSWORD });
    expect(page.headers.location).toBe('/quickportal/SecondFactorView?setUp=true');
    const setUp = (await browser.step('/second-factor/set-up')).json<{
      secret: string;
      address: string;
      qrCode: { size: number };
    }>();
    expect(setUp.address).toContain(`secret=${setUp.secret}`);
    expect(setUp.qrCode.size).toBeGreaterThan(20);
    expect((await browser.step('/second-factor', { code: '000000' })).statusCode).toBe(422);
    const response = await browser.step('/second-factor', { code: totpCode(setUp.secret, now()) });
    expect(response.json()).toMatchObject({ next: 'home' });
    expect(response.json<{ recoveryCodes: string[] }>().recoveryCodes).toHaveLength(10);
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ next: 'home', kind: 'STAFF' });
  });

  it('need none in a demo', async () => {
    const demo = await createTestServer({ seed: 'demo' });
    await demo.addUser({ loginName: 'staff.demo', communityId: null });
    expect((await demo.browser().signIn('staff.demo')).json()).toEqual({ next: 'home' });
    await demo.close();
  });
});

describe('a session that waits for the code', () => {
  it('opens nothing but tells who it is for', async () => {
    const { loginName } = await enrolled();
    const browser = await halfway(loginName);
    expect((await browser.call('GET', 'my-profile')).statusCode).toBe(401);
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ next: 'second-factor' });
  });

  it('cannot set up another factor in place of the one there is', async () => {
    const { loginName } = await enrolled();
    const browser = await halfway(loginName);
    expect((await browser.step('/second-factor/set-up')).statusCode).toBe(409);
    expect((await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD })).statusCode).toBe(401);
  });

  it('opens with a code, with another token, and for twelve hours', async () => {
    const { loginName, secret } = await enrolled();
    const browser = await halfway(loginName);
    const before = browser.cookies.get('quickportal');
    const request = '/quickportal/CustomerSearchView';
    const response = await browser.form('/second-factor', { code: totpCode(secret, now()), returnTo: request });
    expect([response.statusCode, response.headers.location]).toEqual([303, request]);
    expect(browser.cookies.get('quickportal')).not.toBe(before);
    const { expiresAt } = (await browser.call('GET', 'session')).json<{ expiresAt: string }>();
    expect(Date.parse(expiresAt) - now().getTime()).toBe(12 * 3_600_000);
  });

  it('ends after ten minutes', async () => {
    const { loginName, secret } = await enrolled();
    const browser = await halfway(loginName);
    kit.services.clock.advance(10 * 60_000);
    const response = await browser.step('/second-factor', { code: totpCode(secret, now()) });
    expect(response.json()).toMatchObject({ status: 401, type: expect.stringMatching(/unauthenticated$/) });
    const form = await browser.form('/second-factor', { code: totpCode(secret, now()) });
    expect(form.headers.location).toBe('/quickportal/LoginView?error=signed-out');
  });

  it('goes on to the forced change of password', async () => {
    const { browser } = await enrolled({ mustChange: true });
    expect((await browser.call('GET', 'session')).json()).toMatchObject({ next: 'change-password' });
  });
});

describe('a code', () => {
  it('counts once, also when it comes twice at the same time', async () => {
    const { loginName, secret } = await enrolled();
    const code = totpCode(secret, now());
    const browsers = await Promise.all([halfway(loginName), halfway(loginName), halfway(loginName)]);
    const responses = await Promise.all(browsers.map((browser) => browser.step('/second-factor', { code })));
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422, 422]);
    const later = await halfway(loginName);
    const response = await later.step('/second-factor', { code });
    expect(response.json()).toMatchObject({
      errors: [{ field: 'code', messages: ['This code is not correct or was already used.'] }],
    });
  });

  it('of an earlier step does not count after a later one', async () => {
    const { loginName, secret } = await enrolled();
    const earlier = totpCode(secret, now());
    kit.services.clock.advance(30_000);
    expect(
      (await (await halfway(loginName)).step('/second-factor', { code: totpCode(secret, now()) })).statusCode,
    ).toBe(200);
    expect((await (await halfway(loginName)).step('/second-factor', { code: earlier })).statusCode).toBe(422);
  });

  it('guessed ten times locks the account, across sessions, and ends the last of them', async () => {
    const { loginName, secret, id } = await enrolled();
    for (let n = 0; n < 9; n++) {
      // signing in again with the right password does not set the count back
      const browser = await halfway(loginName);
      expect((await browser.step('/second-factor', { code: 'WRONG-CODE1' })).statusCode).toBe(422);
    }
    const browser = await halfway(loginName);
    await browser.step('/second-factor', { code: '12345' });
    expect((await browser.step('/second-factor', { code: totpCode(secret, now()) })).statusCode).toBe(401);
    expect((await kit.browser().signIn(loginName)).statusCode).toBe(401);
    const entries = await kit.audit();
    expect(entries.some((entry) => entry.action === 'sign-in.lock' && entry.object_id === String(id))).toBe(true);
  });
});

describe('a recovery code', () => {
  it('works once in place of a code, and is announced by mail', async () => {
    const { loginName, recoveryCodes } = await enrolled();
    const [code = ''] = recoveryCodes;
    const browsers = await Promise.all([halfway(loginName), halfway(loginName)]);
    const responses = await Promise.all(
      browsers.map((browser) => browser.step('/second-factor', { code: code.toLowerCase() })),
    );
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
    await kit.runSideEffects();
    const subjects = await kit.rows<{ subject: string }>('select subject from app.mail_message where to_address = $1', [
      `${loginName}@example.com`,
    ]);
    expect(subjects.map(({ subject }) => subject)).toContain('A recovery code was used');
  });
});
