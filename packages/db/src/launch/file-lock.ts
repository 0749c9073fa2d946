import { setTimeout as delay } from 'node:timers/promises';
import { DatabaseSync } from 'node:sqlite';

/**
 * Runs `work` while holding an exclusive lock on `file`, across processes. The kernel lets go of the lock when its
 * owner dies, so nothing can be left behind. Node has no flock(2), but SQLite's exclusive lock is one.
 */
export async function withFileLock<T>(file: string, timeoutMs: number, work: () => Promise<T>): Promise<T> {
  const deadline = Date.now() + timeoutMs;
  let lock = tryLock(file);
  while (lock === undefined) {
    if (Date.now() > deadline) throw new Error(`Another process has held ${file} for ${timeoutMs / 1000} s`);
    await delay(25);
    lock = tryLock(file);
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

function tryLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    if (error instanceof Error && error.message.includes('locked')) return undefined;
    throw error;
  }
}
