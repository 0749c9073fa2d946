import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteTemplate, saveTemplate, setSwitch } from '@quickportal/db/notifications/change-notification-template';
import { insertBusiness, insertCommunity, insertCustomers } from '@quickportal/db/testing/test-rows';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { stopMail } from '../mail/mail.ts';
import { notify, type Notice } from './notify.ts';
import { cleanUpNotices, noticeHandler } from './send-handler.ts';

let services: TestServices;
let smtp: SMTPServer;
const received: {
  subject: string | undefined;
  to: unknown;
  replyTo: unknown;
  messageId: string | undefined;
  text: string;
  html: string;
}[] = [];
/** What the mail server says to the next messages: null takes them. */
let response: { code: number; message: string } | null = null;

beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) =>
      void text(stream)
        .then((raw) => PostalMime.parse(raw))
        .then((mail) => {
          const fault = response && Object.assign(new Error(response.message), { responseCode: response.code });
          if (!fault)
            received.push({
              subject: mail.subject,
              to: mail.to,
              replyTo: mail.replyTo,
              messageId: mail.messageId,
              text: mail.text ?? '',
              html: mail.html ?? '',
            });
          done(fault);
        }, done),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  const publicUrl = new URL('https://portal.example');
  services = await createTestServices({ configuration: { smtpUrl: `smtp://127.0.0.1:${port}`, publicUrl } });
  await insertCommunity(services.owner, { id: 10, businessId: 101, name: 'Harbour & Sons' });
  await insertBusiness(services.owner, { communityId: 10, id: 102 });
  await insertCustomers(services.owner, {
    communityId: 10,
    businessId: 101,
    firstId: 1001,
    count: 3,
    name: 'Kim <Lee>',
  });
  await services.owner.query(
    `update app.customer set receives_email = id < 1003, email = case id when 1002 then '' else email end`,
  );
});
afterEach(async () => {
  received.length = 0;
  response = null;
  await services.owner.query(
    'delete from app.notification; delete from app.outbox; delete from app.notification_switch; delete from app.notification_template',
  );
});
afterAll(async () => {
  await stopMail(services);
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
  await services.drop();
});

const stopped = (values: Partial<Notice<'RECURRING_STOPPED'>> = {}): Notice<'RECURRING_STOPPED'> => ({
  communityId: 10,
  kind: 'RECURRING_STOPPED',
  key: 'recurring-stopped 1',
  to: { customerId: 1001 },
  fields: { scheduleCode: 'SCH-1', accountSummary: 'Visa ending 4242' },
  ...values,
});
const scope = { kind: 'community', communityId: 10 } as const;
const send = (notice: Notice = stopped(), given: { businessIds?: number[] } = {}) =>
  services.db.transaction({ ...scope, ...given }, (trx) => notify(services, trx, notice, services.clock.now()));
const jobs = async () =>
  (await services.owner.query(`select id, payload from app.outbox where topic = 'notifications.send' order by id`))
    .rows as {
    id: number;
    payload: { notificationId: number; sealed: string };
  }[];
const run = async ({ id, payload }: Awaited<ReturnType<typeof jobs>>[number]) =>
  noticeHandler.handle(payload, {
    services,
    communityId: 10,
    jobId: `outbox-${id}`,
    signal: new AbortController().signal,
  });
const kept = async () =>
  (await services.owner.query('select status, reason, attempts from app.notification order by id')).rows as unknown[];

