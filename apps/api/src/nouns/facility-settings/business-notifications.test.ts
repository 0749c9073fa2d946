import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { paymentKit } from '../../testing/payment-kit.ts';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { officer as uploader, runFile, upload } from '../uploaded-files/file-kit.fixture.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let officer: ApiCaller;
let viewer: ApiCaller;
let cardId: number;
beforeAll(async () => {
  server = await createTestServer();
  const user = { kind: 'CLIENT', communityId: 10 } as const;
  const rights = ['MANAGE_FACILITY_SETTINGS', 'TERMINAL_EXISTING_CUSTOMER'] as const;
  officer = apiCaller(server, await server.signIn({ ...user, loginName: 'officer', rights }));
  viewer = apiCaller(server, await server.signIn({ ...user, loginName: 'viewer', rights: ['VIEW_FACILITY_SETTINGS'] }));
  cardId = await (await paymentKit(server.services)).card(1001);
});
afterAll(() => server.close());
beforeEach(() =>
  server.rows(
    `delete from app.proposal; delete from app.notification;
     delete from app.community_setting where community_id = 10;
     update app.business set notification_email = 'pay@harbour.example' where id = 101`,
  ),
);

const PATH = 'facility-settings/business-notifications';
const pay = () => officer.post('customers/1001/payments', { accountId: cardId, amount: '30.00' });
const noticesToBusinesses = () =>
  server.rows<{ kind: string; recipient: string; status: string }>(
    `select kind, recipient, status from app.notification where kind like 'BUSINESS%' order by recipient`,
  );

describe('the business notifications', () => {
  it('are off before anything was set, but for failed files and settlements [2C121]', async () => {
    expect(await viewer.get(PATH)).toMatchObject({
      status: 200,
      body: {
        paymentReceivedEnabled: false,
        paymentReceivedSendTo: 'BUSINESS',
        scheduleFailedEnabled: false,
        fileFailedEnabled: true,
        fileFailedSendTo: 'FACILITY',
        settlementSummaryEnabled: true,
        settlementSummarySendTo: 'BUSINESS',
        version: 1,
      },
    });
    expect((await pay()).status).toBe(201);
    expect(await noticesToBusinesses()).toEqual([]);
  });

  it('mail the business and the facility about the next payment [2C122]', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, reply_to_email, updated_at) values (10, 'desk@harbour.example', now())`,
    );
    const change = { paymentReceivedEnabled: true, paymentReceivedSendTo: 'BOTH' };
    expect((await officer.patch(PATH, { ...change, version: 1 })).body).toMatchObject({ ...change, version: 2 });
    expect((await pay()).status).toBe(201);
    await server.runSideEffects();
    const sent = { kind: 'BUSINESS_PAYMENT_RECEIVED', status: 'SENT' };
    expect(await noticesToBusinesses()).toEqual([
      { ...sent, recipient: 'desk@harbour.example' },
      { ...sent, recipient: 'pay@harbour.example' },
    ]);
  });

  it('mail no one where there is no address, and say so', async () => {
    await officer.patch(PATH, { paymentReceivedEnabled: true, paymentReceivedSendTo: 'FACILITY' });
    expect((await pay()).status).toBe(201);
    expect(await noticesToBusinesses()).toEqual([
      { kind: 'BUSINESS_PAYMENT_RECEIVED', recipient: '', status: 'SUPPRESSED' },
    ]);
  });

  it('offer no failed file to a business', async () => {
    expect((await officer.patch(PATH, { fileFailedSendTo: 'BUSINESS' })).body.errors[0].field).toBe('fileFailedSendTo');
  });

  it('mail the facility about a file that failed', async () => {
    await server.rows(
      `insert into app.community_setting (community_id, reply_to_email, updated_at) values (10, 'desk@harbour.example', now())`,
    );
    const { body } = await upload(server, await uploader(server), 'Customer number,Customer name\n,Nameless');
    await runFile(server, body.fileId);
    expect(await noticesToBusinesses()).toEqual([
      { kind: 'BUSINESS_FILE_FAILED', recipient: 'desk@harbour.example', status: 'QUEUED' },
    ]);
  });

  it('are counted beside those to customers [2C124]', async () => {
    await officer.patch(PATH, { paymentReceivedEnabled: true });
    expect((await viewer.get('facility-settings/electronic-communications')).body).toEqual({
      hasElectronicCommunicationsAccess: true,
      replyToEmail: '',
      customerNoticesOn: expect.any(Number),
      businessNoticesOn: 3,
    });
  });

  it('wait for a second user where settings need one', async () => {
    const two = await settingsByTwoUsers(server, ['MANAGE_FACILITY_SETTINGS']);
    const proposalId = two.requested(await two.requester.patch(PATH, { scheduleFailedEnabled: true }));
    expect((await viewer.get(PATH)).body.scheduleFailedEnabled).toBe(false);
    await two.approve(proposalId);
    expect((await viewer.get(PATH)).body.scheduleFailedEnabled).toBe(true);
  });
});
