import { deleteSandboxRows } from '@quickportal/db/sandboxes/delete-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readMailbox } from '../../testing/read-mailbox.ts';
import { PASSWORD, type TestBrowser } from '../../testing/test-browser.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';
import { removeSandboxes } from './remove-sandboxes.ts';

const DAY = 86_400_000;
let kit: TestServer;
beforeAll(async () => {
  kit = await createTestServer();
});
afterAll(() => kit.close());

async function sandboxOf(name: string): Promise<{ browser: TestBrowser; communityId: number; email: string }> {
  const browser = kit.browser();
  const email = `${name}@example.com`;
  const person = { fullName: 'Vera Visitor', companyName: `Company of ${name}`, emailAddress: email };
  await browser.call('POST', 'sandbox/creator', { ...person, acceptTerms: true });
  await kit.runSideEffects();
  const text = (await readMailbox(kit.services, email)).at(-1)?.text ?? '';
  const verificationCode = /Your code: (\d{8})\n/.exec(text)?.[1];
  await browser.call('POST', 'sandbox/verify', { emailAddress: email, verificationCode });
  await browser.call('PUT', 'sandbox/detail', { loginName: name, password: PASSWORD, repeatPassword: PASSWORD });
  await kit.runSideEffects();
  await browser.signIn(name);
  const [row] = await kit.rows<{ id: number }>('select community_id as id from app.sandbox where email_address = $1', [
    email,
  ]);
  return { browser, communityId: row?.id ?? 0, email };
}

