import { Problem } from './problem.ts';

/** Limits how many pieces of work run at once and how many wait, separately for each lane. */
export interface LaneLimit {
  /** Runs `work` when its lane has room, first come, first served. Throws too-many-requests when too many wait. */
  run<T>(lane: number, work: () => Promise<T>): Promise<T>;
}

interface Lane {
  running: number;
  readonly waiting: (() => void)[];
}

/** Creates a limit whose lanes exist only while work runs in them, so that made-up lanes take no memory. */
export function laneLimit({ atOnce, waiting: mostWaiting }: { atOnce: number; waiting: number }): LaneLimit {
  const lanes = new Map<number, Lane>();
  function leave(name: number, lane: Lane): void {
    const admit = lane.waiting.shift();
    if (admit) return admit();
    lane.running -= 1;
    if (lane.running === 0) lanes.delete(name);
  }
  function enter(lane: Lane): Promise<void> | undefined {
    if (lane.running < atOnce) {
      lane.running += 1;
      return undefined;
    }
    if (lane.waiting.length >= mostWaiting)
      throw new Problem('too-many-requests', {
        detail: 'Too many requests from this community are running. Try again in a moment.',
        retryAfter: 2,
      });
    return new Promise((admit) => lane.waiting.push(admit));
  }
  return {
    async run(name, work) {
      let lane = lanes.get(name);
      if (!lane) lanes.set(name, (lane = { running: 0, waiting: [] }));
      const turn = enter(lane);
      if (turn) await turn;
      try {
        return await work();
      } finally {
        leave(name, lane);
      }
    },
  };
}
