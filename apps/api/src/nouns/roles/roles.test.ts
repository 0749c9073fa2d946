import type { Role } from '@quickportal/contracts/roles/role';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { ADMINISTRATOR, CLERK, newUser, type UsersKit, usersKit } from '../users/users.fixture.ts';

let t: UsersKit;
let admin: TestBrowser;
let shared: number;
let theirs: number;
beforeAll(async () => {
  t = await usersKit();
  shared = await t.role('Viewer', ['VIEW_CUSTOMERS'], 'COMMUNITY', null);
  theirs = await t.role('Kiwi clerk', CLERK, 'COMMUNITY', 20);
  await t.role('Keys', ['MANAGE_API_KEYS']);
  await t.add('admin', 10, ADMINISTRATOR);
  await t.add('in.101', 10, ADMINISTRATOR, { businessIds: [101] });
  admin = await t.as('admin');
});
afterAll(() => t.kit.close());
beforeEach(() => t.kit.audit());

const list = async (browser = admin): Promise<Role[]> =>
  (await browser.call('GET', 'roles')).json<{ items: Role[] }>().items;
const key = async (name: string): Promise<Role> => {
  const role = (await list()).find(({ roleName }) => roleName === name);
  if (!role) throw new Error(`There is no role ${name}`);
  return role;
};
const add = (roleName: string, rights: readonly string[], more: object = {}, browser = admin) =>
  browser.call('POST', 'roles', { roleName, rights, password: PASSWORD, ...more });
const save = (roleId: number, roleName: string, rights: readonly string[], more: object = {}) =>
  admin.call('PUT', `roles/${roleId}`, { roleName, rights, password: PASSWORD, ...more });

it('lists shared roles and those of the community, with who holds them', async () => {
  const roles = await list();
  expect(roles.map(({ roleName }) => roleName)).toEqual(['Keys', 'role-of-admin', 'role-of-in.101', 'Viewer']);
  expect(await key('Viewer')).toMatchObject({ roleId: shared, shared: true, userCount: 0, rightsBeyondYours: [] });
  expect(await key('role-of-admin')).toMatchObject({
    shared: false,
    userCount: 1,
    rights: [...ADMINISTRATOR].toSorted(),
  });
  expect((await key('Keys')).rightsBeyondYours).toEqual(['MANAGE_API_KEYS']);
});

it.each(['Cr\u0435dit control', 'Credit\u200b control', 'Cre\u00addit-Control', 'CREDIT CONTROL', 'Crédit control'])(
  'refuses a role whose name looks like that of another: %s',
  async (roleName) => {
    await add('Credit control', CLERK);
    expect((await add(roleName, CLERK)).json()).toMatchObject({
      status: 422,
      errors: [{ field: 'roleName', messages: ['Another role has this name.'] }],
    });
    const other = (await add(`Other ${Buffer.from(roleName).toString('hex').slice(0, 30)}`, CLERK)).json<Role>();
    expect((await save(other.roleId, roleName, CLERK, { version: other.version })).json()).toMatchObject({
      errors: [{ field: 'roleName' }],
    });
  },
);

it('adds a role of rights that the user who adds holds', async () => {
  const response = await add('Collections', CLERK, { description: 'Calls late payers' });
  expect(response.json()).toMatchObject({
    roleName: 'Collections',
    scope: 'COMMUNITY',
    shared: false,
    userCount: 0,
    rights: [...CLERK].toSorted(),
  });
  expect((await t.kit.audit()).at(-1)).toMatchObject({
    action: 'roles.create',
    description: 'Role Collections added',
  });
  expect((await add('collections', CLERK)).json()).toMatchObject({ status: 422, errors: [{ field: 'roleName' }] });
  expect((await add('Keys 2', ['MANAGE_API_KEYS'])).statusCode).toBe(403);
  expect((await add('Staff', ['MANAGE_COMMUNITIES'])).json()).toMatchObject({ status: 422 });
  expect((await add('Nothing', [])).json()).toMatchObject({ status: 422, errors: [{ field: 'rights' }] });
  expect((await add('Wrong', CLERK, { password: 'x' })).json()).toMatchObject({ errors: [{ field: 'password' }] });
  expect((await add('Kept', CLERK, {}, await t.as('in.101'))).statusCode).toBe(403);
  const schema = (await admin.call('GET', 'forms/post/roles')).json<{
    'x-form': { options: { rights: { value: string; group: string }[] } };
  }>();
  const { rights } = schema['x-form'].options;
  expect(rights.map(({ value }) => value).toSorted()).toEqual([...ADMINISTRATOR].toSorted());
  expect([...new Set(rights.map(({ group }) => group))]).toEqual(['Customers', 'Facility']);
});

