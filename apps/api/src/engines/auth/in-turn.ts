import { Problem } from '../../kernel/problem.ts';

/** Attempts on one account that may wait for each other. */
const MOST_WAITING = 50;

const lines = new Map<string, { waiting: number; last: Promise<unknown> }>();

/**
 * Runs work with the same key one after the other. Attempts on one account go through it, so that a burst of
 * parallel guesses gets no more of them checked than a row of single ones: the lock is seen by the next.
 */
export async function inTurn<T>(key: string, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { waiting: 0, last: Promise.resolve() };
  if (line.waiting >= MOST_WAITING) throw new Problem('too-many-requests', { retryAfter: 2 });
  lines.set(key, line);
  line.waiting += 1;
  const result = line.last.then(work);
  line.last = result.catch(() => undefined);
  try {
    return await result;
  } finally {
    line.waiting -= 1;
    if (line.waiting === 0) lines.delete(key);
  }
}
