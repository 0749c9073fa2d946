import { staffRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let kit: TestServer;
let asking: TestBrowser;
let approving: TestBrowser;
let support: number;
let everything: number;
beforeAll(async () => {
  // With demo data staff sign in without a second factor
  kit = await createTestServer({ seed: 'demo' });
  for (const loginName of ['asking', 'approving']) {
    await kit.addUser({ loginName, communityId: null, rights: staffRights });
  }
  asking = kit.browser();
  approving = kit.browser();
  await asking.signIn('asking');
  await approving.signIn('approving');
  const roles = await kit.rows<{ id: number }>(
    `insert into app.role (scope, code, name, created_at, updated_at) values
       ('STAFF', 'SUPPORT', 'Support', '2026-11-20', '2026-11-20'), ('STAFF', 'ALL', 'Everything', '2026-11-20', '2026-11-20') returning id`,
  );
  [support, everything] = roles.map(({ id }) => id) as [number, number];
  await kit.rows('insert into app.role_right (role_id, right_code) values ($1, $2)', [support, 'VIEW_ADMINISTRATORS']);
  await kit.rows('insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])', [
    everything,
    staffRights,
  ]);
});
afterAll(() => kit.close());
beforeEach(async () => void (await kit.audit()));

let people = 0;
const somebodyNew = (roleIds = [support]) => {
  const loginName = `new.${++people}`;
  return {
    loginName,
    fullName: `New ${people}`,
    emailAddress: `${loginName}@example.com`,
    employeeNumber: '',
    roleIds,
  };
};
const create = async (body: object = somebodyNew(), browser = asking) => browser.call('POST', 'admin-user', body);
const approve = (id: number, browser = approving) => browser.call('POST', `proposals/${id}/approve`, {});
const pendingOf = (response: { json(): unknown }) =>
  (response.json() as { pendingSystemUserId: number }).pendingSystemUserId;

/** Address and subject of the mail to these addresses, by address. */
const mailsTo = async (addresses: readonly string[]): Promise<[string, string][]> => {
  const rows = await kit.rows<{ payload: { sealed: string } }>(
    `select payload from app.outbox where topic = 'mail.send' order by id`,
  );
  return rows
    .map(({ payload }) => JSON.parse(kit.services.auth.sealer.open('mail', 'mail.send', payload.sealed)))
    .filter(({ to }) => addresses.includes(to.email ?? to))
    .map(({ to, subject }): [string, string] => [to.email ?? to, subject])
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/** Takes the access of all other staff away meanwhile. */
async function withOnlyTheseAdministrators(
  loginNames: readonly string[],
  work: (ids: Record<string, number>) => Promise<void>,
): Promise<void> {
  await kit.addUser({ loginName: 'third', communityId: null, rights: staffRights });
  const rows = await kit.rows<{ id: number; login_name: string }>(
    'select id, login_name from app.system_user where login_name = any($1)',
    [loginNames],
  );
  const others = await kit.rows<{ id: number }>(
    `update app.system_user set status = 'DISABLED'
     where kind = 'STAFF' and status = 'ACTIVE' and login_name <> all($1) returning id`,
    [loginNames],
  );
  await work(Object.fromEntries(rows.map(({ id, login_name }) => [login_name, id])));
  await kit.rows(`update app.system_user set status = 'ACTIVE' where id = any($1) or login_name = any($2)`, [
    others.map(({ id }) => id),
    loginNames,
  ]);
  for (const [name, browser] of [
    ['asking', asking],
    ['approving', approving],
  ] as const)
    await browser.signIn(name);
}

describe('a new administrator', () => {
  it('exists only once a second person has approved, and signs in with the password that was mailed [3C142 3R281 3R468]', async () => {
    const body = somebodyNew();
    const response = await create({ ...body, reason: 'Joins on Monday' });
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      { dualAuth: true, userUpdated: true, systemUserId: null, message: null },
    ]);
    const found = async () => kit.rows('select * from app.system_user where login_name = $1', [body.loginName]);
    expect(await found()).toEqual([]);
    const id = pendingOf(response);
    expect((await approving.call('GET', `proposals/${id}`)).json()).toMatchObject({
      title: `Create administrator ${body.fullName}`,
      requesterName: 'Person asking',
      reason: 'Joins on Monday',
      currentUserCanApprove: true,
      currentUserCanWithdraw: false,
      staleReason: null,
    });
    expect((await approve(id)).json()).toMatchObject({ status: 'APPROVED', deciderName: 'Person approving' });
    expect(await found()).toMatchObject([{ kind: 'STAFF', status: 'ACTIVE', email: body.emailAddress }]);
    // As that of any user, its password works for seven days
    const [credential] = await kit.rows<{ days: number }>(
      `select extract(epoch from k.expires_at - k.changed_at)::int / 86400 as days
         from app.credential k join app.system_user u on u.id = k.user_id where u.login_name = $1`,
      [body.loginName],
    );
    expect(credential?.days).toBe(7);
    const [mail] = await kit.rows<{ payload: object }>(`select payload from app.outbox where topic = 'mail.send'`);
    expect(JSON.stringify(mail)).toContain('sealed');
    expect((await kit.audit()).map(({ action, actor_login_name }) => [action, actor_login_name])).toEqual([
      ['proposals.request', 'asking'],
      ['administrators.create', 'approving'],
      ['proposals.approve', 'approving'],
    ]);
  });

  it('is never approved by who asked, and asking again while it waits is refused [3R024 3R279]', async () => {
    const body = somebodyNew();
    const id = pendingOf(await create(body));
    const own = await approve(id, asking);
    expect([own.statusCode, own.json()]).toMatchObject([
      403,
      { detail: 'You made this request yourself. Another user must decide.' },
    ]);
    const again = await create({ ...body, loginName: body.loginName.toUpperCase() }, approving);
    expect([again.statusCode, again.json()]).toMatchObject([
      409,
      {
        detail:
          'This administrator has an existing dual authentication request. This must be resolved before further changes can be made.',
      },
    ]);
    expect((await asking.call('POST', `proposals/${id}/withdraw`, {})).json()).toMatchObject({ status: 'WITHDRAWN' });
    expect((await create(body, approving)).statusCode).toBe(200);
  });

  it('is closed as stale when the login name was taken meanwhile', async () => {
    const body = somebodyNew();
    const id = pendingOf(await create(body));
    await kit.addUser({ loginName: body.loginName, communityId: 10 });
    const refused = await approve(id);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      409,
      { detail: 'Not applied. This login name is already in use. Choose another one.' },
    ]);
    expect((await approve(id)).json()).toMatchObject({
      detail: 'This request can no longer be applied: This login name is already in use. Choose another one.',
    });
  });

  it('never gets more than who asks, or who approves, holds', async () => {
    await kit.addUser({
      loginName: 'lesser',
      communityId: null,
      rights: ['MANAGE_ADMINISTRATORS', 'AUTHORISE_ADMINISTRATORS', 'VIEW_ADMINISTRATORS'],
    });
    const lesser = kit.browser();
    await lesser.signIn('lesser');
    expect((await create(somebodyNew([everything]), lesser)).statusCode).toBe(403);
    const id = pendingOf(await create(somebodyNew([everything])));
    expect((await approve(id, lesser)).statusCode).toBe(403);
    expect((await approve(id)).statusCode).toBe(200);
  });
});

