/** How many at once, and how fast they come back. */
export interface RateLimit {
  readonly capacity: number;
  /** Milliseconds until one more is allowed. */
  readonly refillMs: number;
}

/** So many a minute, of which the given part may come at once. */
export const perMinute = (count: number, burst: number): RateLimit => ({
  capacity: Math.max(Math.floor(count * burst), 1),
  refillMs: 60_000 / count,
});

/**
 * Token buckets by key. In-process: each node counts on its own, so a limit over n nodes is at most n times as
 * high; a shared store can implement the same interface.
 */
export interface RateLimiter {
  /** Takes `cost`. Returns 0, or the seconds after which to try again (nothing is taken then). */
  take(key: string, now: Date, cost?: number): number;
  /** The seconds that taking one would have to wait; takes nothing. */
  waitOf(key: string, now: Date): number;
  /** Gives one back, for work that turned out not to count (a sign-in that succeeded). */
  giveBack(key: string): void;
}

/** Keys remembered at most: a flood of made-up keys must not fill the memory. */
const MOST_KEYS = 100_000;
/** Longest key that is kept as it is; of a longer one its beginning counts. */
const LONGEST_KEY = 200;

/** Bucket as the moment at which it will be full again; one number says everything (GCRA). */
export function rateLimiter({ capacity, refillMs }: RateLimit): RateLimiter {
  const fullAt = new Map<string, number>();
  const fullOf = (key: string, now: number): number => {
    const full = fullAt.get(key) ?? now;
    // a moment that is too far ahead was noted before the clock was set back
    return full - now > capacity * refillMs ? now : Math.max(full, now);
  };
  // those asked for longest ago go, a tenth at a time: it only ever makes the limit milder
  const makeRoom = () => {
    let tooMany = MOST_KEYS / 10;
    for (const key of fullAt.keys()) {
      if (tooMany-- === 0) break;
      fullAt.delete(key);
    }
  };
  const byName = (key: string): string => (key.length > LONGEST_KEY ? key.slice(0, LONGEST_KEY) : key);
  const waitFor = (full: number, at: number, cost: number): number => {
    const wait = full - at - (capacity - Math.min(cost, capacity)) * refillMs;
    return wait > 0 ? Math.ceil(wait / 1000) : 0;
  };
  return {
    take(given, now, cost = 1) {
      const key = byName(given);
      const at = now.getTime();
      const full = fullOf(key, at);
      const wait = waitFor(full, at, cost);
      if (wait > 0) return wait;
      fullAt.delete(key);
      if (fullAt.size >= MOST_KEYS) makeRoom();
      fullAt.set(key, full + Math.min(cost, capacity) * refillMs);
      return 0;
    },
    waitOf(given, now) {
      const at = now.getTime();
      return waitFor(fullOf(byName(given), at), at, 1);
    },
    giveBack(given) {
      const key = byName(given);
      const at = fullAt.get(key);
      if (at !== undefined) fullAt.set(key, at - refillMs);
    },
  };
}
