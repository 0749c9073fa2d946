import { Problem } from '../../kernel/problem.ts';

/** Runs work with a limit on how much happens at once and how much may wait. */
export interface BoundedQueue {
  /** Resolves with the result of `work`. Throws too-many-requests when the waiting line is full. */
  run<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * At most `width` pieces of work at a time, at most `depth` waiting, first come first served. Password hashing
 * goes through one of these: each hash takes 19 MiB and a thread, and a flood must not take them all.
 */
export function boundedQueue(width: number, depth: number): BoundedQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const leave = () => {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  };
  return {
    async run(work) {
      if (running < width) running += 1;
      else if (waiting.length < depth) await new Promise<void>((enter) => waiting.push(enter));
      else throw new Problem('too-many-requests', { retryAfter: 2 });
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
