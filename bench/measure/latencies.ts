import type { LoadGenerator } from '../load/load-generator.ts';
import { percentile, shuffled } from './statistics.ts';

/** How long answers take when little is going on: one caller, and four at once. Milliseconds. */
export interface Latency {
  name: string;
  requests: number;
  alone: { p50: number; p95: number };
  byFour: { p50: number; p95: number };
}

/** Something that takes time: `run` does it so many times over so many lines, and answers the milliseconds of each. */
export interface Timed {
  name: string;
  run(lines: number, times: number): Promise<number[]>;
}

/** Times everything in several rounds in random order; percentiles are those of all rounds together. */
export async function measureLatencies(
  timed: readonly Timed[],
  { rounds, perRound }: { rounds: number; perRound: number },
): Promise<Latency[]> {
  const alone = new Map<string, number[]>(timed.map(({ name }) => [name, []]));
  const byFour = new Map<string, number[]>(timed.map(({ name }) => [name, []]));
  for (const { run } of timed) await run(4, perRound);
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of shuffled(timed)) {
      alone.get(name)?.push(...(await run(1, perRound)));
      byFour.get(name)?.push(...(await run(4, perRound)));
    }
  }
  return timed.map(({ name }) => {
    const both = (values: readonly number[] = []) => ({ p50: percentile(values, 50), p95: percentile(values, 95) });
    return {
      name,
      requests: alone.get(name)?.length ?? 0,
      alone: both(alone.get(name)),
      byFour: both(byFour.get(name)),
    };
  });
}

/** Requests that were prepared with the load generator. */
export const timedRequests = (name: string, load: LoadGenerator): Timed => ({
  name,
  run: async (connections, atMost) => (await load.run(name, { connections, milliseconds: 60_000, atMost })).latencies,
});

/** A function of this process, called with one input after another. */
export function timedFunction<T>(name: string, inputs: readonly T[], call: (input: T) => Promise<unknown>): Timed {
  let at = 0;
  return {
    name,
    async run(lines, times) {
      const taken: number[] = [];
      const line = async () => {
        while (taken.length < times) {
          const input = inputs[at++ % inputs.length] as T;
          const began = performance.now();
          await call(input);
          taken.push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: lines }, line));
      return taken;
    },
  };
}
