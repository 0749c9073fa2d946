import type { LoadGenerator } from '../load/load-generator.ts';
import type { PostgresCpu } from './postgres-cpu.ts';
import { percentile, shuffled } from './statistics.ts';

/** How long answers take when little is going on: one caller, and four at once. Milliseconds. */
export interface Latency {
  name: string;
  requests: number;
  alone: { p50: number; p95: number };
  byFour: { p50: number; p95: number };
  /** Milliseconds of the database's CPU for one, on average: what a busy machine does not make longer. */
  databaseCpu: number;
}

/** Something that takes time: `run` does it so many times over so many lines, and returns the milliseconds of each. */
export interface Timed {
  name: string;
  run: (lines: number, times: number) => Promise<number[]>;
}

export interface LatencyOptions {
  rounds: number;
  perRound: number;
  postgresCpu: PostgresCpu;
}

const WARM_ROUNDS = 5;

/** Times everything in several rounds in random order; percentiles are those of all rounds together. */
export async function measureLatencies(
  timed: readonly Timed[],
  { rounds, perRound, postgresCpu }: LatencyOptions,
): Promise<Latency[]> {
  const alone = new Map<string, number[]>(timed.map(({ name }) => [name, []]));
  const byFour = new Map<string, number[]>(timed.map(({ name }) => [name, []]));
  const cpu = new Map<string, number>();
  // every connection meets the pages of memory for the first time here, which takes twice as long
  for (const { run } of timed) await run(4, WARM_ROUNDS * perRound);
  for (let round = 0; round < rounds; round++) {
    for (const { name, run } of shuffled(timed)) {
      const before = postgresCpu();
      alone.get(name)?.push(...(await run(1, perRound)));
      byFour.get(name)?.push(...(await run(4, perRound)));
      cpu.set(name, (cpu.get(name) ?? 0) + postgresCpu() - before);
    }
  }
  return timed.map(({ name }) => {
    const both = (values: readonly number[]) => ({ p50: percentile(values, 50), p95: percentile(values, 95) });
    const [first, four] = [alone.get(name) ?? [], byFour.get(name) ?? []];
    const databaseCpu = (cpu.get(name) ?? Number.NaN) / 1000 / (first.length + four.length);
    return { name, requests: first.length, alone: both(first), byFour: both(four), databaseCpu };
  });
}

/** Times requests to a server, which the load generator sends. */
export const overHttp =
  (load: LoadGenerator, { port }: { port: number }) =>
  async (name: string, requests: readonly string[]): Promise<Timed> => {
    await load.prepare(name, port, [...requests]);
    return {
      name,
      run: async (connections, atMost) =>
        (await load.run(name, { connections, milliseconds: 60_000, atMost })).latencies,
    };
  };

/** A function of this process, called with one input after another. */
export function timedFunction<T>(name: string, inputs: readonly T[], call: (input: T) => Promise<unknown>): Timed {
  let at = 0;
  return {
    name,
    async run(lines, times) {
      const payment: number[] = [];
      const line = async () => {
        while (payment.length < times) {
          const input = inputs[at++ % inputs.length] as T;
          const began = performance.now();
          await call(input);
          payment.push(performance.now() - began);
        }
      };
      await Promise.all(Array.from({ length: lines }, line));
      return payment;
    },
  };
}