describe('a notice', () => {
  it('reaches the customer once, however often it is requested and its job runs', async () => {
    await send();
    await send();
    const [job, ...others] = await jobs();
    expect(others).toEqual([]);
    expect(JSON.stringify(job)).not.toContain('Visa');
    if (!job) throw new Error('There is no job');
    await Promise.allSettled([run(job), run(job)]);
    await run(job);
    await send();
    expect(await jobs()).toHaveLength(1);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({
      subject: 'Your payments to Business 101 were stopped',
      to: [{ address: 'c1001@example.com' }],
      replyTo: undefined,
    });
    expect(received[0]?.messageId).toMatch(/^<notification-10-\d+@portal\.example>$/);
    expect(received[0]?.text).toContain('Hello Kim <Lee>,');
    expect(received[0]?.text).toContain('No more payments are taken for schedule SCH-1.');
    expect(received[0]?.html).toContain('Hello Kim &lt;Lee&gt;,');
    expect(received[0]?.html).toContain('Harbour &amp; Sons, on QuickPortal');
    expect(await kept()).toEqual([{ status: 'SENT', reason: '', attempts: 1 }]);
  });

  it('is kept with the reason, unsent, where the product is off', async () => {
    const setProduct = (isOn: boolean) =>
      services.owner.query(`update app.community_product set enabled = $1 where product = 'NOTIFICATIONS'`, [isOn]);
    await setProduct(false);
    const reason = 'Notifications is not switched on for Harbour & Sons.';
    expect(await send()).toBe(reason);
    await setProduct(true);
    expect(await jobs()).toEqual([]);
    expect(await kept()).toEqual([{ status: 'SUPPRESSED', reason, attempts: 0 }]);
  });

  it('is replied to where the facility says', async () => {
    await services.owner.query(
      `insert into app.community_setting (community_id, reply_to_email, updated_at)
       values (10, 'accounts@harbour.example.com', now())`,
    );
    await send();
    const [job] = await jobs();
    if (!job) throw new Error('There is no job');
    await run(job);
    expect(received[0]?.replyTo).toMatchObject([{ address: 'accounts@harbour.example.com' }]);
    await services.owner.query('delete from app.community_setting');
  });

  it('is not sent when its change is rolled back', async () => {
    const failing = services.db.transaction(scope, async (trx) => {
      await notify(services, trx, stopped(), services.clock.now());
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect([...(await jobs()), ...(await kept())]).toEqual([]);
  });

  it('can be caused by people of one business', async () => {
    await send(stopped(), { businessIds: [101] });
    const to = { userId: 5, name: 'Jo', email: 'jo@example.com' };
    await send(
      { communityId: 10, kind: 'EXPORT_FAILED', key: 'e', to, fields: { exportName: 'X' } },
      { businessIds: [101] },
    );
    expect(await jobs()).toHaveLength(2);
    const seen = await services.db.transaction({ ...scope, businessIds: [102] }, (trx) =>
      trx.selectFrom('app.notification').select('id').execute(),
    );
    expect(seen).toEqual([]);
  });

  it('is kept with the reason where it may not be sent', async () => {
    await send(stopped({ key: 'no mail', to: { customerId: 1003 } }));
    await send(stopped({ key: 'no address', to: { customerId: 1002 } }));
    const change = (customerId: number | null, enabled: boolean) =>
      services.db.transaction(scope, (trx) =>
        setSwitch(trx, { communityId: 10, kind: 'RECURRING_STOPPED', customerId }, enabled, services.clock.now()),
      );
    await change(1001, false);
    await send(stopped({ key: 'customer' }));
    await change(null, false);
    await change(1001, true);
    await send(stopped({ key: 'facility' }));
    expect(await jobs()).toEqual([]);
    await change(null, true);
    await send(stopped({ key: 'both on' }));
    expect(await jobs()).toHaveLength(1);
    expect(await kept()).toMatchObject([
      { status: 'SUPPRESSED', reason: 'The customer has email notifications switched off.' },
      { status: 'SUPPRESSED', reason: 'There is no email address.' },
      { status: 'SUPPRESSED', reason: 'The customer has this notice switched off.' },
      { status: 'SUPPRESSED', reason: 'The facility has switched off this notice.' },
      { status: 'QUEUED' },
    ]);
  });

  it('is tried again while the mail server has trouble, and given up where it refuses for good', async () => {
    await send();
    const [job] = await jobs();
    if (!job) throw new Error('There is no job');
    response = { code: 451, message: 'Try later' };
    await expect(run(job)).rejects.toThrow('451');
    expect(await kept()).toMatchObject([{ status: 'QUEUED', attempts: 1 }]);
    response = { code: 550, message: 'No such mailbox' };
    await run(job);
    expect(await kept()).toEqual([{ status: 'FAILED', reason: 'The mail server refused it (550).', attempts: 2 }]);
    response = null;
    await run(job);
    expect(received).toEqual([]);
  });

  it('says what the facility wants it to say', async () => {
    const key = { communityId: 10, kind: 'RECURRING_STOPPED', channel: 'EMAIL' } as const;
    const words = { subject: 'Bye {{customerName}}', body: 'Schedule {{scheduleCode}} has ended.\n\n{{facilityName}}' };
    await services.db.transaction(scope, (trx) => saveTemplate(trx, key, words, services.clock.now()));
    await send();
    await services.db.transaction(scope, (trx) => deleteTemplate(trx, key));
    await send(stopped({ key: 'second' }));
    for (const job of await jobs()) await run(job);
    expect(received.map(({ subject }) => subject)).toEqual([
      'Bye Kim <Lee>',
      'Your payments to Business 101 were stopped',
    ]);
    expect(received[0]?.html).toContain('>Schedule SCH-1 has ended.</p>');
  });

  it('is forgotten after 90 days', async () => {
    await send();
    services.clock.advance(90 * 86_400_000);
    await cleanUpNotices(services);
    expect(await kept()).toHaveLength(1);
    services.clock.advance(1);
    await cleanUpNotices(services);
    expect(await kept()).toEqual([]);
  });
});
