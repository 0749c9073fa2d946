import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { notifyEndingCertificates } from './notify-ending-certificates.ts';

const DAY_MS = 86_400_000;
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  const officer = await server.signIn({ loginName: 'officer', communityId: 10, rights: ['MANAGE_CERTIFICATES'] });
  const send = (method: 'POST' | 'PATCH', path: string, payload?: object) =>
    server.app.inject({ method, url: `${server.rest}/${path}`, headers: officer.headers, ...(payload && { payload }) });
  await send('PATCH', 'ccapi-config', { technology: 'NODE', expiringCertificateNotificationEmail: 'it@example.com' });
  for (let count = 0; count < 2; count += 1) await send('POST', 'certificates/generate');
});
afterAll(() => server.close());

it('sends one notice of a certificate 30, 15 and 7 days before its end, and none of disabled ones', async () => {
  const { owner, clock } = server.services;
  const before = clock.now();
  const end = new Date(before.getTime() + 31 * DAY_MS).toISOString();
  const { rows } = await owner.query<{ id: number }>(
    'update app.certificate set expires_at = $1 where community_id = 10 returning id',
    [end],
  );
  const [ending, disabled] = rows;
  await owner.query(`update app.certificate set disabled_at = created_at, file_sealed = null where id = $1`, [
    disabled?.id,
  ]);
  const sent: number[] = [];
  for (let day = 0; day <= 32; day += 1) {
    clock.set(new Date(before.getTime() + day * DAY_MS).toISOString());
    sent.push(await notifyEndingCertificates(server.services), await notifyEndingCertificates(server.services));
  }
  clock.set(before.toISOString());
  expect(sent.flatMap((count, at) => (count > 0 ? [[31 - Math.floor(at / 2), count]] : []))).toEqual([
    [30, 1],
    [15, 1],
    [7, 1],
  ]);
  const entries = await server.rows<{ object_id: string }>(
    `select object_id from app.audit_entry where action = 'certificates.notify-ending'`,
  );
  expect(entries.map(({ object_id }) => Number(object_id))).toEqual([ending?.id, ending?.id, ending?.id]);
});
