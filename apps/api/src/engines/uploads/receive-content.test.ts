import { createHash } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { insertCommunity } from '@quickportal/db/testing/test-rows';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestServices, type TestServices } from '../../testing/test-services.ts';
import { dropContent, receiveContent } from './receive-content.ts';

let services: TestServices;
beforeAll(async () => {
  services = await createTestServices();
  await insertCommunity(services.owner, { id: 10 });
});
afterAll(() => services.drop());

const scope = { kind: 'community', communityId: 10 } as const;
const receive = (source: AsyncIterable<Uint8Array>, maxBytes = 1000, signal = new AbortController().signal) =>
  receiveContent(services, scope, { source, maxBytes, signal });
const stored = (): string[] => {
  const folder = path.join(services.configuration.dataFolder, 'storage/uploads/10');
  return existsSync(folder) ? readdirSync(folder) : [];
};
const unclaimed = async () => Number((await services.owner.query('select from app.unclaimed_content')).rowCount);
async function* bytes(count: number, payment: (so: number) => void = () => {}) {
  for (let at = 0; at < count; at += 100) {
    payment(at);
    yield Buffer.alloc(Math.min(100, count - at), 'a');
  }
}

it('stores what comes in with its size and checksum, and notes it until a file names it', async () => {
  const content = await receive(bytes(950));
  const sha256 = createHash('sha256').update('a'.repeat(950)).digest('hex');
  expect(content).toEqual({
    storageKey: content.storageKey,
    size: 950,
    sha256,
    encodings: ['utf-8', 'windows-1252', 'macintosh'],
    isEncodingCertain: true,
    beginning: Buffer.alloc(950, 'a'),
  });
  expect([stored().length, await unclaimed()]).toEqual([1, 1]);
  await dropContent(services, scope, content.storageKey);
  expect([stored().length, await unclaimed()]).toEqual([0, 0]);
});

it('stops taking at the limit, and leaves nothing of it', async () => {
  let count = 0;
  await expect(receive(bytes(1_000_000, (so) => (count = so)))).rejects.toMatchObject({ type: 'payload-too-large' });
  expect(count).toBe(1000);
  expect([stored().length, await unclaimed()]).toEqual([0, 0]);
});

it('leaves nothing of one that breaks off or is given up', async () => {
  async function* broken() {
    yield Buffer.from('a');
    throw new Error('The line is dead');
  }
  await expect(receive(broken())).rejects.toThrow('The line is dead');
  const given = new AbortController();
  await expect(
    receive(
      bytes(900, (so) => so > 500 && given.abort()),
      1000,
      given.signal,
    ),
  ).rejects.toThrow();
  expect([stored().length, await unclaimed()]).toEqual([0, 0]);
});

it('takes four of a community at a time, and forgets those of a process that died', async () => {
  let release = (): void => {};
  const waiting = new Promise<void>((resolve) => (release = resolve));
  async function* slow() {
    yield Buffer.from('a');
    await waiting;
  }
  const four = Array.from({ length: 4 }, () => receive(slow()));
  await expect.poll(unclaimed).toBe(4);
  await expect(receive(bytes(10))).rejects.toMatchObject({ type: 'too-many-requests', retryAfter: 5 });
  release();
  for (const { storageKey } of await Promise.all(four)) await dropContent(services, scope, storageKey);
  await services.owner.query(
    `insert into app.unclaimed_content select 10, 'uploads/10/' || n, $1::timestamptz - interval '11 minutes' from generate_series(1, 4) n`,
    [services.clock.now()],
  );
  await expect(receive(bytes(10))).resolves.toMatchObject({ size: 10 });
});

it('refuses what the community has no room for, until contents are removed', async () => {
  const before = [stored().length, await unclaimed()];
  const quota = services.configuration.uploadQuotaMb * 1_000_000;
  await services.owner.query(
    `insert into app.uploaded_file (community_id, format, file_name, content_type, encoding, size, sha256, storage_key,
       uploader_name, created_at, status_at, progressed_at)
     values (10, 'CUSTOMERS', 'a.csv', 'text/csv', 'utf-8', $1, repeat('a', 64), 'uploads/10/a', 'Kim', now(), now(), now())`,
    [quota - 500],
  );
  await expect(receive(bytes(501))).rejects.toMatchObject({ status: 413, detail: /^There is no space for this file/ });
  expect([stored().length, await unclaimed()]).toEqual(before);
  await services.owner.query('update app.uploaded_file set content_removed_at = now()');
  await expect(receive(bytes(501))).resolves.toMatchObject({ size: 501 });
});
