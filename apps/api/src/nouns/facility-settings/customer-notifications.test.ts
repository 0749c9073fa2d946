import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
let restricted: ApiCaller;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  const user = { kind: 'CLIENT', communityId: 10 } as const;
  const rights = ['MANAGE_FACILITY_SETTINGS', 'TERMINAL_EXISTING_CUSTOMER'] as const;
  officer = apiCaller(server, await server.signIn({ ...user, loginName: 'officer', rights }));
  viewer = apiCaller(server, await server.signIn({ ...user, loginName: 'viewer', rights: ['VIEW_FACILITY_SETTINGS'] }));
  restricted = apiCaller(server, await server.signIn({ ...user, loginName: 'kept', rights, businessIds: [102] }));
  cardId = await (await paymentKit(server.services)).card(1001);
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(
    `delete from app.proposal; delete from app.notification; delete from app.notification_switch;
     delete from app.community_setting where community_id = 10;
     update app.customer set receives_email = true, email = 'kim@example.com' where id = 1001`,
  ),
);

const PATH = 'facility-settings/customer-notifications';
const noticesOfKind = (kind: string) =>
  server.rows<{ status: string; reason: string }>('select status, reason from app.notification where kind = $1', [
    kind,
  ]);

describe('the customer notifications', () => {
  it('are all on and sent by email before anything was set, replies go nowhere [2C119]', async () => {
    const { status, body } = await viewer.get(PATH);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      paymentApprovedEnabled: true,
      paymentApprovedSendBy: 'EMAIL',
      paymentDeclinedEnabled: true,
      recurringCreatedEnabled: true,
      replyToEmail: '',
      version: 1,
    });
  });

  it('change the fields that are sent and keep the others [2C120]', async () => {
    const { status, body } = await officer.patch(PATH, { recurringCreatedEnabled: false, version: 1 });
    expect([status, body]).toMatchObject([
      200,
      { recurringCreatedEnabled: false, paymentApprovedEnabled: true, version: 2 },
    ]);
    expect((await officer.patch(PATH, { replyToEmail: 'pay@example.com' })).body).toMatchObject({
      recurringCreatedEnabled: false,
      replyToEmail: 'pay@example.com',
      version: 3,
    });
  });

  it('decide about the next mail', async () => {
    const pay = () => officer.post('customers/1001/payments', { accountId: cardId, amount: '30.00' });
    await officer.patch(PATH, { paymentApprovedEnabled: false });
    expect((await pay()).status).toBe(201);
    await server.runSideEffects();
    expect(await noticesOfKind('PAYMENT_APPROVED')).toEqual([
      { status: 'SUPPRESSED', reason: 'The facility has switched off this notice.' },
    ]);
    await officer.patch(PATH, { paymentApprovedEnabled: true });
    expect((await pay()).status).toBe(201);
    await server.runSideEffects();
    expect((await noticesOfKind('PAYMENT_APPROVED')).map(({ reason }) => reason)).toEqual([
      'The facility has switched off this notice.',
      '',
    ]);
  });

  it('are the switches of the page Customer Notices', async () => {
    await officer.patch(PATH, { paymentDeclinedEnabled: false });
    const { switchedOn } = (await viewer.get('notification-switches')).body;
    expect(switchedOn).not.toContain('PAYMENT_DECLINED');
    const changed = await officer.put('notification-switches', { switchedOn: [...switchedOn, 'PAYMENT_DECLINED'] });
    expect(changed.status).toBe(200);
    expect((await viewer.get(PATH)).body).toMatchObject({ paymentDeclinedEnabled: true, version: 3 });
    expect((await officer.patch(PATH, { paymentDeclinedEnabled: false, version: 2 })).status).toBe(409);
  });

  it('offer no SMS, and refuse an address that is none', async () => {
    const fieldOf = async (body: object) => (await officer.patch(PATH, body)).body.errors?.[0]?.field;
    expect(await fieldOf({ paymentApprovedSendBy: 'SMS' })).toBe('paymentApprovedSendBy');
    expect(await fieldOf({ replyToEmail: 'nowhere' })).toBe('replyToEmail');
  });

  it('are closed to viewers who change, and to users of some businesses', async () => {
    expect((await viewer.patch(PATH, { paymentApprovedEnabled: false })).status).toBe(403);
    expect((await restricted.get(PATH)).status).toBe(403);
  });

  it('wait for a second user where settings need one', async () => {
    const two = await settingsByTwoUsers(server, ['MANAGE_FACILITY_SETTINGS']);
    const proposalId = two.requested(await two.requester.patch(PATH, { recurringDueEnabled: false }));
    expect((await viewer.get(PATH)).body.recurringDueEnabled).toBe(true);
    await two.approve(proposalId);
    expect((await viewer.get(PATH)).body.recurringDueEnabled).toBe(false);
  });
});
