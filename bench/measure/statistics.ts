/** The middle value; of none, NaN. */
export const median = (values: readonly number[]): number => percentile(values, 50);

/** The value that so many percent of the values do not exceed (nearest rank). */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** The same values in random order. */
export function shuffled<T>(values: readonly T[]): T[] {
  const copy = [...values];
  for (let at = copy.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [copy[at], copy[other]] = [copy[other] as T, copy[at] as T];
  }
  return copy;
}
