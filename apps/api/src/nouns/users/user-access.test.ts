import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { totpCode } from '../../engines/auth/second-factor/totp.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { ADMINISTRATOR, CLERK, details, newUser, search, type UsersKit, usersKit } from './users.fixture.ts';

let t: UsersKit;
let admin: TestBrowser;
let clerkRole: number;
beforeAll(async () => {
  t = await usersKit();
  clerkRole = await t.role('Clerk', CLERK);
  await t.add('admin', 10, ADMINISTRATOR);
  await t.add('second', 10, ADMINISTRATOR);
  admin = await t.as('admin');
});
afterAll(() => t.kit.close());
beforeEach(async () => {
  t.kit.services.clock.advance(60_000);
  admin = await t.as('admin');
  await t.kit.audit();
});

const DAY = 86_400_000;
let people = 0;
async function person(rights = CLERK) {
  const loginName = `person.${++people}`;
  const id = await t.add(loginName, 10, rights);
  return { loginName, id, email: `${loginName}@example.com` };
}
const setStatus = (browser: TestBrowser, id: number | undefined, enabled: boolean) =>
  browser.call('PATCH', `users/${id}/status?enabled=${enabled}`, {});
const isOpen = async (browser: TestBrowser) => (await browser.call('GET', 'my-profile')).statusCode === 200;

