import { Problem } from './problem.ts';

/** Limits how many pieces of work run at once and how many may wait in each lane. */
export interface BoundedQueue {
  /** Resolves with the result of `work`. Throws too-many-requests when the queue of its lane is full. */
  run<T>(work: () => Promise<T>, lane?: string): Promise<T>;
}

/**
 * Runs at most `width` pieces of work at a time, with at most `depth` waiting in each lane. Lanes take turns, so a long
 * queue in one lane delays another by a single piece of work; within a lane, order is first come, first served.
 */
export function boundedQueue(width: number, depth: number): BoundedQueue {
  // Lanes with waitingByLane work; the first one is next
  const waitingByLane = new Map<string, (() => void)[]>();
  let running = 0;
  const enter = (lane: string): Promise<void> => {
    const queue = waitingByLane.get(lane) ?? [];
    if (queue.length >= depth) throw new Problem('too-many-requests', { retryAfter: 2 });
    waitingByLane.set(lane, queue);
    return new Promise((admit) => queue.push(admit));
  };
  const leave = () => {
    const [next] = waitingByLane;
    if (!next) {
      running -= 1;
      return;
    }
    const [lane, queue] = next;
    const admit = queue.shift();
    waitingByLane.delete(lane);
    if (queue.length > 0) waitingByLane.set(lane, queue);
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
