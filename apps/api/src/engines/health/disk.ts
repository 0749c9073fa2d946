import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Size of a WAL segment in bytes: PostgreSQL stops when it cannot create the next one. */
const LEAST_FREE = 16 * 1024 * 1024;
/** Larger than what file systems store inline with a file's name, in bytes. */
const PROBE = Buffer.alloc(64 * 1024);

const underWay = new Map<string, Promise<boolean>>();

/**
 * Whether the folder is writable and its disk has room for another WAL segment of PostgreSQL. Concurrent callers share
 * one check, because probes are not rate limited.
 */
export function takesWrites(folder: string): Promise<boolean> {
  const look = underWay.get(folder) ?? probe(folder).finally(() => underWay.delete(folder));
  underWay.set(folder, look);
  return look;
}

async function probe(folder: string): Promise<boolean> {
  const file = path.join(folder, `.probe-${randomUUID()}`);
  try {
    // Root may use reserved space that the server's user may not, so free space is checked too
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < LEAST_FREE) return false;
    await writeFile(file, PROBE, { mode: 0o600 });
    return true;
  } catch {
    return false;
  } finally {
    await rm(file, { force: true }).catch(() => undefined);
  }
}
