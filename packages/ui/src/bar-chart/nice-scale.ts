const steps = [1, 2, 3, 4, 5, 10];

/** The values at the lines of an axis from 0 upwards; the last one is its top. */
export type Scale = readonly number[];

/**
 * Returns round axis values that reach `max` with at most `intervals` intervals. Whole numbers only, because counts and
 * cents have no fractions.
 */
export function niceScale(max: number, intervals: number): Scale {
  const atLeast = Math.max(max, 1) / intervals;
  const power = 10 ** Math.max(Math.floor(Math.log10(atLeast)), 0);
  const step = (steps.find((nice) => nice * power >= atLeast) ?? 10) * power;
  const count = Math.max(Math.ceil(max / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
