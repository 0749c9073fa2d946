import type { UserUploadCheck, UserUploadSaved } from '@quickportal/contracts/user-uploads/user-upload';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { ADMINISTRATOR, CLERK, details, type UsersKit, usersKit } from '../users/users.fixture.ts';

let t: UsersKit;
let admin: TestBrowser;
let staff: TestBrowser;
let clerkRole: number;
let businessRole: number;
beforeAll(async () => {
  t = await usersKit();
  clerkRole = await t.role('Clerk', CLERK);
  await t.role('Mighty', [...ADMINISTRATOR, 'MANAGE_API_KEYS']);
  businessRole = await t.role('Business clerk', CLERK, 'SUPPLIER_BUSINESS');
  await t.add('admin', 10, ADMINISTRATOR);
  await t.add('second', 10, ADMINISTRATOR);
  await t.add('old.clerk', 10, CLERK);
  await t.add('mighty', 10, [...ADMINISTRATOR, 'MANAGE_API_KEYS']);
  await t.add('in.101', 10, ADMINISTRATOR, { businessIds: [101] });
  await t.add('clerk.102', 10, CLERK, { businessIds: [102] });
  await t.add('kiwi', 20, ADMINISTRATOR);
  await t.add('operator', null, ADMINISTRATOR);
  for (const login of ['admin', 'in.101'])
    for (const roleId of [clerkRole, businessRole])
      await t.kit.rows(
        `insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, 10, $3, now())`,
        [t.ids[login], roleId, roleId === businessRole ? 101 : null],
      );
  admin = await t.as('admin');
  staff = await t.as('operator');
  await staff.call('PUT', 'session/community', { communityId: 10 });
});
afterAll(() => t.kit.close());
beforeEach(() => t.kit.audit());

const check = async (userDetails: string, browser = admin) => {
  const response = await browser.call('POST', 'user-upload', { userDetails });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<UserUploadCheck>();
};
const save = (userDetails: readonly object[], more: object = {}, browser = admin) =>
  browser.call('POST', 'user-upload/save', {
    userDetails,
    businessId: 101,
    systemRoleIds: [clerkRole],
    userPassword: PASSWORD,
    ...more,
  });
const line = (login: string) => `${login},Person ${login},${login}@example.com,`;
const idOf = async (login: string) => {
  const [user] = await t.kit.rows<{ id: number }>('select id from app.system_user where login_name = $1', [login]);
  return Number(user?.id);
};

describe('checking pasted users', () => {
  it('reads tabs, commas and quotes, and leaves a heading and empty lines out [2R084 2R086 2K009]', async () => {
    const users = [
      { loginName: 'ana.b', fullName: 'B, Ana', email: 'ana@example.com', phone: '0491 570 157', status: 'New' },
      { loginName: 'cy.d', fullName: 'Cy D', email: 'cy@example.com', phone: '', status: 'New' },
    ];
    const commas =
      'Login Name,Full Name,Email,Phone\n\nana.b,"B, Ana",ana@example.com,0491 570 157\r\ncy.d,Cy D,cy@example.com,\n';
    expect((await check(commas)).users).toMatchObject(users);
    const tabs = 'ana.b\tB, Ana\tana@example.com\t0491 570 157\ncy.d\tCy D\tcy@example.com';
    expect(await check(tabs)).toMatchObject({ users, usersAlreadyExist: false, clientUserAdministratorBusiness: null });
  });

  it('says what is wrong by line and column, counting every line', async () => {
    const found = await check(
      `\nx,Person,not-an-email,12\n${line('ok.user')}\n${line('OK.user')}\n${line('kiwi')}\n${line('operator')}\n${line('admin')}\n${line('mighty')}\nonly,two`,
    );
    expect(found.users).toEqual([]);
    expect(found.errors.map(({ lineNumber, nameOfField, errorText }) => [lineNumber, nameOfField, errorText])).toEqual([
      [2, 'Login Name', expect.any(String)],
      [2, 'Email', 'Enter an email such as name@example.com'],
      [2, 'Phone', expect.stringContaining('phone number')],
      [4, 'Login Name', 'Line 3 has this login name already.'],
      [5, 'Login Name', 'This login name is taken. Choose another one.'],
      [6, 'Login Name', 'This login name is taken. Choose another one.'],
      [7, 'Login Name', 'You cannot change your own roles. Leave this line out.'],
      [8, 'Login Name', expect.stringContaining('MANAGE_API_KEYS')],
      [9, '', 'Enter 4 columns: Login Name, Full Name, Email, Phone.'],
    ]);
    expect(found.errorsCount).toBe(9);
    expect((await check('"open')).errors).toMatchObject([{ lineNumber: 1, nameOfField: '' }]);
    const many = Array.from({ length: 2001 }, (_, at) => line(`many.${at}`)).join('\n');
    expect((await admin.call('POST', 'user-upload', { userDetails: many })).statusCode).toBe(422);
  });

  it('shows what will change of existing users, field by field [2R211]', async () => {
    const { users, usersAlreadyExist } = await check(`old.clerk,New Name,old.clerk@example.com,\n${line('new.one')}`);
    expect(usersAlreadyExist).toBe(true);
    expect(users).toMatchObject([{ status: 'Existing' }, { status: 'New', changes: [] }]);
    expect(users[0]?.changes).toContainEqual({ field: 'Full Name', before: 'Person old.clerk', after: 'New Name' });
  });

  it('names the one business of a caller who is kept to it, and hides users of others [2R320]', async () => {
    const kept = await t.as('in.101');
    const found = await check(line('new.two'), kept);
    expect(found.clientUserAdministratorBusiness).toMatchObject({ businessId: 101 });
    expect((await check(line('clerk.102'), kept)).errors).toMatchObject([
      { errorText: expect.stringContaining('taken') },
    ]);
    expect((await kept.call('GET', 'user-upload/102/roles')).statusCode).toBe(404);
  });
});

