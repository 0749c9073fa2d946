import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { ADMINISTRATOR, details, newUser, type UsersKit, usersKit } from '../../nouns/users/users.fixture.ts';

const DAY = 24 * 3_600_000;
const APPROVER = [...ADMINISTRATOR, 'APPROVE_REQUESTS'] as const;
let t: UsersKit;
let clerkRole: number;
let approverRole: number;
let admin: TestBrowser;
beforeAll(async () => {
  t = await usersKit();
  clerkRole = await t.role('Clerk', ['VIEW_CUSTOMERS']);
  approverRole = await t.role('Approver', APPROVER);
  for (const name of ['admin', 'second', 'third']) await t.add(name, 10, APPROVER);
  await t.add('clerk', 10, ['VIEW_CUSTOMERS']);
  await t.add('alone', 20, APPROVER);
  await t.add('staff', null, [...APPROVER, 'VIEW_COMMUNITIES']);
});
afterAll(() => t.kit.close());
beforeEach(async () => {
  admin = await t.as('admin');
  await t.kit.rows(`update app.proposal set status = 'WITHDRAWN', decided_at = requested_at where status = 'PENDING'`);
  await t.kit.rows('delete from app.user_administration');
  await t.kit.audit();
});

let made = 0;
const create = (browser: TestBrowser, roleId: number, more: object = {}) =>
  browser.call('POST', 'users', newUser(`made.${++made}`, [roleId], more));
const ask = async (browser: TestBrowser): Promise<number> => {
  const response = await create(browser, approverRole);
  expect(response.statusCode, response.body).toBe(202);
  return response.json<{ proposalId: number }>().proposalId;
};
const approve = async (loginName: string, proposalId: number) =>
  (await t.as(loginName)).call('POST', `proposals/${proposalId}/approve`, {});
const edit = async (browser: TestBrowser, name: string, values: object) => {
  const { fullName, email, phoneNumber, roles, version } = await details(browser, t.ids[name]);
  const body = {
    fullName,
    email,
    phoneNumber,
    roleIds: roles.map(({ roleId }) => roleId),
    version,
    password: PASSWORD,
  };
  return browser.call('PUT', `users/${t.ids[name]}/details`, { ...body, ...values });
};

describe('giving a right to approve', () => {
  it('waits for a second person, and the invitation goes out once it is approved', async () => {
    const response = await create(admin, approverRole, { email: 'new.approver@example.com' });
    expect(response.statusCode).toBe(202);
    const { proposalId } = response.json<{ proposalId: number }>();
    expect((await t.mailTo('new.approver@example.com')).subjects).toEqual([]);
    const own = await approve('admin', proposalId);
    expect(own.json()).toMatchObject({
      status: 403,
      detail: expect.stringContaining('You made this request yourself'),
    });
    const approved = await approve('second', proposalId);
    expect(approved.json(), approved.body).toMatchObject({ status: 'APPROVED', changeType: 'Add user' });
    expect((await t.mailTo('new.approver@example.com')).subjects).toHaveLength(1);
  });

  it('waits when an edit of a user gives it, and changes nothing until then', async () => {
    const response = await edit(admin, 'clerk', { roleIds: [approverRole] });
    expect(response.statusCode, response.body).toBe(202);
    expect((await details(admin, t.ids['clerk'])).rights).toEqual(['VIEW_CUSTOMERS']);
    const again = await edit(admin, 'clerk', { fullName: 'Someone else' });
    expect(again.statusCode).toBe(409);
    const { proposalId } = response.json<{ proposalId: number }>();
    expect((await approve('second', proposalId)).statusCode).toBe(200);
    expect((await details(admin, t.ids['clerk'])).rights).toContain('APPROVE_REQUESTS');
    expect((await edit(admin, 'clerk', { roleIds: [clerkRole] })).statusCode).toBe(200);
  });

  it('waits when a wider restriction gives it in more businesses', async () => {
    await t.add('in.101', 10, APPROVER, { businessIds: [101] });
    expect((await edit(admin, 'in.101', { businessIds: [101, 102] })).statusCode).toBe(202);
  });

  it('waits when a role that users hold gets it', async () => {
    const roleId = await t.role('Held', ['VIEW_CUSTOMERS']);
    await t.kit.rows('insert into app.user_role (user_id, role_id, community_id, granted_at) values ($1, $2, 10, $3)', [
      t.ids['clerk'],
      roleId,
      t.kit.services.clock.now(),
    ]);
    const rights = ['VIEW_CUSTOMERS', 'APPROVE_REQUESTS'];
    const update = { roleName: 'Held', rights, password: PASSWORD };
    const response = await admin.call('PUT', `roles/${roleId}`, update);
    expect(response.statusCode, response.body).toBe(202);
    const { proposalId } = response.json<{ proposalId: number }>();
    const approved = await approve('second', proposalId);
    expect(approved.statusCode, approved.body).toBe(200);
    expect((await details(admin, t.ids['clerk'])).rights).toContain('APPROVE_REQUESTS');
  });

  it('is decided by staff who work in the community, and needs no one where no second person exists', async () => {
    const alone = await t.as('alone');
    const response = await create(alone, await t.role('Approver 20', APPROVER, 'COMMUNITY', 20));
    expect(response.statusCode, response.body).toBe(202);
    const { proposalId } = response.json<{ proposalId: number }>();
    const staff = await t.as('staff');
    expect((await staff.call('POST', `proposals/${proposalId}/approve`, {})).statusCode).toBe(404);
    await staff.call('PUT', 'session/community', { communityId: 20 });
    expect((await staff.call('GET', 'proposals')).json()).toMatchObject({ items: [{ proposalId }] });
    const approved = await staff.call('POST', `proposals/${proposalId}/approve`, {});
    expect(approved.statusCode, approved.body).toBe(200);

    await t.kit.rows(`update app.system_user set status = 'DISABLED' where kind = 'STAFF'`);
    await t.kit.rows(`update app.system_user set status = 'DISABLED' where community_id = 20 and id <> $1`, [
      t.ids['alone'],
    ]);
    const direct = await create(alone, await t.role('Another 20', APPROVER, 'COMMUNITY', 20));
    expect(direct.statusCode, direct.body).toBe(201);
    await t.kit.rows(`update app.system_user set status = 'ACTIVE' where kind = 'STAFF'`);
  });
});