describe('disabling', () => {
  it('ends sessions at once and keeps people out until they are enabled', async () => {
    const { id, loginName } = await person();
    const theirs = await t.as(loginName);
    const response = await setStatus(admin, id, false);
    expect(response.json()).toMatchObject({ status: 'DISABLED', openSessions: 0, version: 2 });
    expect(await isOpen(theirs)).toBe(false);
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(401);
    expect((await t.kit.audit()).find(({ action }) => action === 'users.set-status')).toMatchObject({
      description: `User ${loginName} disabled, 1 session ended`,
      before: { status: 'ACTIVE' },
      after: { status: 'DISABLED' },
    });
    expect((await setStatus(admin, id, false)).statusCode).toBe(409);
    expect((await admin.call('PATCH', `users/${id}/status?enabled=true`, { version: 1 })).statusCode).toBe(409);
    expect((await setStatus(admin, id, true)).json()).toMatchObject({ status: 'ACTIVE' });
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(200);
  });

  it('is nothing one does to oneself, or to the last administrator', async () => {
    expect((await setStatus(admin, t.ids['admin'], false)).json()).toMatchObject({
      status: 409,
      detail: 'You cannot disable yourself. Ask another administrator.',
    });
    await t.add('kiwi', 20, ADMINISTRATOR);
    await t.add('staff', null, ADMINISTRATOR);
    const staff = await t.as('staff');
    await staff.call('PUT', 'session/community', { communityId: 20 });
    expect((await setStatus(staff, t.ids['kiwi'], false)).json()).toMatchObject({
      status: 409,
      detail: 'No administrator would be left. Make another user an administrator first.',
    });
    expect((await details(staff, t.ids['kiwi'])).status).toBe('ACTIVE');
  });

  it('leaves one of two administrators who disable each other', async () => {
    const second = await t.as('second');
    const responses = await Promise.all([
      setStatus(admin, t.ids['second'], false),
      setStatus(second, t.ids['admin'], false),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
    await t.kit.rows(`update app.system_user set status = 'ACTIVE' where id = any($1)`, [
      [t.ids['admin'], t.ids['second']],
    ]);
  });
});

describe('locks', () => {
  it('lock an account after too many failures, and an administrator opens it', async () => {
    const { id, loginName } = await person();
    for (let n = 0; n < 10; n++) await t.kit.browser().signIn(loginName, 'wrong');
    expect(await details(admin, id)).toMatchObject({ status: 'LOCKED_PASSWORD_FAILURE' });
    expect((await search(admin, { status: ['LOCKED_PASSWORD_FAILURE'] })).items.map((item) => item.loginName)).toEqual([
      loginName,
    ]);
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(401);
    expect((await admin.call('POST', `users/${id}/unlock`)).json()).toMatchObject({
      status: 'ACTIVE',
      lockedUntil: null,
    });
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(200);
    expect((await admin.call('POST', `users/${id}/unlock`)).statusCode).toBe(409);
  });

  it('lock an account after 90 days without use, until an administrator opens it', async () => {
    const { id, loginName, email } = await person();
    const backdate = (days: number) =>
      t.kit.rows('update app.system_user set created_at = $2, last_sign_in_at = $2 where id = $1', [
        id,
        new Date(t.kit.services.clock.now().getTime() - days * DAY).toISOString(),
      ]);
    await backdate(89);
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(200);
    await backdate(91);
    expect((await details(admin, id)).status).toBe('LOCKED_INACTIVE');
    const refused = await t.kit.browser().signIn(loginName);
    const unknown = await t.kit.browser().signIn('nobody.at.all');
    expect({ ...refused.json<object>(), requestId: '' }).toEqual({ ...unknown.json<object>(), requestId: '' });
    await t.kit.browser().step('/forgot-password', { email });
    expect((await t.mailTo(email)).subjects).toEqual([]);
    expect((await admin.call('POST', `users/${id}/password-reset`)).statusCode).toBe(409);
    expect((await admin.call('POST', `users/${id}/unlock`)).json()).toMatchObject({ status: 'ACTIVE' });
    expect((await t.kit.browser().signIn(loginName)).statusCode).toBe(200);
  });
});

describe('passwords and factors', () => {
  it('mails a link to choose a new password, three in an hour', async () => {
    const { id, email } = await person();
    expect((await admin.call('POST', `users/${id}/password-reset`)).statusCode).toBe(204);
    const mail = await t.mailTo(email);
    expect(mail.subjects).toEqual(['Choose a new password']);
    expect(mail.last).toContain('Person admin requested a new password');
    expect(mail.last).toMatch(/AuthAction\/reset-password\?token=/);
    await admin.call('POST', `users/${id}/password-reset`);
    await admin.call('POST', `users/${id}/password-reset`);
    expect((await admin.call('POST', `users/${id}/password-reset`)).statusCode).toBe(429);
    expect((await admin.call('POST', `users/${t.ids['admin']}/password-reset`)).statusCode).toBe(409);
  });

  it('takes a lost second factor away, with the operator’s own password', async () => {
    const { id, loginName, email } = await person();
    const theirs = await t.as(loginName);
    const { secret } = (await theirs.call('POST', 'my-profile/second-factor', { password: PASSWORD })).json<{
      secret: string;
    }>();
    const code = totpCode(secret, t.kit.services.clock.now());
    await theirs.call('POST', 'my-profile/second-factor/confirm', { code });
    expect(await details(admin, id)).toMatchObject({ secondFactorEnabled: true });
    const reset = (password: string) => admin.call('POST', `users/${id}/second-factor-reset`, { password });
    expect((await reset('not-mine')).json()).toMatchObject({ status: 422, errors: [{ field: 'password' }] });
    expect((await reset(PASSWORD)).json()).toMatchObject({ secondFactorEnabled: false, openSessions: 0 });
    expect(await isOpen(theirs)).toBe(false);
    expect((await t.mailTo(email)).subjects.at(-1)).toBe('Your second factor was removed');
    expect((await reset(PASSWORD)).statusCode).toBe(409);
  });

  it('ends every session of a user', async () => {
    const { id, loginName } = await person();
    const [testBrowser, other] = [await t.as(loginName), await t.as(loginName)];
    expect((await admin.call('DELETE', `users/${id}/sessions`)).json()).toEqual({ ended: 2 });
    expect([await isOpen(testBrowser), await isOpen(other)]).toEqual([false, false]);
    expect((await admin.call('DELETE', `users/${t.ids['admin']}/sessions`)).statusCode).toBe(409);
  });

  it('sends an invitation again, and a temporary password runs out after seven days', async () => {
    const made = await admin.call('POST', 'users', newUser('slow', [clerkRole]));
    const { systemUserId } = made.json<{ systemUserId: number }>();
    const passwordIn = async () =>
      /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec((await t.mailTo('slow@example.com')).last)?.[0];
    const first = (await passwordIn()) ?? '';
    t.kit.services.clock.advance(7 * DAY);
    admin = await t.as('admin');
    expect((await t.kit.browser().signIn('slow', first)).statusCode).toBe(401);
    expect((await admin.call('POST', `users/${systemUserId}/password-reset`)).statusCode).toBe(409);
    expect((await admin.call('POST', `users/${systemUserId}/invitation`)).statusCode).toBe(204);
    const second = (await passwordIn()) ?? '';
    expect(second).not.toBe(first);
    expect((await t.kit.browser().signIn('slow', first)).statusCode).toBe(401);
    expect((await t.kit.browser().signIn('slow', second)).json()).toEqual({ next: 'change-password' });
    const { id } = await person();
    await t.as(`person.${people}`);
    expect((await admin.call('POST', `users/${id}/invitation`)).statusCode).toBe(409);
  });
});

it('lists what a user did and what was done to the user, newest first', async () => {
  const { id, loginName } = await person();
  await t.as(loginName);
  t.kit.services.clock.advance(1000);
  await setStatus(admin, id, false);
  const { items, recordsCount } = (await admin.call('GET', `users/${id}/audit-entries`)).json<{
    items: { description: string; loginName: string }[];
    recordsCount: number;
  }>();
  expect(items[0]).toMatchObject({ description: `User ${loginName} disabled, 1 session ended`, loginName: 'admin' });
  expect(items.map((entry) => entry.loginName)).toContain(loginName);
  expect(recordsCount).toBe(items.length);
});

it('says of which customer, to anyone who sees that customer', async () => {
  const { id, loginName } = await person();
  await t.kit.rows(
    'insert into app.user_business (user_id, community_id, business_id) values ($1, 10, 101), ($1, 10, 102)',
    [id],
  );
  const theirs = await t.as(loginName);
  const customer = { businessId: 102, customerName: 'Nora Named' };
  const added = await theirs.call('POST', 'customers', customer);
  expect(added.statusCode, added.body).toBe(201);
  const { customerId } = added.json<{ customerId: number }>();
  const entryFor = async (browser: TestBrowser) => {
    const { items } = (await browser.call('GET', `users/${id}/audit-entries`)).json<{
      items: { description: string; customer: unknown }[];
    }>();
    return items.find(({ description }) => description.startsWith('Customer'));
  };
  expect((await entryFor(admin))?.customer).toEqual({ customerId, customerName: 'Nora Named' });
  await t.add('kept', 10, ADMINISTRATOR, { businessIds: [101] });
  expect(await entryFor(await t.as('kept'))).toBeUndefined();
});

it('shows entries to readers who hold a right that opens them, in the business where they hold it', async () => {
  const { id, loginName } = await person();
  const theirs = await t.as(loginName);
  const added = await theirs.call('POST', 'customers', { businessId: 101, customerName: 'Ada Audited' });
  expect(added.statusCode, added.body).toBe(201);
  const seenBy = async (reader: string) => {
    const response = await (await t.as(reader)).call('GET', `users/${id}/audit-entries`);
    return response.json<{ items: { description: string }[] }>().items.map(({ description }) => description);
  };
  const about = expect.stringMatching(/^Customer Ada Audited/);
  expect(await seenBy('admin')).toContainEqual(about);
  await t.add('users.only', 10, ['VIEW_USERS']);
  const own = await seenBy('users.only');
  expect(own).not.toContainEqual(about);
  expect(own.length).toBeGreaterThan(0);
});
