import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { sideEffects } from '../../server/side-effects.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { PASSWORD } from '../../testing/test-browser.ts';
import { startWorker } from '../jobs/worker.ts';
import { totpCode } from './second-factor/totp.ts';
import { readMailbox } from '../../testing/read-mailbox.ts';

const lines: string[] = [];
let kit: TestServer;
beforeAll(async () => {
  const log = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  kit = await createTestServer({ seed: 'demo' }, log);
});
afterAll(() => kit.close());

const NEW = 'copper-lantern-72-fern';

/** Everything that the database keeps, as text. */
async function everythingKept(): Promise<string> {
  const tables = await kit.rows<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname in ('app', 'graphile_worker')`,
  );
  const contents: unknown[] = [];
  for (const { name } of tables) contents.push(await kit.rows(`select t::text from ${name} t`));
  return JSON.stringify(contents);
}

it('keeps no password, token, code or secret in logs, audit trail, outbox or job queue', async () => {
  const { services } = kit;
  const worker = await startWorker(services, { handlers: sideEffects, schedules: [], dueKinds: [] });
  await kit.addUser({ loginName: 'kim', communityId: 10 });
  const browser = kit.browser();
  const secrets = [PASSWORD, NEW, 'a-wrong-password-1'];

  await browser.signIn('kim', 'a-wrong-password-1');
  await browser.signIn('kim');
  secrets.push(String(browser.cookies.get('quickportal')));
  const { secret, address } = (await browser.call('POST', 'my-profile/second-factor', { password: PASSWORD })).json<{
    secret: string;
    address: string;
  }>();
  const code = totpCode(secret, services.clock.now());
  const confirmed = await browser.call('POST', 'my-profile/second-factor/confirm', { code });
  secrets.push(secret, address, ...confirmed.json<{ recoveryCodes: string[] }>().recoveryCodes);
  secrets.push(String(browser.cookies.get('quickportal')));

  await browser.step('/forgot-password', { email: 'kim@example.com' });
  const mails = async () => (await readMailbox(services)).filter(({ subject }) => subject === 'Choose a new password');
  await expect.poll(mails).toHaveLength(1);
  const link = /\/AuthAction\/reset-password\?token=([\w-]{43})/.exec(String((await mails())[0]?.text));
  const token = String(link?.[1]);
  await browser.get(`/AuthAction/reset-password?token=${token}`);
  await browser.step('/reset-password', { newPassword: NEW, repeatPassword: NEW });
  await browser.step('/reset-password', { token, newPassword: PASSWORD, repeatPassword: PASSWORD });
  secrets.push(token);
  await expect
    .poll(() => kit.rows('select from app.outbox union all select from graphile_worker._private_jobs'))
    .toEqual([]);
  await worker.stop();
  const mailCount = await kit.rows('select from app.mail_message');
  expect(mailCount).toHaveLength(3);
  const [kept, logged] = [await everythingKept(), lines.join('')];
  expect(kept.length).toBeGreaterThan(1000);
  for (const entry of secrets) {
    expect(kept.includes(entry), `the database keeps ${entry}`).toBe(false);
    expect(logged.includes(entry), `the log has ${entry}`).toBe(false);
  }
});
