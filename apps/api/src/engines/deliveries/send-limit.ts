/** Most deliveries that are sent to an endpoint at once. */
export const MOST_AT_ONCE = 20;
/** A receiver that takes longer than this is sent less at once. Milliseconds. */
export const SLOW_MS = 3000;

/** How many deliveries an endpoint is sent at once: rises slowly while it responds, falls by half where it fails. */
export interface SendLimit {
  /** How many may be under way. */
  places(): number;
  /** The limit as it is kept; not whole while it rises. */
  value(): number;
  /** Numbers an attempt that begins. */
  begin(): number;
  /** Learns from an attempt that ended. */
  end(attempt: number, outcome: { isDelivered: boolean; durationMs: number }): void;
}

/**
 * Additive increase, multiplicative decrease: one more after as many quick deliveries as are sent at once, half after a
 * failure or a slow response. Attempts that began before the limit fell do not lower it again: they are of one burst.
 */
export function sendLimit(start: number): SendLimit {
  let value = start;
  let begun = 0;
  let atLastFall = 0;
  return {
    places: () => Math.floor(value),
    value: () => value,
    begin: () => {
      begun += 1;
      return begun;
    },
    end: (attempt, { isDelivered, durationMs }) => {
      if (isDelivered && durationMs <= SLOW_MS) value = Math.min(MOST_AT_ONCE, value + 1 / value);
      else if (attempt > atLastFall) {
        value = Math.max(1, value / 2);
        atLastFall = begun;
      }
    },
  };
}