describe('the roles of an upload', () => {
  const names = async (browser: TestBrowser) =>
    (await browser.call('GET', 'user-upload/101/roles'))
      .json<{ systemRoleName: string }[]>()
      .map(({ systemRoleName }) => systemRoleName);

  it('are those that a facility user holds, and for staff those whose rights they hold [2C022 2R296]', async () => {
    expect(await names(admin)).toEqual(expect.arrayContaining(['Business clerk', 'Clerk']));
    expect(await names(admin)).not.toContain('Mighty');
    expect(await names(staff)).toEqual(expect.arrayContaining(['Business clerk', 'Clerk']));
    expect(await names(staff)).not.toContain('Mighty');
    expect((await admin.call('GET', 'user-upload/201/roles')).statusCode).toBe(404);
  });
});

describe('saving users in bulk', () => {
  it('adds new ones who sign in with the mailed password, and changes existing ones without a mail [2C023 2R386 2R095]', async () => {
    const before = await details(admin, t.ids['old.clerk']);
    const { users } = await check(`old.clerk,Older Clerk,old.clerk@example.com,\n${line('fresh.one')}`);
    const response = await save(users, { systemRoleIds: [businessRole] });
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json<UserUploadSaved>()).toMatchObject({
      systemRoleNames: ['Business clerk'],
      created: 1,
      updated: 1,
    });
    const mail = await t.mailTo('fresh.one@example.com');
    const password = /Temporary password: (?<password>[a-z0-9-]+)/.exec(mail.last)?.groups?.['password'];
    expect(password, mail.last).toBeDefined();
    const signedIn = await t.kit.browser().signIn('fresh.one', password);
    expect(signedIn.json()).toMatchObject({ next: 'change-password' });
    expect((await t.mailTo('old.clerk@example.com')).subjects).toEqual([]);
    const after = await details(admin, t.ids['old.clerk']);
    expect(after).toMatchObject({ fullName: 'Older Clerk', businesses: [{ businessId: 101 }], openSessions: 0 });
    expect(after.roles.map(({ roleId }) => roleId)).toEqual([businessRole]);
    expect(after.passwordChangedAt).toBe(before.passwordChangedAt);
    expect((await details(admin, await idOf('fresh.one'))).businesses).toMatchObject([{ businessId: 101 }]);
  });

  it('saves none where one is wrong, and says which [2R294 2R295]', async () => {
    const good = { loginName: 'half.one', fullName: 'Half', email: 'half@example.com', phone: '' };
    const wrong = await save([good, { ...good, loginName: 'half.two', email: 'nothing' }]);
    expect(wrong.statusCode).toBe(422);
    expect(wrong.json()).toMatchObject({ errors: [{ field: 'userDetails[1].email' }] });
    expect(await idOf('half.one')).toBeNaN();
    for (const [more, field] of [
      [{ userPassword: 'wrong-password' }, 'userPassword'],
      [{ systemRoleIds: [] }, 'systemRoleIds'],
      [{ systemRoleIds: [999_999] }, 'systemRoleIds'],
      [{ businessId: 201 }, 'businessId'],
    ] as const)
      expect((await save([good], more)).json()).toMatchObject({ errors: [{ field }] });
  });

  it('saves two thousand at once and mails each', async () => {
    const lines = Array.from({ length: 2000 }, (_, at) => line(`bulk.${String(at).padStart(4, '0')}`)).join('\n');
    const { users } = await check(lines, staff);
    expect(users).toHaveLength(2000);
    const response = await save(users, {}, staff);
    expect(response.statusCode, response.body).toBe(200);
    expect(response.json<UserUploadSaved>().created).toBe(2000);
    const [counted] = await t.kit.rows<{ users: number; entries: number; jobs: number }>(
      `select (select count(*)::int from app.system_user where login_name like 'bulk.%') as users,
         (select count(*)::int from app.audit_entry where description like '%added in bulk%') as entries,
         (select count(*)::int from app.outbox where topic = 'user-uploads.invite') as jobs`,
    );
    expect(counted).toMatchObject({ users: 2000, jobs: 80 });
    await t.kit.rows(`delete from app.outbox where topic = 'user-uploads.invite'`);
  }, 60_000);
});
