import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { setSwitch } from '@quickportal/db/notifications/change-notification-template';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { apiCaller, type ApiCaller } from '../../testing/api-caller.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { stopMail } from '../mail/mail.ts';
import { removeExpiredExports } from './expire-exports.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';

const MINUTE = 60_000;
let server: TestServer;
let officer: ApiCaller;
beforeAll(async () => {
  server = await createTestServer();
  const rights = ['VIEW_CUSTOMERS', 'EXPORT_CUSTOMERS'] as const;
  officer = apiCaller(server, await server.signIn({ loginName: 'officer', kind: 'CLIENT', communityId: 10, rights }));
});
afterAll(async () => {
  await stopMail(server.services);
  await server.close();
});
beforeEach(() =>
  server.services.owner.query(
    'delete from app.export; delete from app.outbox; delete from app.notification; delete from app.mail_message; delete from app.notification_switch',
  ),
);

/** Does what waits in the outbox, and what that leaves there, as a worker would. */
async function work(): Promise<void> {
  const { services } = server;
  const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
    'delete from app.outbox returning id, topic, payload',
  );
  const signal = new AbortController().signal;
  for (const { id, topic, payload } of rows)
    await sideEffects
      .find((sideEffect) => sideEffect.topic === topic)
      ?.handle(payload, { services, jobId: `${id}`, communityId: 10, signal });
  if (rows.length > 0) await work();
}
async function start(): Promise<number> {
  const { status, body, raw } = await officer.post('customer-export', {});
  expect(status, raw).toBe(202);
  return body.exportId as number;
}
/** What the mailbox of the demo holds. */
const mailbox = async () =>
  (await readMailbox(server.services)).map(({ to, subject, text }) => ({ recipient: to, subject, text_body: text }));

it('tells who asked for it by mail when an export that took longer than a minute is ready', async () => {
  await start();
  server.services.clock.advance(MINUTE + 1);
  await work();
  const [mail, ...others] = await mailbox();
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ recipient: 'officer@example.com', subject: 'Your export is ready' });
  expect(mail?.text_body).toContain('The export Customers is ready. You can download it until 21 November 2026 at');
  expect(mail?.text_body).toContain('/quickportal/ExportsView');
});

it('says nothing where it took no longer than a minute, or was cancelled', async () => {
  await start();
  server.services.clock.advance(MINUTE);
  await work();
  const exportId = await start();
  server.services.clock.advance(2 * MINUTE);
  expect((await officer.post(`exports/${exportId}/cancel`)).status).toBe(200);
  await work();
  expect(await mailbox()).toEqual([]);
});

it('says nothing to a user who cannot sign in any more, and where the facility switched it off', async () => {
  await start();
  server.services.clock.advance(2 * MINUTE);
  await server.services.owner.query(`update app.system_user set status = 'DISABLED' where login_name = 'officer'`);
  await work();
  await server.services.owner.query(`update app.system_user set status = 'ACTIVE' where login_name = 'officer'`);
  await start();
  server.services.clock.advance(2 * MINUTE);
  const key = { communityId: 10, kind: 'EXPORT_READY', customerId: null };
  await server.services.db.transaction({ kind: 'community', communityId: 10 }, (trx) =>
    setSwitch(trx, key, false, server.services.clock.now()),
  );
  await work();
  expect(await mailbox()).toEqual([]);
});

it('tells that it failed, once, after the last attempt', async () => {
  const exportId = await start();
  server.services.clock.advance(2 * MINUTE);
  const { rows } = await server.services.owner.query<{ payload: Json }>('select payload from app.outbox');
  await server.services.owner.query(`update app.export set attempts = 10`);
  const storage = server.services.storage;
  const put = storage.put.bind(storage);
  const handler = sideEffects.find(({ topic }) => topic === 'exports.write');
  const signal = new AbortController().signal;
  const tryIt = () =>
    handler?.handle(rows[0]?.payload ?? null, { services: server.services, jobId: 'one', communityId: 10, signal });
  storage.put = () => Promise.reject(new Error('The disk is full'));
  try {
    await expect(tryIt()).rejects.toThrow('The disk is full');
    expect(await mailbox()).toEqual([]);
    await tryIt();
    await tryIt();
  } finally {
    storage.put = put;
  }
  await server.services.owner.query(`delete from app.outbox where topic = 'exports.write'`);
  await work();
  expect((await officer.get(`customer-export?exportId=${exportId}`)).status).toBe(409);
  expect(await mailbox()).toMatchObject([{ subject: 'Your export failed' }]);
});

it('tells that it failed where its job was lost', async () => {
  await start();
  await server.services.owner.query('delete from app.outbox');
  server.services.clock.advance(24 * 60 * MINUTE + 1);
  await removeExpiredExports(server.services);
  await removeExpiredExports(server.services);
  await work();
  expect(await mailbox()).toMatchObject([
    { subject: 'Your export failed', text_body: expect.stringContaining('The export Customers failed') },
  ]);
});
