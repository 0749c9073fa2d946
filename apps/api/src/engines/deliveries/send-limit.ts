/** Maximum concurrent deliveries to an endpoint. */
export const MOST_AT_ONCE = 20;
/** A slower response reduces the concurrency. Milliseconds. */
export const SLOW_MS = 3000;

/** Limits concurrent deliveries to an endpoint: increases slowly while it responds, halves when it fails. */
export interface SendLimit {
  /** Number of deliveries that may be in progress. */
  places(): number;
  /** The exact limit, which is fractional while it increases. */
  value(): number;
  /** Starts an attempt and returns its number. */
  begin(): number;
  /** Adjusts the limit after an attempt. */
  end(attempt: number, outcome: { isDelivered: boolean; durationMs: number }): void;
}

/**
 * Additive increase, multiplicative decrease: one more after as many quick deliveries as the limit, half after a
 * failure or a slow response. Attempts that started before a decrease do not lower the limit again, because they belong
 * to the same burst.
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