it('changes a role for everyone who holds it, from the next call on', async () => {
  const made = (await add('Temporary helpers', ADMINISTRATOR)).json<Role>();
  const { systemUserId } = (await admin.call('POST', 'users', newUser('helper', [made.roleId]))).json<{
    systemUserId: number;
  }>();
  await t.kit.rows(
    'update app.credential set password_hash = (select password_hash from app.credential where user_id = $2), must_change = false where user_id = $1',
    [systemUserId, t.ids['admin']],
  );
  const helper = await t.as('helper');
  expect((await helper.call('GET', 'roles')).statusCode).toBe(200);
  const response = await save(made.roleId, 'Helpers', CLERK, { version: made.version });
  expect(response.json()).toMatchObject({ roleName: 'Helpers', userCount: 1, version: made.version + 1 });
  expect((await helper.call('GET', 'roles')).statusCode).toBe(403);
  expect((await t.kit.audit()).find(({ action }) => action === 'roles.update')).toMatchObject({
    description: 'Role Helpers changed; 1 user has it',
    before: { name: 'Temporary helpers' },
    after: { name: 'Helpers', rights: [...CLERK].toSorted() },
  });
  expect((await save(made.roleId, 'Helpers', CLERK, { version: made.version })).statusCode).toBe(409);
  expect((await save(made.roleId, 'Helpers', CLERK)).json()).toMatchObject({ status: 422, errors: [{ field: '' }] });
  expect((await admin.call('DELETE', `roles/${made.roleId}`)).json()).toMatchObject({
    status: 409,
    detail: 'One user has this role. Give them another one first.',
  });
});

it('keeps shared roles, other communities’ roles, and roles beyond one’s own rights', async () => {
  expect((await save(shared, 'Mine', CLERK)).statusCode).toBe(409);
  expect((await admin.call('DELETE', `roles/${shared}`)).statusCode).toBe(409);
  expect((await save(theirs, 'Mine', CLERK)).statusCode).toBe(404);
  expect((await admin.call('DELETE', `roles/${theirs}`)).statusCode).toBe(404);
  const keys = await key('Keys');
  expect((await save(keys.roleId, 'Keys', CLERK)).statusCode).toBe(403);
  expect((await admin.call('DELETE', `roles/${keys.roleId}`)).statusCode).toBe(403);
});

it('takes no right from oneself, nor from the last administrator', async () => {
  const own = await key('role-of-admin');
  expect((await save(own.roleId, 'role-of-admin', CLERK)).json()).toMatchObject({
    status: 409,
    detail: 'You have this role yourself, so you cannot remove rights from it. Ask another administrator.',
  });
  await t.add('staff', null, ADMINISTRATOR);
  const staff = await t.as('staff');
  await staff.call('PUT', 'session/community', { communityId: 10 });
  const payment = await staff.call('PUT', `roles/${own.roleId}`, {
    roleName: 'Clerks',
    rights: CLERK,
    password: PASSWORD,
  });
  expect(payment.json()).toMatchObject({
    status: 409,
    detail: expect.stringContaining('No administrator would be left'),
  });
  expect((await key('role-of-admin')).rights).toContain('MANAGE_USERS');
});

it('deletes a role that no one holds', async () => {
  const made = (await add('Gone soon', CLERK)).json<Role>();
  expect((await admin.call('DELETE', `roles/${made.roleId}`)).statusCode).toBe(204);
  expect((await list()).map(({ roleId }) => roleId)).not.toContain(made.roleId);
  expect((await admin.call('DELETE', `roles/${made.roleId}`)).statusCode).toBe(404);
});
