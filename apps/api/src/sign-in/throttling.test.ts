import { facilityRights } from '@quickportal/contracts/access/rights';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KNOWN_DEVICE_DAYS } from '../engines/auth/known-device.ts';
import { registry } from '../engines/metrics/metrics.ts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';
import { PASSWORD, type TestBrowser } from '../testing/test-browser.ts';
import { readMailbox } from '../testing/read-mailbox.ts';

const OWNERS_ADDRESS = '198.51.100.1';
const STRANGERS_ADDRESS = '192.0.2.66';
const DEVICE = 'quickportal-device';

let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer({ seed: 'demo' });
});
afterAll(() => kit.close());
afterEach(() => kit.services.clock.set('2026-11-20T09:00:00Z'));

let people = 0;
async function person(loginName = `owner.${++people}`) {
  const id = await kit.addUser({ loginName, communityId: 10, rights: facilityRights });
  return { loginName, id, email: `${loginName}@example.com` };
}
const status = async (response: ReturnType<TestBrowser['signIn']>) => (await response).statusCode;
async function fail(browser: TestBrowser, loginName: string, times: number): Promise<number[]> {
  const statuses = [];
  for (let n = 0; n < times; n++) statuses.push(await status(browser.signIn(loginName, `wrong ${n}`)));
  return statuses;
}
/** A browser in which the user has signed in before and that has no session now. */
async function knownDevice(loginName: string, ip = OWNERS_ADDRESS): Promise<TestBrowser> {
  const browser = kit.browser({ ip });
  expect(await status(browser.signIn(loginName))).toBe(200);
  browser.cookies.delete('quickportal');
  return browser;
}
const unlockRow = (id: number) =>
  kit.rows('update app.credential set failed_count = 0, locked_until = null where user_id = $1', [id]);
async function linksTo(email: string): Promise<string[]> {
  await kit.runSideEffects();
  const mails = await readMailbox(kit.services, email);
  return mails.toReversed().flatMap((mail) => /token=([\w-]{43})/.exec(JSON.stringify(mail))?.[1] ?? []);
}

describe('attempts of strangers', () => {
  it('on a login name leave its owner at another address alone', async () => {
    const { loginName, id } = await person();
    const browsers = [0, 1, 2, 3].map((n) => kit.browser({ ip: `192.0.2.${n + 100}` }));
    for (const browser of browsers) await fail(browser, loginName, 20);
    await unlockRow(id);
    expect(await status(kit.browser({ ip: OWNERS_ADDRESS }).signIn(loginName))).toBe(200);
  });

  it('on a login name that looks like a user id leave that user alone', async () => {
    const { loginName, id } = await person();
    const owner = kit.browser({ ip: STRANGERS_ADDRESS });
    await owner.signIn(loginName);
    expect((await fail(kit.browser({ ip: STRANGERS_ADDRESS }), String(id), 31)).at(-1)).toBe(429);
    expect((await owner.step('/reauthenticate', { password: PASSWORD })).statusCode).toBe(200);
  });

  it('with reset links that do not exist leave a valid link alone, at any address', async () => {
    const { loginName, email } = await person();
    const stranger = kit.browser({ ip: STRANGERS_ADDRESS });
    for (let n = 0; n < 130; n++) await stranger.step('/reset-password', junkReset(n));
    expect((await stranger.step('/reset-password', junkReset(0))).statusCode).toBe(429);
    await kit.browser({ ip: OWNERS_ADDRESS }).step('/forgot-password', { email });
    const [token] = await linksTo(email);
    const response = await kit.browser({ ip: STRANGERS_ADDRESS }).step('/reset-password', {
      token,
      newPassword: 'meadow-lantern-57-oak',
      repeatPassword: 'meadow-lantern-57-oak',
    });
    expect([loginName, response.statusCode]).toEqual([loginName, 204]);
  });

  it('from one /64 network of IPv6 count together', async () => {
    const { loginName } = await person();
    const statuses: number[] = [];
    for (let n = 0; n < 31; n++)
      statuses.push(...(await fail(kit.browser({ ip: `2001:db8:0:1::${(n + 1).toString(16)}` }), loginName, 1)));
    expect(statuses.filter((statuse) => statuse === 429)).toHaveLength(1);
    expect(await fail(kit.browser({ ip: '2001:db8:0:2::1' }), loginName, 1)).toEqual([401]);
  });

  it('at the reset links of a user leave links for a known device of the user', async () => {
    const { loginName, email } = await person();
    const device = await knownDevice(loginName);
    const stranger = kit.browser({ ip: STRANGERS_ADDRESS });
    for (let n = 0; n < 5; n++) await stranger.step('/forgot-password', { email });
    expect(await linksTo(email)).toHaveLength(3);
    await device.step('/forgot-password', { email });
    expect(await linksTo(email)).toHaveLength(4);
  });
});

