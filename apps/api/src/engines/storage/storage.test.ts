import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { localFolder } from './local-folder.ts';
import { s3Address } from '../../kernel/s3-address.ts';
import { startS3Server } from './s3-server.fixture.ts';
import { s3Storage } from './s3.ts';
import { FileMissingError, StorageUnavailableError } from './storage-errors.ts';
import { storageKey } from './storage-key.ts';
import type { ByteRange, Storage } from './storage.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-storage-'));
let s3: Awaited<ReturnType<typeof startS3Server>>;
const made: Record<string, Storage> = {};
beforeAll(async () => {
  s3 = await startS3Server();
  made.folder = localFolder(path.join(folder, 'storage'));
  made.s3 = s3Storage(s3.url);
});
afterAll(async () => {
  await s3.stop();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (content: Uint8Array) => createHash('sha256').update(content).digest('hex');
const read = async (storage: Storage, key: string, range?: ByteRange) =>
  Buffer.concat(await (await storage.get(key, range)).toArray());
async function* pieces(content: Buffer, size: number) {
  for (let at = 0; at < content.length; at += size) yield content.subarray(at, at + size);
}

describe.each(['folder', 's3'])('storage in a %s', (kind) => {
  const storage = () => made[kind] as Storage;

  it('gives back what was put, whole and in ranges, with size and checksum', async () => {
    const content = Buffer.from('Customer id,Name\n1048217,Margaret Olsson\n');
    const stored = await storage().put('exports/10/7.csv', pieces(content, 7));
    expect(stored).toEqual({ size: content.length, sha256: sha256(content) });
    expect(await read(storage(), 'exports/10/7.csv')).toEqual(content);
    expect((await read(storage(), 'exports/10/7.csv', { start: 9, end: 10 })).toString()).toBe('id');
    expect(await read(storage(), 'exports/10/7.csv', { start: 5 })).toEqual(content.subarray(5));
    await expect(storage().get('exports/10/7.csv', { start: 4000 })).rejects.toBeInstanceOf(RangeError);
    expect(await storage().size('exports/10/7.csv')).toBe(content.length);
    expect(await storage().exists('exports/10/7.csv')).toBe(true);
    expect(await storage().checksum('exports/10/7.csv')).toBe(sha256(content));
  });

  it('keeps an empty file and a large one in any pieces', async () => {
    expect((await storage().put('empty', [])).size).toBe(0);
    expect(await read(storage(), 'empty')).toHaveLength(0);
    const large = randomBytes(20 * 1024 * 1024 + 17);
    expect(await storage().put('large.bin', pieces(large, 100_003))).toEqual({
      size: large.length,
      sha256: sha256(large),
    });
    expect(await storage().checksum('large.bin')).toBe(sha256(large));
    expect(await read(storage(), 'large.bin', { start: large.length - 3 })).toEqual(large.subarray(-3));
  });

  it('knows what is not there', async () => {
    expect(await storage().exists('nothing/here')).toBe(false);
    expect(await storage().size('nothing/here')).toBeNull();
    await expect(storage().get('nothing/here')).rejects.toBeInstanceOf(FileMissingError);
    await expect(storage().checksum('nothing/here')).rejects.toBeInstanceOf(FileMissingError);
    await storage().delete('nothing/here');
  });

  it('replaces whole files only: a source that fails or is stopped leaves the earlier file', async () => {
    await storage().put('kept.csv', [Buffer.from('first')]);
    async function* failing() {
      yield randomBytes(17 * 1024 * 1024);
      throw new Error('The source broke off');
    }
    await expect(storage().put('kept.csv', failing())).rejects.toThrow('broke off');
    const stopped = new AbortController();
    async function* endless() {
      for (let n = 0; ; n++) {
        if (n === 3) stopped.abort(new Error('stopped'));
        yield randomBytes(1000);
      }
    }
    await expect(storage().put('kept.csv', endless(), stopped.signal)).rejects.toThrow('stopped');
    await expect(storage().put('new.csv', failing())).rejects.toThrow('broke off');
    expect(await storage().exists('new.csv')).toBe(false);
    expect((await read(storage(), 'kept.csv')).toString()).toBe('first');
    await storage().put('kept.csv', [Buffer.from('second')]);
    expect((await read(storage(), 'kept.csv')).toString()).toBe('second');
    await storage().delete('kept.csv');
    expect(await storage().exists('kept.csv')).toBe(false);
  });

  it('has one identity, however often it is opened', async () => {
    const again = kind === 's3' ? s3Storage(s3.url) : localFolder(path.join(folder, 'storage'));
    const other = kind === 's3' ? s3Storage(`${s3.url}/other`) : localFolder(path.join(folder, 'other'));
    const [first, two, different] = await Promise.all([storage().prepare(), again.prepare(), other.prepare()]);
    expect(first).toBe(two);
    expect(different).not.toBe(first);
  });

  it('refuses keys before it does anything', async () => {
    for (const key of ['../secret', '/etc/passwd', 'a/../../b', '.unfinished/x', 'a\\b', 'A', '']) {
      await expect(storage().put(key, []), key).rejects.toBeInstanceOf(RangeError);
      await expect(storage().get(key), key).rejects.toBeInstanceOf(RangeError);
      await expect(storage().delete(key), key).rejects.toBeInstanceOf(RangeError);
    }
  });
});

describe('keys', () => {
  it('never name anything outside the folder', () => {
    const piece = fc.oneof(fc.constantFrom('..', '.', '/', '\\', '\0', 'a', '~', '%2e', 'con', '-'), fc.string());
    fc.assert(
      fc.property(
        fc.array(piece).map((parts) => parts.join('/')),
        (text) => {
          let key: string;
          try {
            key = storageKey(text);
          } catch (error) {
            return error instanceof RangeError;
          }
          return path.resolve('/data/storage', key).startsWith('/data/storage/') && !/\/\.|\/\/|\\/.test(key);
        },
      ),
      { numRuns: 2000 },
    );
  });
});

describe('a folder', () => {
  it('is closed to others, and loses what killed processes left after a day', async () => {
    const root = path.join(folder, 'swept');
    const storage = localFolder(root);
    await storage.prepare();
    await storage.put('a/b.csv', [Buffer.from('x')]);
    expect(statSync(path.join(root, 'a/b.csv')).mode & 0o077).toBe(0);
    for (const [name, hours] of [
      ['old', 25],
      ['young', 1],
    ] as const) {
      const file = path.join(root, '.unfinished', name);
      writeFileSync(file, 'half');
      const then = Date.now() / 1000 - hours * 3600;
      utimesSync(file, then, then);
    }
    await storage.prepare();
    expect(readdirSync(path.join(root, '.unfinished'))).toEqual(['young']);
  });

  it('shows anyone who reads meanwhile one file or the other, never a mixture', async () => {
    const storage = made.folder as Storage;
    const pick = (letter: string) => Buffer.alloc(200_000, letter);
    await storage.put('shared.txt', [pick('a')]);
    const writing = Promise.all(['b', 'c', 'd'].map((letter) => storage.put('shared.txt', pieces(pick(letter), 999))));
    for (let n = 0; n < 20; n++) expect(new Set(await read(storage, 'shared.txt')).size).toBe(1);
    await writing;
    expect(new Set(await read(storage, 'shared.txt')).size).toBe(1);
  });

  it('that cannot be made is said so', async () => {
    const file = path.join(folder, 'a-file');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, '');
    await expect(localFolder(path.join(file, 'storage')).prepare()).rejects.toBeInstanceOf(StorageUnavailableError);
    expect(existsSync(path.join(file, 'storage'))).toBe(false);
  });
});

describe('S3', () => {
  it('reads its address', () => {
    expect(s3Address('https://AK:s%2Fe@s3.example.com/files/a/b?region=ap-southeast-2')).toEqual({
      accessKeyId: 'AK',
      secretAccessKey: 's/e',
      region: 'ap-southeast-2',
      bucketUrl: 'https://s3.example.com/files',
      prefix: 'a/b/',
    });
    for (const text of ['https://s3.example.com/files', 'https://AK:x@s3.example.com/', 'https://AK@s3.example.com/f'])
      expect(s3Address(text)).toBeNull();
  });

  it('says at the start when secret or bucket are wrong, without the secret', async () => {
    const wrong = s3Storage(s3.url.replace(':S3RVER@', ':wrong-secret@'));
    await expect(wrong.prepare()).rejects.toThrow(/SignatureDoesNotMatch/);
    await expect(wrong.prepare()).rejects.not.toThrow(/wrong-secret/);
    await expect(s3Storage(s3.url.replace('/files/', '/no-bucket/')).prepare()).rejects.toThrow(/NoSuchBucket/);
  });
});
