import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { ADMINISTRATOR, CLERK, details, newUser, search, type UsersKit, usersKit } from './users.fixture.ts';

let t: UsersKit;
let admin: TestBrowser;
let clerkRole: number;
let adminRole: number;
let businessRole: number;
beforeAll(async () => {
  t = await usersKit();
  clerkRole = await t.role('Clerk', CLERK);
  adminRole = await t.role('Everything', [...ADMINISTRATOR, 'MANAGE_API_KEYS'], 'COMMUNITY', null);
  businessRole = await t.role('Business clerk', CLERK, 'SUPPLIER_BUSINESS');
  await t.add('admin', 10, ADMINISTRATOR);
  await t.add('second', 10, ADMINISTRATOR);
  await t.add('clerk', 10, CLERK);
  await t.add('viewer', 10, ['VIEW_USERS']);
  await t.add('mighty', 10, [...ADMINISTRATOR, 'MANAGE_API_KEYS']);
  await t.add('in.101', 10, [...ADMINISTRATOR], { businessIds: [101] });
  await t.add('clerk.101', 10, CLERK, { businessIds: [101] });
  await t.add('clerk.102', 10, CLERK, { businessIds: [102] });
  await t.add('kiwi', 20, ADMINISTRATOR);
  await t.add('staff', null, ADMINISTRATOR);
  admin = await t.as('admin');
});
afterAll(() => t.kit.close());
beforeEach(() => t.kit.audit());

const edit = (browser: TestBrowser, user: { systemUserId: number; version?: number }, body: object) =>
  browser.call('PUT', `users/${user.systemUserId}/details`, { password: PASSWORD, ...body });
const bodyOf = (user: Awaited<ReturnType<typeof details>>, roleIds?: readonly number[]) => ({
  fullName: user.fullName,
  email: user.email,
  phoneNumber: user.phoneNumber,
  roleIds: roleIds ?? user.roles.map(({ roleId }) => roleId),
  businessIds: user.businesses.map(({ businessId }) => businessId),
  version: user.version,
});

describe('finding users', () => {
  it('finds users of the community by name, login name or email, by status and by role', async () => {
    expect(
      (await search(admin, { query: 'PERSÓN CLERK', pageSize: 50 })).items.map(({ loginName }) => loginName),
    ).toEqual(['clerk', 'clerk.101', 'clerk.102']);
    await t.kit.services.owner.query(`update app.system_user set phone_number = '+61 491 570 006' where id = $1`, [
      t.ids['clerk'],
    ]);
    for (const query of ['0491 570 006', '+61491570006', '(0491) 570-006', '0011 61 491 570 006'])
      expect([query, (await search(admin, { query })).items.map(({ loginName }) => loginName)]).toEqual([
        query,
        ['clerk'],
      ]);
    expect((await search(admin, { query: 'kiwi' })).recordsCount).toBe(0);
    expect((await search(admin, { query: 'staff' })).recordsCount).toBe(0);
    expect((await search(admin, { status: ['DISABLED'] })).recordsCount).toBe(0);
    const { roles } = await details(admin, t.ids['clerk']);
    expect((await search(admin, { roleIds: [roles[0]?.roleId] })).items.map(({ loginName }) => loginName)).toEqual([
      'clerk',
    ]);
    const [other] = (await details(admin, t.ids['viewer'])).roles;
    const ofBoth = await search(admin, { roleIds: [roles[0]?.roleId, other?.roleId] });
    expect(ofBoth.items.map(({ loginName }) => loginName)).toEqual(expect.arrayContaining(['clerk', 'viewer']));
    const byLogin = (await search(admin, { sort: '-loginName', pageSize: 2 })).items.map(({ loginName }) => loginName);
    expect(byLogin).toEqual(['viewer', 'second']);
  });

  it('shows users of other communities and staff to no one: 404', async () => {
    for (const caller of ['kiwi', 'staff']) {
      expect((await admin.call('GET', `users/${t.ids[caller]}`)).statusCode).toBe(404);
      expect((await admin.call('POST', `users/${t.ids[caller]}/unlock`)).statusCode).toBe(404);
      expect((await admin.call('DELETE', `users/${t.ids[caller]}/sessions`)).statusCode).toBe(404);
    }
  });

  it('shows anyone who is kept to businesses the users of those only', async () => {
    const kept = await t.as('in.101');
    expect((await search(kept)).items.map(({ loginName }) => loginName)).toEqual(['clerk.101', 'in.101']);
    expect((await kept.call('GET', `users/${t.ids['clerk.102']}`)).statusCode).toBe(404);
    expect((await kept.call('GET', `users/${t.ids['admin']}`)).statusCode).toBe(404);
  });

  it('serves staff in the community they chose', async () => {
    const staff = await t.as('staff');
    expect((await staff.call('POST', 'users/search', {})).statusCode).toBe(403);
    await staff.call('PUT', 'session/community', { communityId: 20 });
    // The fixtures of other nouns have users in that community too
    const found = (await search(staff)).items.map(({ loginName }) => loginName);
    expect(found).toContain('kiwi');
    expect(found).not.toContain('clerk');
  });

  it('needs a right', async () => {
    const viewer = await t.as('viewer');
    expect((await search(viewer)).recordsCount).toBeGreaterThan(5);
    expect((await viewer.call('POST', 'users', newUser('x.y', [clerkRole]))).statusCode).toBe(403);
    expect((await (await t.as('clerk')).call('POST', 'users/search', {})).statusCode).toBe(403);
  });
});

