import { facilityRights } from '@quickportal/contracts/access/rights';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { readMailbox } from '../../../testing/read-mailbox.ts';
import { runSideEffects } from '../../../testing/run-side-effects.ts';
import { createTestServer, type TestServer } from '../../../testing/test-server.ts';
import type { TestBrowser } from '../../../testing/test-browser.ts';
import { NAME_LOOKUPS } from './count-name-lookup.ts';

const { caller, facility } = NAME_LOOKUPS;
const HOUR = 3_600_000;
let server: TestServer;
let userId: number;
beforeAll(async () => {
  server = await createTestServer({ callsPerMinute: 9_999_999 });
  userId = await server.addUser({ loginName: 'collector', communityId: 10, rights: facilityRights });
  await server.addUser({ loginName: 'colleague', communityId: 10, rights: facilityRights });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.services.clock.advance(25 * HOUR);
  await server.rows(`delete from app.service_message`);
  await server.audit();
});

async function session(loginName: string): Promise<TestBrowser> {
  const browser = server.browser();
  expect((await browser.signIn(loginName)).statusCode).toBe(200);
  return browser;
}
async function lookUp(browser: TestBrowser, n: number) {
  const response = await browser.call('GET', `create-agreement/1001/alias/kim.lee${n}%40example.com`);
  return { status: response.statusCode, retryAfter: Number(response.headers['retry-after']), body: response.body };
}
/** Look-ups that other processes counted. */
const counted = (subject: string, count: number, at = server.services.clock.now()) =>
  server.rows(
    `insert into app.name_lookup (subject, kind, looked_up_at) select $1, 'LOOKUP', $2 from generate_series(1, $3::int)`,
    [subject, at.toISOString(), count],
  );
const alarms = () =>
  server.rows<{ summary: string; community_id: number }>(
    `select summary, community_id from app.service_message where doctype_code = 'PAYID_LOOKUP_ALARM'`,
  );

it('refuses PayID look-ups of a user beyond those of a minute, and accepts them again with time, without an alarm', async () => {
  const sessions = [await session('collector'), await session('collector')];
  const responses = await Promise.all(
    Array.from({ length: caller.aMinute + 5 }, (_, n) => lookUp(sessions[n % 2] as TestBrowser, n)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(caller.aMinute);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    retryAfter: 60,
    body: expect.stringContaining('You have looked up 12 PayIDs within a minute, which is the most.'),
  });
  expect(await alarms()).toEqual([]);
  server.services.clock.advance(60_000);
  expect((await lookUp(sessions[0] as TestBrowser, 1)).status).toBe(200);
});

it('refuses PayID look-ups of a facility beyond those of a minute, of all its users together', async () => {
  await counted('community 10', facility.aMinute);
  const { status, body } = await lookUp(await session('collector'), 1);
  expect([status, body]).toEqual([429, expect.stringContaining('Try again in 1 minute.')]);
  server.services.clock.advance(30_000);
  expect((await lookUp(await session('collector'), 1)).body).toContain('Try again in 30 seconds.');
});

it('refuses PayID look-ups of a user beyond those of an hour, in all sessions and calls together', async () => {
  // All but the last ten were a while ago: a minute has no more of them
  const earlier = new Date(server.services.clock.now().getTime() - 60_000);
  await counted(`user ${userId}`, caller.anHour - 10, earlier);
  const sessions = [await session('collector'), await session('collector'), await session('collector')];
  const responses = await Promise.all(
    Array.from({ length: 10 + 12 }, (_, n) => lookUp(sessions[n % 3] as TestBrowser, n)),
  );
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(10);
  const refused = responses.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(12);
  expect(refused.every(({ retryAfter, body }) => retryAfter > 3500 && body.includes('Try again in 59 minutes'))).toBe(
    true,
  );
  const posted = await sessions[0]?.call('POST', 'e-commerce/payto/alias', { payId: 'kim.lee@example.com' });
  expect(posted?.statusCode).toBe(429);
  expect((await lookUp(await session('colleague'), 1)).status).toBe(200);
});

it('counts look-ups of a PayID that no one has registered', async () => {
  await counted(`user ${userId}`, caller.anHour - 1, new Date(server.services.clock.now().getTime() - 60_000));
  const browser = await session('collector');
  const unknown = await browser.call('GET', 'create-agreement/1001/alias/unknown%40example.com');
  expect([unknown.statusCode, (await lookUp(browser, 1)).status]).toEqual([404, 429]);
});

it('refuses look-ups of a facility beyond those of an hour, of all its users together, and accepts them again with time', async () => {
  await counted('community 10', facility.anHour);
  const refused = await lookUp(await session('collector'), 1);
  expect([refused.status, refused.body]).toEqual([
    429,
    expect.stringContaining('Your facility has looked up 300 PayIDs'),
  ]);
  server.services.clock.advance(HOUR);
  expect((await lookUp(await session('collector'), 1)).status).toBe(200);
});

it('refuses look-ups beyond those of a day', async () => {
  await counted(`user ${userId}`, caller.aDay, new Date(server.services.clock.now().getTime() - 2 * HOUR));
  const { status, retryAfter, body } = await lookUp(await session('collector'), 1);
  expect([status, retryAfter, body]).toEqual([429, 22 * 3600, expect.stringContaining('within a day')]);
});

it('audits each look-up, and tells staff once when a limit is reached, operators by mail', async () => {
  for (const [loginName, rights] of [
    ['operator', ['MANAGE_OPERATIONS']],
    ['reader', ['VIEW_OPERATIONS']],
    ['former', ['MANAGE_OPERATIONS']],
  ] as const)
    await server.addUser({ loginName, communityId: null, rights });
  await server.rows(`update app.system_user set status = 'DISABLED' where login_name = 'former'`);
  await server.rows('delete from app.outbox');
  const browser = await session('collector');
  await lookUp(browser, 1);
  await counted(`user ${userId}`, caller.anHour);
  for (let n = 0; n < 3; n++) expect((await lookUp(browser, n)).status).toBe(429);
  const entries = (await server.audit()).filter(({ action }) => action === 'payto-agreements.look-up-payid');
  expect(entries.map(({ outcome, description }) => [outcome, description])).toEqual([
    ['SUCCESS', 'Looked up whose PayID k•••@example.com is'],
    ['REFUSED', 'User collector reached the limit of 60 PayID look-ups within an hour'],
  ]);
  expect(await alarms()).toEqual([
    { summary: 'User collector reached the limit of 60 PayID look-ups within an hour', community_id: 10 },
  ]);
  await runSideEffects(server.services);
  const mails = await readMailbox(server.services);
  expect(mails.map(({ to }) => to)).toEqual(['operator@example.com']);
  expect(mails[0]?.subject).toMatch(/^PayID look-ups reached their limit: /);
  expect(mails[0]?.text).toMatch(/User collector reached the limit of 60 PayID look-ups within an hour/);
  expect(mails[0]?.text).toMatch(/ServiceMessageDetailView\?serviceMessageId=\d+/);
});
