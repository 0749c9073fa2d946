const ATTEMPTS = 40;
/** Attempts at both sizes of an input: at least, before their least costs are compared, and at most. */
const [LEAST_PAIRS, MOST_PAIRS] = [4, 12];

/** Processor time of some work in milliseconds, of all threads: other processes do not add to it. */
function processorTime(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Plain work that takes about a millisecond of a free core, and longer where work under test does too. */
function referenceWork(): number {
  let sum = 0;
  for (let n = 0; n < 2_800_000; n++) sum = (sum + n * 31) | 0;
  return sum;
}

/**
 * What work costs, in the time of a piece of plain work: about milliseconds of a free core, and the same number on a
 * busy or slow one. Other work only adds to it, so the least of several counts; it ends where that is `enough`.
 */
export function relativeCost(work: () => unknown, enough = 0): number {
  let least = Number.POSITIVE_INFINITY;
  let reference = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    least = Math.min(least, processorTime(work));
    if (least <= enough) return least;
    reference = Math.min(reference, processorTime(referenceWork));
    if (least / reference <= enough) break;
  }
  return least / reference;
}

/**
 * How many times the processor time of eight times the input is that of the input: about 8 where it grows with the
 * input only, about 64 where it grows with its square. It ends where it is `enough` or less.
 */
export function growthOverEightTimes(workOfSize: (times: 1 | 8) => unknown, enough: number): number {
  let [small, large] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let attempt = 1; attempt <= MOST_PAIRS; attempt++) {
    small = Math.min(
      small,
      processorTime(() => workOfSize(1)),
    );
    large = Math.min(
      large,
      processorTime(() => workOfSize(8)),
    );
    if (attempt >= LEAST_PAIRS && large / small <= enough) break;
  }
  return large / small;
}
