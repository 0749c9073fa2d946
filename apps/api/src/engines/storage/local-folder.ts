import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { measured, sha256Of } from './checksum.ts';
import { FileMissingError, StorageUnavailableError } from './storage-errors.ts';
import { storageKey } from './storage-key.ts';
import type { ByteRange, Storage } from './storage.ts';

/** Names that cannot be keys, because they begin with a dot. */
const UNFINISHED = '.unfinished';
const IDENTITY = '.storage-id';
/** Leftovers of killed processes are removed at this age. */
const ABANDONED_AFTER = 86_400_000;

/** Creates storage in a folder that every process can access. Only the product's own system user can enter it. */
export function localFolder(folder: string): Storage {
  const fileOf = (key: string) => path.join(folder, storageKey(key));
  const get = async (key: string, range?: ByteRange) => {
    const file = await open(fileOf(key), 'r').catch((error: unknown) => {
      throw isMissing(error) ? new FileMissingError(key) : error;
    });
    try {
      const { size } = await file.stat();
      if (range && (range.start >= size || (range.end ?? size) < range.start)) throw new RangeError('Beyond the end');
      return file.createReadStream(range);
    } catch (error) {
      await file.close();
      throw error;
    }
  };
  const size = async (key: string) => {
    const found = await stat(fileOf(key)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    return found?.isFile() ? found.size : null;
  };
  return {
    async prepare() {
      try {
        await mkdir(path.join(folder, UNFINISHED), { recursive: true, mode: 0o700 });
        await removeAbandoned(path.join(folder, UNFINISHED));
        return `folder:${await identity(folder)}`;
      } catch (error) {
        throw new StorageUnavailableError(`The folder ${folder} cannot be used for files.`, error);
      }
    },
    async put(key, source, signal) {
      const target = fileOf(key);
      const unfinished = path.join(folder, UNFINISHED, randomUUID());
      await mkdir(path.dirname(unfinished), { recursive: true, mode: 0o700 });
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      try {
        const { content, result } = measured(source, signal);
        await withFile(unfinished, 'wx', async (file) => {
          for await (const chunk of content) await writeWhole(file, chunk);
          await file.sync();
        });
        await rename(unfinished, target);
        await syncFolder(path.dirname(target));
        return result();
      } catch (error) {
        await rm(unfinished, { force: true });
        throw error;
      }
    },
    get,
    size,
    exists: async (key) => (await size(key)) !== null,
    checksum: async (key) => sha256Of(await get(key)),
    async delete(key) {
      await rm(fileOf(key), { force: true });
    },
  };
}

async function withFile<T>(name: string, flags: string, work: (file: FileHandle) => Promise<T>): Promise<T> {
  const file = await open(name, flags, 0o600);
  try {
    return await work(file);
  } finally {
    await file.close();
  }
}

async function writeWhole(file: FileHandle, chunk: Uint8Array): Promise<void> {
  for (let from = 0; from < chunk.byteLength;)
    from += (await file.write(chunk, from, chunk.byteLength - from)).bytesWritten;
}

/** Syncs the folder, without which a file's name is not on disk. */
async function syncFolder(name: string): Promise<void> {
  const folder = await open(name, 'r').catch(() => null);
  try {
    await folder?.sync();
  } catch {
    // Some systems cannot sync a folder; there the rename is all that can be done
  } finally {
    await folder?.close();
  }
}

/** Returns a random ID stored in the folder; processes that create one concurrently agree on the first. */
async function identity(folder: string): Promise<string> {
  const name = path.join(folder, IDENTITY);
  const made = path.join(folder, UNFINISHED, randomUUID());
  await withFile(made, 'wx', (file) => file.write(randomUUID()));
  try {
    await link(made, name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(made, { force: true });
  }
  return (await readFile(name, 'utf8')).trim();
}

async function removeAbandoned(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    const found = await stat(file).catch(() => null);
    if (found && Date.now() - found.mtimeMs > ABANDONED_AFTER) await rm(file, { force: true });
  }
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR');
