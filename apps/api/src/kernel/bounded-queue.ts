import { Problem } from './problem.ts';

/** Runs work with a limit on how much happens at once and how much may wait in each lane. */
export interface BoundedQueue {
  /** Resolves with the result of `work`. Throws too-many-requests when the waiting line of its lane is full. */
  run<T>(work: () => Promise<T>, lane?: string): Promise<T>;
}

/**
 * At most `width` pieces of work at a time, at most `depth` waiting in each lane. Lanes take turns, so that a long
 * line in one holds up another by one piece of work only; within a lane it is first come, first served.
 */
export function boundedQueue(width: number, depth: number): BoundedQueue {
  // Lanes with work that waits, the one whose turn is next first
  const waiting = new Map<string, (() => void)[]>();
  let running = 0;
  const enter = (lane: string): Promise<void> => {
    const line = waiting.get(lane) ?? [];
    if (line.length >= depth) throw new Problem('too-many-requests', { retryAfter: 2 });
    waiting.set(lane, line);
    return new Promise((admit) => line.push(admit));
  };
  const leave = () => {
    const [next] = waiting;
    if (!next) {
      running -= 1;
      return;
    }
    const [lane, line] = next;
    const admit = line.shift();
    waiting.delete(lane);
    if (line.length > 0) waiting.set(lane, line);
    admit?.();
  };
  return {
    async run(work, lane = '') {
      if (running < width) running += 1;
      else await enter(lane);
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
