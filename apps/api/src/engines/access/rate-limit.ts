/** How many at once, and how fast they come back. */
export interface RateLimit {
  readonly capacity: number;
  /** Milliseconds until one more is allowed. */
  readonly refillMs: number;
}

/**
 * Token buckets by key. In-process: each node counts on its own, so a limit over n nodes is at most n times as
 * high; a shared store can implement the same interface.
 */
export interface RateLimiter {
  /** Takes one. Answers 0, or the seconds after which it makes sense to try again (nothing is taken then). */
  take(key: string, now: Date): number;
  /** Gives one back, for work that turned out not to count (a sign-in that succeeded). */
  giveBack(key: string): void;
}

/** Keys remembered at most: a flood of made-up keys must not fill the memory. */
const MOST_KEYS = 100_000;

/** Bucket as the moment at which it will be full again; one number says everything (GCRA). */
export function rateLimiter({ capacity, refillMs }: RateLimit): RateLimiter {
  const fullAt = new Map<string, number>();
  const burst = (capacity - 1) * refillMs;
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
  return {
    take(key, now) {
      const at = now.getTime();
      const full = fullOf(key, at);
      const wait = full - at - burst;
      if (wait > 0) return Math.ceil(wait / 1000);
      fullAt.delete(key);
      if (fullAt.size >= MOST_KEYS) makeRoom();
      fullAt.set(key, full + refillMs);
      return 0;
    },
    giveBack(key) {
      const at = fullAt.get(key);
      if (at !== undefined) fullAt.set(key, at - refillMs);
    },
  };
}