describe('a change of an administrator', () => {
  it('says when nothing would change, and applies what was approved [3C144 3E029 3E046]', async () => {
    const systemUserId = await kit.addUser({ loginName: 'edited', communityId: null });
    const shown = (await asking.call('GET', `admin-user/${systemUserId}`)).json();
    const [role] = shown.roles;
    const same = {
      fullName: shown.fullName,
      emailAddress: shown.emailAddress,
      employeeNumber: '',
      roleIds: [role.roleId],
    };
    expect((await asking.call('PATCH', `admin-user/${systemUserId}`, same)).json()).toEqual({
      dualAuth: true,
      userUpdated: false,
      pendingSystemUserId: null,
      systemUserId,
      message: 'No changes detected.',
    });
    const changed = { ...same, fullName: 'Edited Person', roleIds: [support], version: shown.version };
    const saved = await asking.call('PATCH', `admin-user/${systemUserId}`, changed);
    expect(saved.json()).toMatchObject({ dualAuth: true, userUpdated: true, systemUserId, message: null });
    const id = pendingOf(saved);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({ pendingSystemUserId: id });
    const { propertyDifferences, ...details } = (await approving.call('GET', `proposals/${id}`)).json();
    expect(details).toMatchObject({
      requesterName: 'Person asking',
      changeType: 'Edit administrator',
      currentUserCanApprove: true,
    });
    expect((await asking.call('GET', `proposals/${id}`)).json()).toMatchObject({ currentUserCanApprove: false });
    expect(
      propertyDifferences.filter((propertyDifference: { different: boolean }) => propertyDifference.different),
    ).toEqual([
      {
        propertyName: 'Full name',
        existingValue: 'Person edited',
        modifiedValue: 'Edited Person',
        different: true,
      },
      { propertyName: 'Roles', existingValue: 'role-of-edited', modifiedValue: 'Support', different: true },
    ]);
    expect((await approve(id)).statusCode).toBe(200);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({
      fullName: 'Edited Person',
      roles: [{ roleId: support, name: 'Support' }],
      pendingSystemUserId: null,
      version: shown.version + 1,
    });
    expect((await asking.call('PATCH', `admin-user/${systemUserId}`, changed)).statusCode).toBe(409);
  });

  it('is not decided by the administrator whom it is about', async () => {
    const systemUserId = await kit.addUser({ loginName: 'subject', communityId: null, rights: staffRights });
    const subject = kit.browser();
    await subject.signIn('subject');
    const values = { fullName: 'Subject', emailAddress: 's@example.com', employeeNumber: '', roleIds: [everything] };
    const id = pendingOf(await asking.call('PATCH', `admin-user/${systemUserId}`, values));
    const refused = await approve(id, subject);
    expect([refused.statusCode, refused.json()]).toMatchObject([
      403,
      { detail: 'This changes your own access. Another user must decide.' },
    ]);
    const waiting = (await subject.call('GET', 'proposals')).json<{ items: { proposalId: number }[] }>();
    expect(waiting.items.map(({ proposalId }) => proposalId)).not.toContain(id);
  });

  it('mails the administrator, and the former address too, and says what was changed', async () => {
    const systemUserId = await kit.addUser({ loginName: 'mailed', communityId: null });
    const shown = (await asking.call('GET', `admin-user/${systemUserId}`)).json();
    const values = { fullName: shown.fullName, employeeNumber: 'E77', roleIds: [support] };
    const id = pendingOf(
      await asking.call('PATCH', `admin-user/${systemUserId}`, { ...values, emailAddress: 'mailed.anew@example.com' }),
    );
    expect((await approve(id)).statusCode).toBe(200);
    const sent = await mailsTo(['mailed.anew@example.com', shown.emailAddress]);
    expect(sent).toEqual([
      ['mailed.anew@example.com', 'Your administrator account was changed'],
      [shown.emailAddress, 'Your email address was changed'],
    ]);
  });

  it('disables with the second person, ends the sessions and mails it', async () => {
    const systemUserId = await kit.addUser({ loginName: 'leaver', communityId: null });
    const leaver = kit.browser();
    await leaver.signIn('leaver');
    const { emailAddress } = (await asking.call('GET', `admin-user/${systemUserId}`)).json();
    const path = `admin-user/${systemUserId}/disable`;
    const body = { issueKey: 'OPS-1300', password: 'kettle-violin-38-moss' };
    expect((await asking.call('POST', path, { ...body, password: 'wrong' })).statusCode).toBe(422);
    const id = pendingOf(await asking.call('POST', path, body));
    expect((await leaver.call('GET', 'session')).json()).toMatchObject({ next: 'home' });
    expect((await approve(id)).statusCode).toBe(200);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({ status: 'DISABLED' });
    expect((await leaver.call('GET', `admin-user/${systemUserId}`)).statusCode).toBe(401);
    expect(await mailsTo([emailAddress])).toEqual([[emailAddress, 'Your administrator account was disabled']]);
    const again = await asking.call('POST', path, body);
    expect([again.statusCode, again.json()]).toMatchObject([409, { detail: 'The administrator is already disabled.' }]);
  });

  it('keeps two administrators, one to request and another to approve, when two disable themselves at once', async () => {
    const requests: [number, TestBrowser][] = [];
    await withOnlyTheseAdministrators(['asking', 'approving', 'third'], async (ids) => {
      const third = kit.browser();
      await third.signIn('third');
      const body = { issueKey: 'OPS-1400', password: 'kettle-violin-38-moss' };
      const own = async (name: 'asking' | 'approving', browser: TestBrowser) =>
        pendingOf(await browser.call('POST', `admin-user/${ids[name]}/disable`, body));
      requests.push([await own('asking', asking), third], [await own('approving', approving), third]);
      const outcomes = await Promise.all(requests.map(([id, browser]) => approve(id, browser)));
      expect(outcomes.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409']);
      const refused = outcomes.find(({ statusCode }) => statusCode === 409);
      expect(refused?.json().detail).toContain('Two administrators must remain');
    });
  });

  it('enables again with the operator’s password and the second person [3C145 3E030 3R469]', async () => {
    const systemUserId = await kit.addUser({ loginName: 'disabled', communityId: null });
    const path = `admin-user/${systemUserId}/enable`;
    const body = { issueKey: 'OPS-1204', password: 'kettle-violin-38-moss' };
    expect((await asking.call('POST', path, body)).statusCode).toBe(409);
    await kit.rows(`update app.system_user set status = 'DISABLED' where id = $1`, [systemUserId]);
    expect((await asking.call('POST', path, { ...body, password: 'wrong' })).statusCode).toBe(422);
    for (const missing of ['issueKey', 'password']) {
      const refused = await asking.call('POST', path, { ...body, [missing]: undefined });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        422,
        { errors: [{ field: missing, messages: ['Required.'] }] },
      ]);
    }
    const id = pendingOf(await asking.call('POST', path, body));
    expect((await approve(id)).statusCode).toBe(200);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({ status: 'ACTIVE' });
  });
});