describe('a known device', () => {
  it('gets its user in while strangers have used up the address and the name', async () => {
    const { loginName, id } = await person();
    const device = await knownDevice(loginName);
    const stranger = kit.browser({ ip: OWNERS_ADDRESS });
    expect((await fail(stranger, loginName, 31)).at(-1)).toBe(429);
    for (let n = 0; n < 80; n++) await stranger.signIn(`nobody.${n}`, 'x');
    expect(await status(kit.browser({ ip: OWNERS_ADDRESS }).signIn('nobody.else', 'x'))).toBe(429);
    await unlockRow(id);
    expect(await status(device.signIn(loginName))).toBe(200);
  });

  it('does not get past the lock of the account, and its failures count towards it', async () => {
    const { loginName, id } = await person();
    const device = await knownDevice(loginName, '198.51.100.2');
    await fail(kit.browser({ ip: STRANGERS_ADDRESS }), loginName, 5);
    expect(await fail(device, loginName, 5)).toEqual([401, 401, 401, 401, 401]);
    expect(await kit.rows('select failed_count from app.credential where user_id = $1', [id])).toEqual([
      { failed_count: 10 },
    ]);
    expect(await status(device.signIn(loginName))).toBe(401);
  });

  it('has a limit of its own', async () => {
    const { loginName } = await person();
    const device = await knownDevice(loginName, '198.51.100.3');
    expect((await fail(device, loginName, 31)).filter((entry) => entry === 429)).toHaveLength(1);
  });

  it('is known for the users who signed in on it, each by a cookie that scripts cannot read', async () => {
    const [first, other] = [await person(), await person()];
    const browser = kit.browser({ ip: '198.51.100.4' });
    await browser.signIn(first.loginName);
    const cookie = (await browser.signIn(other.loginName)).cookies.find(({ name }) => name === DEVICE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: KNOWN_DEVICE_DAYS * 86_400 });
    expect(cookie?.value.split('~')).toHaveLength(2);
    browser.cookies.delete('quickportal');
    const stranger = kit.browser({ ip: '198.51.100.4' });
    for (const { loginName, id } of [first, other]) {
      await fail(stranger, loginName, 31);
      await unlockRow(id);
      expect(await status(browser.signIn(loginName))).toBe(200);
    }
  });

  it('is unknown to other users, when its cookie is too old, and when the cookie was changed', async () => {
    const [owner, other] = [await person(), await person()];
    const device = await knownDevice(other.loginName, '198.51.100.7');
    const stranger = kit.browser({ ip: '198.51.100.7' });
    await fail(stranger, owner.loginName, 31);
    expect(await status(device.signIn(owner.loginName))).toBe(429);

    await fail(stranger, other.loginName, 31);
    await unlockRow(other.id);
    const cookie = device.cookies.get(DEVICE) ?? '';
    device.cookies.set(DEVICE, cookie.replace(/^\d+/, String(owner.id)));
    expect(await status(device.signIn(owner.loginName))).toBe(429);
    device.cookies.set(DEVICE, cookie);
    kit.services.clock.advance(KNOWN_DEVICE_DAYS * 86_400_000);
    await fail(stranger, other.loginName, 31);
    await unlockRow(other.id);
    expect(await status(device.signIn(other.loginName))).toBe(429);
  });
});

describe('an account that is opened again', () => {
  it('is not held up by the attempts before, when an administrator unlocks it', async () => {
    const { loginName, id } = await person();
    const browser = kit.browser({ ip: '198.51.100.20' });
    expect((await fail(browser, loginName, 31)).at(-1)).toBe(429);
    const administrator = kit.browser({ ip: '198.51.100.21' });
    await administrator.signIn((await person()).loginName);
    kit.services.clock.advance(1);
    expect((await administrator.call('POST', `users/${id}/unlock`, {})).statusCode).toBe(200);
    expect(await status(browser.signIn(loginName))).toBe(200);
  });

  it('is not held up by the attempts before, when its owner uses a mailed link', async () => {
    const { loginName, email } = await person();
    const browser = kit.browser({ ip: '198.51.100.30' });
    expect((await fail(browser, loginName, 31)).at(-1)).toBe(429);
    await browser.step('/forgot-password', { email });
    const [token] = await linksTo(email);
    const newPassword = 'meadow-lantern-57-oak';
    kit.services.clock.advance(1);
    expect(
      (await browser.step('/reset-password', { token, newPassword, repeatPassword: newPassword })).statusCode,
    ).toBe(204);
    expect(await status(browser.signIn(loginName, newPassword))).toBe(200);
  });
});

describe('invitations', () => {
  it('to users that do not exist cost no hash', async () => {
    const administrator = kit.browser({ ip: '198.51.100.40' });
    await administrator.signIn((await person()).loginName);
    const hashes = async () =>
      (await registry.getSingleMetric('quickportal_password_hashes_total')?.get())?.values ?? [];
    const before = await hashes();
    expect(before).not.toEqual([]);
    for (let n = 0; n < 20; n++)
      expect((await administrator.call('POST', `users/${900_000 + n}/invitation`, {})).statusCode).toBe(404);
    expect(await hashes()).toEqual(before);
  });
});

const junkReset = (n: number) => ({
  token: String(n).padStart(43, 'x'),
  newPassword: 'meadow-lantern-57-oak',
  repeatPassword: 'meadow-lantern-57-oak',
});