describe('adding a user', () => {
  it('mails a temporary password that has to be changed at the first sign-in', async () => {
    const response = await admin.call(
      'POST',
      'users',
      newUser('Jo.Fern', [clerkRole], { phoneNumber: '0491 570 157' }),
    );
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      loginName: 'Jo.Fern',
      status: 'ACTIVE',
      invitationPending: true,
      lastSignInAt: null,
      roles: [{ roleName: 'Clerk', businessId: null }],
      businesses: [],
      openSessions: 0,
      isYou: false,
      rightsBeyondYours: [],
      passwordChangedAt: null,
    });
    const mail = await t.mailTo('Jo.Fern@example.com');
    expect(mail.subjects).toEqual(['Your QuickPortal login']);
    const [temporary = ''] = /[a-z2-9]{4}(?:-[a-z2-9]{4}){3}/.exec(mail.last) ?? [];
    expect(response.body).not.toContain(temporary);
    const [entry] = (await t.kit.audit()).filter(({ action }) => action === 'users.create');
    expect(JSON.stringify(entry)).not.toContain(temporary);
    expect(entry).toMatchObject({
      community_id: 10,
      actor_login_name: 'admin',
      after: { loginName: 'Jo.Fern', roles: ['Clerk'], phoneNumber: '0491 570 157' },
    });
    const jo = t.kit.browser();
    expect((await jo.signIn('jo.fern', temporary)).json()).toEqual({ next: 'change-password' });
    expect((await jo.call('GET', 'my-profile')).statusCode).toBe(401);
    const chosen = { newPassword: 'copper-lantern-72-fern', repeatPassword: 'copper-lantern-72-fern' };
    expect((await jo.step('/change-password', chosen)).json()).toEqual({ next: 'home' });
    const again = await details(admin, response.json<{ systemUserId: number }>().systemUserId);
    expect(again).toMatchObject({ invitationPending: false, invitationExpiresAt: null, openSessions: 1 });
    expect((await t.kit.browser().signIn('jo.fern', temporary)).statusCode).toBe(401);
  });

  it('refuses a login name that is taken anywhere, and values that are not offered', async () => {
    const refused = async (more: object, roleIds = [clerkRole]) =>
      (await admin.call('POST', 'users', newUser('somebody', roleIds, more))).json<{ errors: { field: string }[] }>()
        .errors?.[0]?.field;
    expect(await refused({ loginName: 'KIWI' })).toBe('loginName');
    expect(await refused({ loginName: 'a b' })).toBe('loginName');
    expect(await refused({ email: 'nobody' })).toBe('email');
    expect(await refused({ phoneNumber: '12' })).toBe('phoneNumber');
    expect(await refused({}, [])).toBe('roleIds');
    expect(await refused({}, [businessRole])).toBe('roleIds');
    expect(await refused({}, [999_999])).toBe('roleIds');
    expect(await refused({ businessIds: [201] })).toBe('businessIds');
    expect(await refused({ businessRoles: [{ roleId: clerkRole, businessId: 101 }] })).toBe('businessRoles[0].roleId');
    expect(await refused({ businessRoles: [{ roleId: businessRole, businessId: 201 }] })).toBe(
      'businessRoles[0].businessId',
    );
    expect(await refused({ password: 'not-mine' })).toBe('password');
  });

  it('gives no right that the user who adds does not hold', async () => {
    const refused = await admin.call('POST', 'users', newUser('climber', [adminRole]));
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      403,
      'You cannot grant rights that you do not have: MANAGE_API_KEYS.',
    ]);
    expect((await search(admin, { query: 'climber' })).recordsCount).toBe(0);
    const schema = (await admin.call('GET', 'forms/post/users')).json<{
      'x-form': { options: { communityRoles: { label: string }[]; businessRoles: { label: string }[] } };
    }>();
    const { communityRoles, businessRoles } = schema['x-form'].options;
    expect(communityRoles.map(({ label }) => label)).toContain('Clerk');
    expect(communityRoles.map(({ label }) => label)).not.toContain('Everything');
    expect(businessRoles.map(({ label }) => label)).toEqual(['Business clerk']);
  });

  it('lets anyone who is kept to businesses add users of those only', async () => {
    const kept = await t.as('in.101');
    const add = (loginName: string, more: object) => kept.call('POST', 'users', newUser(loginName, [clerkRole], more));
    expect((await add('outside', {})).json()).toMatchObject({ errors: [{ field: 'businessIds' }] });
    expect((await add('outside', { businessIds: [101, 102] })).json()).toMatchObject({
      errors: [{ field: 'businessIds' }],
    });
    const inside = await add('inside', { businessIds: [101] });
    expect(inside.statusCode, inside.body).toBe(201);
    expect(inside.json()).toMatchObject({ businesses: [{ businessId: 101, businessName: 'Business 101' }] });
  });

  it('holds a role in one business', async () => {
    const body = newUser('one.business', [], { businessRoles: [{ roleId: businessRole, businessId: 102 }] });
    const response = await admin.call('POST', 'users', body);
    expect(response.statusCode, response.body).toBe(201);
    expect(response.json()).toMatchObject({
      roles: [{ roleName: 'Business clerk', businessId: 102, businessName: 'Business 102' }],
      rights: ['MANAGE_CUSTOMERS', 'VIEW_CUSTOMERS'],
    });
  });

  it('is not done while viewing as another user', async () => {
    await t.add('looker', null, [...ADMINISTRATOR, 'VIEW_AS_USER']);
    const staff = await t.as('looker');
    await staff.call('POST', 'view-as', { systemUserId: t.ids['admin'] });
    expect((await search(staff)).recordsCount).toBeGreaterThan(5);
    for (const [method, path] of [
      ['POST', 'users'],
      ['PUT', `users/${t.ids['clerk']}/details`],
      ['PATCH', `users/${t.ids['clerk']}/status?enabled=false`],
      ['POST', `users/${t.ids['clerk']}/unlock`],
      ['POST', `users/${t.ids['clerk']}/password-reset`],
      ['POST', `users/${t.ids['clerk']}/second-factor-reset`],
      ['POST', `users/${t.ids['clerk']}/invitation`],
      ['DELETE', `users/${t.ids['clerk']}/sessions`],
      ['POST', 'roles'],
      ['PUT', `roles/${clerkRole}`],
      ['DELETE', `roles/${clerkRole}`],
    ] as const) {
      expect((await staff.call(method, path, {})).statusCode, path).toBe(403);
    }
  });
});