describe('the list of administrators', () => {
  it('finds staff by words and status, with roles and what waits', async () => {
    const systemUserId = await kit.addUser({ loginName: 'listed.person', communityId: null });
    const body = { fullName: 'Listed Person', emailAddress: 'l@example.com', employeeNumber: 'E5', roleIds: [support] };
    const pending = pendingOf(await asking.call('PATCH', `admin-user/${systemUserId}`, body));
    const find = async (criteria: object) => (await asking.call('POST', 'admin-user/search', criteria)).json();
    expect(await find({ query: 'LISTED.per' })).toMatchObject({
      recordsCount: 1,
      items: [
        {
          systemUserId,
          loginName: 'listed.person',
          status: 'ACTIVE',
          roles: [{ name: 'role-of-listed.person' }],
          pendingSystemUserId: pending,
          secondFactorEnabled: false,
        },
      ],
    });
    expect(await find({ query: 'listed.per', status: 'DISABLED' })).toMatchObject({ recordsCount: 0, items: [] });
    await kit.addUser({ loginName: 'listed.client', communityId: 10 });
    expect((await find({ query: 'listed.client' })).items).toEqual([]);
  });

  it('offers the roles that the caller can give', async () => {
    await kit.addUser({
      loginName: 'limited',
      communityId: null,
      rights: ['MANAGE_ADMINISTRATORS', 'VIEW_ADMINISTRATORS'],
    });
    const limited = kit.browser();
    await limited.signIn('limited');
    const form = (await limited.call('GET', 'forms/post/admin-user')).body;
    expect(form).toContain('"Support"');
    expect(form).not.toContain('"Everything"');
  });
});