/** Tables in which a community has rows. */
async function tablesOf(communityId: number): Promise<string[]> {
  const tables = await kit.rows<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attname = 'community_id'
       and c.relname not like 'audit_%' order by 1`,
  );
  const filled: string[] = [];
  for (const { name } of tables) {
    const found = await kit.rows(`select from ${name} where community_id = $1 limit 1`, [communityId]);
    if (found.length > 0) filled.push(name);
  }
  return filled;
}

const exists = async (communityId: number) =>
  (await kit.rows('select from app.community where id = $1', [communityId])).length === 1;
const warnings = async (email: string) =>
  (await readMailbox(kit.services, email)).filter(({ subject }) => subject === 'Your sandbox will be removed').length;

async function nightAfter(days: number): Promise<void> {
  kit.services.clock.advance(days * DAY);
  await removeSandboxes(kit.services);
  await kit.runSideEffects();
}

describe('a sandbox that no one uses', () => {
  it('is removed wholly after 30 days, its owner being warned once five days before', async () => {
    const { communityId, email } = await sandboxOf('idle');
    const others = await tablesOf(10);
    expect((await tablesOf(communityId)).length).toBeGreaterThan(15);
    await nightAfter(24);
    expect(await warnings(email)).toBe(0);
    await nightAfter(2);
    await nightAfter(1);
    expect(await warnings(email)).toBe(1);
    expect(await exists(communityId)).toBe(true);
    await nightAfter(5);
    expect(await exists(communityId)).toBe(false);
    expect(await tablesOf(communityId)).toEqual([]);
    expect(await kit.rows(`select from app.system_user where login_name = 'idle'`)).toEqual([]);
    expect(await tablesOf(10)).toEqual(others);
    await nightAfter(3);
    expect(await kit.rows('select from app.sandbox where email_address = $1', [email])).toEqual([]);
  });

  it('stays when someone signs in after the warning', async () => {
    const { browser, communityId, email } = await sandboxOf('returning');
    await nightAfter(26);
    expect(await warnings(email)).toBe(1);
    await browser.signIn('returning');
    await nightAfter(6);
    expect(await exists(communityId)).toBe(true);
    await nightAfter(20);
    expect(await warnings(email)).toBe(2);
  });
});

describe('the job that removes sandboxes', () => {
  it('removes in the next night what its owner deleted', async () => {
    const { browser, communityId } = await sandboxOf('deleted');
    await browser.call('DELETE', 'sandbox');
    expect(await exists(communityId)).toBe(true);
    await nightAfter(0);
    expect(await exists(communityId)).toBe(false);
    expect(await tablesOf(communityId)).toEqual([]);
  });

  it('removes its files from the storage', async () => {
    const { browser, communityId } = await sandboxOf('files');
    const { storage } = kit.services;
    const kept = [
      `uploads/${communityId}/one`,
      `service-messages/${communityId}/1-1.csv`,
      `exports/${communityId}/9-1.csv`,
      `bank-statements/${communityId}/1`,
    ];
    for (const key of kept) await storage.put(key, [Buffer.from('x')]);
    await storage.put('exports/10/9-1.csv', [Buffer.from('x')]);
    await kit.rows(`insert into app.unclaimed_content (community_id, storage_key, begun_at) values ($1, $2, now())`, [
      communityId,
      kept[0],
    ]);
    await kit.rows(
      `with m as (
         insert into app.service_message (community_id, doctype_code, status, created_at, updated_at, finished_at)
         values ($1, 'EXPIRED_CARDS_REPORT', 'DELIVERED', now(), now(), now()) returning id)
       insert into app.service_message_file (community_id, service_message_id, storage_key, base_name, file_number,
         row_count, size_bytes, sha256, created_at, expires_at)
       select $1, id, $2, 'X', 1, 0, 1, repeat('0', 64), now(), now() from m`,
      [communityId, kept[1]],
    );
    await kit.rows(
      `insert into app.bank_statement_file (community_id, status, channel, format, file_name, encoding, size, sha256,
         storage_key, uploader_name, created_at, status_at)
       values ($1, 'REFUSED', 'UPLOAD', 'BAI2', 'x.bai', 'utf-8', 1, repeat('0', 64), $2, 'X', now(), now())`,
      [communityId, kept[3]],
    );
    await kit.rows(
      `insert into app.export (id, community_id, owner_user_id, kind, title, criteria, filters, columns, columns_version,
         byte_order_mark, time_zone, request_hash, status, attempts, file_name, created_at, updated_at)
       select 9, $1, u.id, 'customers', 'Customers', '{}', '', '{}', 1, false, 'Australia/Sydney', '', 'FAILED', 1, 'x', now(), now()
       from app.system_user u where u.community_id = $1`,
      [communityId],
    );
    await browser.call('DELETE', 'sandbox');
    await nightAfter(0);
    expect(await exists(communityId)).toBe(false);
    expect(await Promise.all(kept.map((key) => storage.exists(key)))).toEqual([false, false, false, false]);
    expect(await storage.exists('exports/10/9-1.csv')).toBe(true);
  });

  it('knows every table whose rows have a file in the storage', async () => {
    const tables = await kit.rows<{ name: string }>(
      `select table_name as name from information_schema.columns where table_schema = 'app' and column_name = 'storage_key' order by 1`,
    );
    expect(tables.map(({ name }) => name)).toEqual([
      'bank_file',
      'bank_statement_file',
      'service_message_file',
      'unclaimed_content',
      'uploaded_file',
    ]);
  });

  it('ends requests that were never finished', async () => {
    const browser = kit.browser();
    const person = { fullName: 'V', companyName: 'V', emailAddress: 'unfinished@example.com', acceptTerms: true };
    await browser.call('POST', 'sandbox/creator', person);
    await nightAfter(1.1);
    expect((await browser.call('GET', 'sandbox/verificationEmail')).statusCode).toBe(404);
  });

  it('never touches a community that is no sandbox, or is still open', async () => {
    const { communityId } = await sandboxOf('open.one');
    const before = await tablesOf(10);
    const deleted = await kit.services.db.transaction({ kind: 'jobs' }, async (trx) => [
      await deleteSandboxRows(trx, 10, 1000),
      await deleteSandboxRows(trx, communityId, 1000),
    ]);
    expect(deleted).toEqual([0, 0]);
    expect(await tablesOf(10)).toEqual(before);
    expect(await exists(communityId)).toBe(true);
  });
});
