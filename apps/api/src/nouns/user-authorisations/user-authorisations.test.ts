import { staffRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import type { TestBrowser } from '../../testing/test-browser.ts';

let kit: TestServer;
let asking: TestBrowser;
let approving: TestBrowser;
let viewing: TestBrowser;
let support: number;
beforeAll(async () => {
  // With demo data staff sign in without a second factor
  kit = await createTestServer({ seed: 'demo' });
  const signedIn = async (loginName: string, rights: readonly (typeof staffRights)[number][]) => {
    await kit.addUser({ loginName, communityId: null, rights: [...rights] });
    const browser = kit.browser();
    await browser.signIn(loginName);
    return browser;
  };
  asking = await signedIn('asking', staffRights);
  approving = await signedIn('approving', staffRights);
  viewing = await signedIn('viewing', ['VIEW_ADMINISTRATORS']);
  const [role] = await kit.rows<{ id: number }>(
    `insert into app.role (scope, code, name, created_at, updated_at)
     values ('STAFF', 'SUPPORT', 'Support', '2026-11-20', '2026-11-20') returning id`,
  );
  support = Number(role?.id);
  await kit.rows('insert into app.role_right (role_id, right_code) values ($1, $2)', [support, 'VIEW_ADMINISTRATORS']);
});
afterAll(() => kit.close());

const idOf = (response: { json(): unknown }) =>
  (response.json() as { pendingSystemUserId: number }).pendingSystemUserId;
const create = async (loginName: string) => {
  const emailAddress = `${loginName}@example.com`;
  const body = { loginName, fullName: `New ${loginName}`, emailAddress, employeeNumber: 'E1', roleIds: [support] };
  return idOf(await asking.call('POST', 'admin-user', body));
};
const edit = async (loginName: string) => {
  const systemUserId = await kit.addUser({ loginName, communityId: null });
  const body = { fullName: 'Edited', emailAddress: 'e@example.com', employeeNumber: '', roleIds: [support] };
  return { systemUserId, id: idOf(await asking.call('PATCH', `admin-user/${systemUserId}`, body)) };
};
const find = async (query: string) =>
  (await viewing.call('GET', `user-authorisation/authorisations?query=${query}`)).json();

describe('the pending list', () => {
  it('holds what waits and invitations until the first sign-in, newest first [3C146 3R470 3E028]', async () => {
    const created = await create('pending.one');
    const { id: edited } = await edit('pending.two');
    expect(await find('pending.')).toMatchObject({
      recordsCount: 2,
      pageSize: 20,
      items: [
        { pendingSystemUserId: edited, loginName: 'pending.two', systemUserUpdateType: 'Edit administrator' },
        {
          pendingSystemUserId: created,
          loginName: 'pending.one',
          fullName: 'New pending.one',
          employeeNumber: 'E1',
          emailAddress: 'pending.one@example.com',
          systemUserUpdateType: 'Create administrator',
        },
      ],
    });
    await approving.call('POST', `user-authorisation/${created}/approve`, {});
    await asking.call('POST', `proposals/${edited}/withdraw`, {});
    expect(await find('pending.')).toMatchObject({
      items: [{ pendingSystemUserId: created, systemUserUpdateType: 'Invitation Sent' }],
    });
    await kit.rows(`update app.system_user set last_sign_in_at = now() where login_name = 'pending.one'`);
    expect(await find('pending.')).toMatchObject({ recordsCount: 0 });
  });

  it('is closed to users without a right to administrators', async () => {
    await kit.addUser({ loginName: 'facility.user', communityId: 10 });
    const facility = kit.browser();
    await facility.signIn('facility.user');
    expect((await facility.call('GET', 'user-authorisation/authorisations')).statusCode).toBe(403);
  });
});

describe('a request about an administrator', () => {
  it('shows both sides and who may decide [3C147 3E029 3R233]', async () => {
    const { id, systemUserId } = await edit('shown.side');
    const shown = (await approving.call('GET', `user-authorisation/${id}`)).json();
    expect(shown).toMatchObject({
      pendingSystemUserId: id,
      systemUserId,
      requesterName: 'Person asking',
      changeType: 'Edit administrator',
      currentUserCanApprove: true,
    });
    expect(shown.propertyDifferences).toContainEqual({
      propertyName: 'Full name',
      existingValue: 'Person shown.side',
      modifiedValue: 'Edited',
      different: true,
    });
    for (const browser of [asking, viewing])
      expect((await browser.call('GET', `user-authorisation/${id}`)).json()).toMatchObject({
        currentUserCanApprove: false,
      });
  });

  it('changes the administrator when it is approved, once [3C148 3R280 3R281]', async () => {
    const { id, systemUserId } = await edit('approved.edit');
    const own = await asking.call('POST', `user-authorisation/${id}/approve`, {});
    expect([own.statusCode, own.json().detail]).toEqual([
      403,
      'You made this request yourself. Another user must decide.',
    ]);
    const headers = { 'idempotency-key': crypto.randomUUID() };
    const approved = await approving.call('POST', `user-authorisation/${id}/approve`, { version: 1 }, headers);
    expect([approved.statusCode, approved.json()]).toMatchObject([200, { status: 'APPROVED', systemUserId }]);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({ fullName: 'Edited' });
    const again = await approving.call('POST', `user-authorisation/${id}/approve`, {});
    expect([again.statusCode, again.json().detail]).toEqual([409, 'This request was approved by Person approving.']);
  });

  it('responds with 302 without Location when a new administrator is approved [3R287 3M043]', async () => {
    const id = await create('new.invited');
    const headers = { 'idempotency-key': crypto.randomUUID() };
    for (let time = 0; time < 2; time++) {
      const approved = await approving.call('POST', `user-authorisation/${id}/approve`, {}, headers);
      expect([approved.statusCode, approved.headers['location'], approved.body]).toEqual([302, undefined, '']);
    }
    expect((await approving.call('GET', `user-authorisation/${id}`)).json()).toMatchObject({
      changeType: 'Invitation Sent',
      status: 'APPROVED',
      currentUserCanApprove: false,
      systemUserId: expect.any(Number),
    });
  });

  it('keeps the comment of the approver', async () => {
    const { id } = await edit('commented.edit');
    const approved = await approving.call('POST', `user-authorisation/${id}/approve`, { comment: 'Checked by phone' });
    expect(approved.json()).toMatchObject({ status: 'APPROVED', decisionReason: 'Checked by phone' });
  });

  it('shows the values of today once it is out of date, and is requested again by its requester only', async () => {
    const { id, systemUserId } = await edit('moved.on');
    const early = await asking.call('POST', `proposals/${id}/request-again`, {});
    expect([early.statusCode, early.json().detail]).toEqual([
      409,
      'Only a request that is out of date or has expired can be made again.',
    ]);
    await kit.rows(`update app.system_user set email = 'today@example.com', version = version + 1 where id = $1`, [
      systemUserId,
    ]);
    const shown = (await asking.call('GET', `user-authorisation/${id}`)).json();
    expect(shown).toMatchObject({
      staleReason: 'The record has changed since the request was made.',
      currentUserCanRequestAgain: true,
    });
    expect(shown.currentDifferences).toContainEqual({
      propertyName: 'Email',
      existingValue: 'today@example.com',
      modifiedValue: 'e@example.com',
      different: true,
    });
    expect((await approving.call('GET', `user-authorisation/${id}`)).json()).toMatchObject({
      currentUserCanRequestAgain: false,
    });
    expect((await approving.call('POST', `proposals/${id}/request-again`, {})).statusCode).toBe(403);
    const again = await asking.call('POST', `proposals/${id}/request-again`, { version: 1 });
    expect([again.statusCode, again.json()]).toEqual([201, { proposalId: expect.any(Number) }]);
    expect((await asking.call('GET', `user-authorisation/${id}`)).json()).toMatchObject({ status: 'WITHDRAWN' });
    const { proposalId } = again.json();
    const approved = await approving.call('POST', `user-authorisation/${proposalId}/approve`, {});
    expect([approved.statusCode, approved.json()]).toMatchObject([200, { status: 'APPROVED' }]);
  });

  it('is requested again after an approval found it out of date', async () => {
    const { id, systemUserId } = await edit('closed.stale');
    await kit.rows('update app.system_user set version = version + 1 where id = $1', [systemUserId]);
    expect((await approving.call('POST', `user-authorisation/${id}/approve`, {})).statusCode).toBe(409);
    expect((await asking.call('GET', `user-authorisation/${id}`)).json()).toMatchObject({
      status: 'STALE',
      currentUserCanRequestAgain: true,
    });
    expect((await asking.call('POST', `proposals/${id}/request-again`, {})).statusCode).toBe(201);
  });

  it('is rejected with a reason, and changes nothing [3C149 3R282]', async () => {
    const { id, systemUserId } = await edit('rejected.edit');
    expect((await approving.call('POST', `user-authorisation/${id}/reject`, {})).statusCode).toBe(422);
    expect((await viewing.call('POST', `user-authorisation/${id}/reject`, { reason: 'No' })).statusCode).toBe(403);
    const rejected = await approving.call('POST', `user-authorisation/${id}/reject`, { reason: 'Too wide' });
    expect([rejected.statusCode, rejected.json()]).toMatchObject([
      200,
      { status: 'REJECTED', decisionReason: 'Too wide', deciderName: 'Person approving' },
    ]);
    expect((await asking.call('GET', `admin-user/${systemUserId}`)).json()).toMatchObject({
      fullName: 'Person rejected.edit',
      pendingSystemUserId: null,
    });
  });

  it('is 404 where the request is about something else', async () => {
    const { id } = await edit('other.kind');
    await kit.rows(`update app.proposal set kind = 'roles.update' where id = $1`, [id]);
    for (const other of [id, 999_999])
      expect((await approving.call('GET', `user-authorisation/${other}`)).statusCode).toBe(404);
  });
});
