import { randomUUID } from 'node:crypto';
import { rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** PostgreSQL stops when it cannot make the next segment of its log, which has this size in bytes. */
const LEAST_FREE = 16 * 1024 * 1024;
/** Bytes; more than a file system keeps beside a file's name. */
const PROBE = Buffer.alloc(64 * 1024);

const underWay = new Map<string, Promise<boolean>>();

/**
 * Whether files can be written in this folder, and another segment of PostgreSQL's log would fit on its disk. Callers at
 * the same time share one look: probes are asked for without a limit.
 */
export function takesWrites(folder: string): Promise<boolean> {
  const look = underWay.get(folder) ?? probe(folder).finally(() => underWay.delete(folder));
  underWay.set(folder, look);
  return look;
}

async function probe(folder: string): Promise<boolean> {
  const file = path.join(folder, `.probe-${randomUUID()}`);
  try {
    // What root may still write, the server's user may not: what is free is asked for besides
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
