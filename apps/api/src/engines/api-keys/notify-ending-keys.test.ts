import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { notifyEndingKeys } from './notify-ending-keys.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
  await server.services.owner.query(
    `delete from app.api_key_config;
     insert into app.api_key_config (community_id, notification_email, updated_at) values (10, 'it@example.com', '2026-11-20')`,
  );
});
afterAll(() => server.close());

const inDays = (days: number) => new Date(server.services.clock.now().getTime() + days * 86_400_000).toISOString();

it('sends one notice of a key 30, 15, 7 and 1 days before its end, and none of keys that do not work', async () => {
  const { owner, clock } = server.services;
  await owner.query('delete from app.api_key_business; delete from app.api_key');
  const { apiKeyId } = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  const disabled = await server.apiKey({ communityId: 10, securityCode: 'SECRET' });
  await server.apiKey({ communityId: 10, securityCode: 'PUBLISHABLE' });
  await owner.query('update app.api_key set expires_at = $1 where expires_at is not null', [inDays(31)]);
  await owner.query(`update app.api_key set status = 'INACTIVE' where id = $1`, [disabled.apiKeyId]);
  const before = clock.now();
  const sent: number[] = [];
  for (let day = 0; day <= 32; day += 1) {
    clock.set(new Date(before.getTime() + day * 86_400_000).toISOString());
    sent.push(await notifyEndingKeys(server.services), await notifyEndingKeys(server.services));
  }
  clock.set(before.toISOString());
  const days = sent.flatMap((count, at) => (count > 0 ? [31 - Math.floor(at / 2)] : []));
  expect(days).toEqual([30, 15, 7, 1]);
  const { rows } = await owner.query<{ object_id: string }>(
    `select object_id from app.audit_entry where action = 'api-keys.notify-ending'`,
  );
  expect(rows.map(({ object_id }) => Number(object_id))).toEqual([apiKeyId, apiKeyId, apiKeyId, apiKeyId]);
});