describe('who may approve', () => {
  const administered: [string, () => Promise<unknown>][] = [
    ['edited', () => edit(admin, 'second', { fullName: 'Second Person' })],
    [
      're-enabled',
      async () => {
        for (const enabled of [false, true])
          await admin.call('PATCH', `users/${t.ids['second']}/status?enabled=${enabled}`, {});
      },
    ],
    ['reset', () => admin.call('POST', `users/${t.ids['second']}/password-reset`)],
  ];
  it.each(administered)(
    'refuses a user whom the requester %s, with the reason in their own audit entries',
    async (_how, act) => {
      const id = await ask(admin);
      await act();
      const refused = await approve('second', id);
      const reason = 'The requester created, invited, re-enabled, reset or changed your account in the last 7 days.';
      expect(refused.json(), refused.body).toMatchObject({ status: 403, detail: expect.stringContaining(reason) });
      const read = await (await t.as('third')).call('GET', `users/${t.ids['second']}/audit-entries`);
      expect(JSON.stringify(read.json())).toContain(`Not allowed: Approve a request. ${reason}`);
      expect((await approve('third', id)).statusCode).toBe(200);
    },
  );

  it('refuses a user whom the requester administers after asking, and allows the user seven days after', async () => {
    await edit(admin, 'second', { fullName: 'Second Person Again' });
    const { services } = t.kit;
    const start = services.clock.now();
    services.clock.set(new Date(start.getTime() + 7 * DAY + 1000).toISOString());
    const late = await t.as('admin');
    const id = await ask(late);
    expect((await approve('second', id)).statusCode).toBe(200);
    services.clock.set(start.toISOString());
  });

  it('refuses a user who shares the email or phone of the requester, then or now', async () => {
    const before = (await details(admin, t.ids['admin'])).email;
    expect((await edit(admin, 'admin', { email: 'second+tag@example.com' })).statusCode).toBe(200);
    expect((await edit(admin, 'admin', { email: before })).statusCode).toBe(200);
    const id = await ask(admin);
    const refused = await approve('second', id);
    expect(refused.json()).toMatchObject({
      status: 403,
      detail: expect.stringContaining('You share an email address'),
    });
    await t.kit.rows('delete from app.user_contact where held_until is not null');
    expect((await approve('second', id)).statusCode).toBe(200);
  });

  it.each([
    ['(02) 9012 3456 ext 12', '+61 2 9012 3456'],
    ['(02) 9012 3456 x12', '(02) 9012 3456 Extension 340'],
    ['+61 13 11 14', '13 11 14'],
  ])('takes %s and %s for one telephone', async (mine, theirs) => {
    const values = await t.kit.rows(
      `select app.contact_value('PHONE', $1) = app.contact_value('PHONE', $2) as "isSame"`,
      [mine, theirs],
    );
    expect(values).toEqual([{ isSame: true }]);
  });

  it('refuses a request that no one could approve at once, with the reason', async () => {
    await edit(admin, 'second', { phoneNumber: '0412 555 001' });
    await edit(admin, 'third', { phoneNumber: '0412 555 002' });
    await t.kit.rows(
      `update app.system_user set status = 'DISABLED' where login_name not in ('admin', 'second', 'third')`,
    );
    const response = await create(admin, approverRole);
    expect(response.statusCode, response.body).toBe(422);
    expect(response.json()).toMatchObject({
      errors: [
        {
          field: '',
          messages: [
            expect.stringMatching(/^No one can approve this: every other user .* changed by you in the last 7 days/),
          ],
        },
      ],
    });
  });

  it('keeps who asked with contact details and device in the request', async () => {
    const id = await ask(admin);
    const [row] = await t.kit.rows('select * from app.proposal where id = $1', [id]);
    expect(row).toMatchObject({
      requester_email: 'admin@example.com',
      requester_ip: '203.0.113.7',
      requester_session_id: expect.anything(),
    });
  });
});