describe('editing a user', () => {
  it('keeps before and after, tells the former address, and what was taken away counts at once', async () => {
    await t.add('editable', 10, ADMINISTRATOR);
    const theirs = await t.as('editable');
    const user = await details(admin, t.ids['editable']);
    const body = { ...bodyOf(user, [clerkRole]), email: 'moved@example.com' };
    const response = await edit(admin, user, body);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json()).toMatchObject({ email: 'moved@example.com', version: user.version + 1 });
    expect((await theirs.call('POST', 'users/search', {})).statusCode).toBe(403);
    expect((await t.mailTo('editable@example.com')).subjects).toEqual(['Your email address was changed']);
    expect((await t.kit.audit()).find(({ action }) => action === 'users.update-details')).toMatchObject({
      description: 'User editable changed: email, roles',
      before: { email: 'editable@example.com', roles: ['role-of-editable'] },
      after: { email: 'moved@example.com', roles: ['Clerk'] },
    });
    expect((await edit(admin, user, body)).json()).toMatchObject({
      status: 409,
      type: expect.stringMatching(/lost-update$/),
    });
    const same = await edit(admin, user, { ...body, version: user.version + 1 });
    expect(same.json()).toMatchObject({ status: 422, errors: [{ field: '', messages: ['No changes detected.'] }] });
  });

  it('leaves people with more rights than one’s own alone', async () => {
    const mighty = await details(admin, t.ids['mighty']);
    expect(mighty.rightsBeyondYours).toEqual(['MANAGE_API_KEYS']);
    const refused = await edit(admin, mighty, { ...bodyOf(mighty), email: 'mine@example.com' });
    expect([refused.statusCode, refused.json<{ detail: string }>().detail]).toEqual([
      403,
      'This user has rights that you do not have: MANAGE_API_KEYS.',
    ]);
    expect((await admin.call('POST', `users/${t.ids['mighty']}/password-reset`)).statusCode).toBe(403);
    expect((await admin.call('PATCH', `users/${t.ids['mighty']}/status?enabled=false`, {})).statusCode).toBe(403);
  });

  it('lets no one change their own roles, but their own name', async () => {
    const me = await details(admin, t.ids['admin']);
    expect(me.isYou).toBe(true);
    const demoted = await edit(admin, me, bodyOf(me, [clerkRole]));
    expect([demoted.statusCode, demoted.json<{ detail: string }>().detail]).toEqual([
      409,
      'You cannot change your own roles or businesses. Ask another administrator.',
    ]);
    const renamed = await edit(admin, me, { ...bodyOf(me), fullName: 'Ada Min' });
    expect(renamed.json()).toMatchObject({ fullName: 'Ada Min', roles: me.roles });
  });
});
