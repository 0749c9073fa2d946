import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { settingsByTwoUsers } from '../../testing/settings-by-two-users.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

let server: TestServer;
let users: Awaited<ReturnType<typeof settingsByTwoUsers>>;
beforeAll(async () => {
  server = await createTestServer();
  users = await settingsByTwoUsers(server, ['MANAGE_API_KEYS']);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.rows('delete from app.connection_detail');
  await server.rows('delete from app.proposal');
  await server.rows(`update app.session set reauthenticated_at = '${server.services.clock.now().toISOString()}'`);
});

const keyNow = async (): Promise<string> => (await users.requester.get('connection-details')).body.signedHandoffKey;
const renew = () => users.requester.post('connection-details/renew-handoff-key', {});
const request = async () => users.requested(await renew());

it('renews the hand-off key when another user approves it, and shows it in the connection details', async () => {
  const former = await keyNow();
  const proposalId = await request();
  expect(await keyNow()).toBe(former);
  expect((await renew()).status).toBe(409);
  await users.approve(proposalId);
  const { body } = await users.requester.get('connection-details');
  expect(body.signedHandoffKey).toMatch(/^[\w-]{43}$/);
  expect(body.signedHandoffKey).not.toBe(former);
  expect(body.formerHandoffKeyUntil).not.toBeNull();
  const kept = await server.rows('select row_to_json(p)::text as text from app.proposal p');
  expect(JSON.stringify(kept)).not.toContain(body.signedHandoffKey);
});

it('keeps the hand-off key where the request is rejected', async () => {
  const former = await keyNow();
  await users.reject(await request());
  expect(await keyNow()).toBe(former);
});

it('does not renew the hand-off key where it was renewed since the request', async () => {
  await keyNow();
  const proposalId = await request();
  await server.rows('update app.connection_detail set version = version + 1');
  await users.refuseAsOutOfDate(proposalId);
});
