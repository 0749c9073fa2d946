/** Burst size and refill rate. */
export interface RateLimit {
  readonly capacity: number;
  /** Milliseconds until one more call is allowed. */
  readonly refillMs: number;
}

/** A limit of `count` a minute, of which the share `burst` may come at once. */
export const perMinute = (count: number, burst: number): RateLimit => ({
  capacity: Math.max(Math.floor(count * burst), 1),
  refillMs: 60_000 / count,
});

/**
 * Token buckets by key, in process: each node counts separately, so n nodes allow up to n times the limit; a shared
 * store can implement the same interface.
 */
export interface RateLimiter {
  /** Takes `cost` tokens. Returns 0, or the seconds until a retry makes sense, and then takes nothing. */
  take(key: string, now: Date, cost?: number): number;
  /** Returns the seconds until a token is available; takes nothing. */
  waitOf(key: string, now: Date): number;
  /** Returns what is left; takes nothing. */
  stateOf(key: string, now: Date): RateLimitState;
  /** Returns a token, for an attempt that should not count (a successful sign-in). */
  giveBack(key: string): void;
}

export interface RateLimitState {
  readonly capacity: number;
  /** Seconds in which an empty bucket fills. */
  readonly window: number;
  readonly remaining: number;
  /** Seconds until it is full again. */
  readonly reset: number;
}

/** Maximum number of keys, so that made-up keys cannot exhaust memory. */
const MOST_KEYS = 100_000;
/** Longer keys are cut to this length. */
const LONGEST_KEY = 200;

/** Stores each bucket as the time when it will be full again (GCRA). */
export function rateLimiter({ capacity, refillMs }: RateLimit): RateLimiter {
  const fullAt = new Map<string, number>();
  const fullOf = (key: string, now: number): number => {
    const full = fullAt.get(key) ?? now;
    // a time too far ahead was stored before the clock was set back
    return full - now > capacity * refillMs ? now : Math.max(full, now);
  };
  // drops the least recently used tenth, which can only relax the limit
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
    stateOf(given, now) {
      const at = now.getTime();
      const used = fullOf(byName(given), at) - at;
      return {
        capacity,
        window: Math.ceil((capacity * refillMs) / 1000),
        remaining: Math.max(0, Math.floor(capacity - used / refillMs)),
        reset: Math.ceil(used / 1000),
      };
    },
    giveBack(given) {
      const key = byName(given);
      const at = fullAt.get(key);
      if (at !== undefined) fullAt.set(key, at - refillMs);
    },
  };
}
