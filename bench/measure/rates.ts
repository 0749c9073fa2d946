import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { median, percentile, shuffled } from './statistics.ts';

/** One way of answering the same read. */
export interface Variant {
  name: string;
  /** Name of the variant that it is compared with; a variant without one is what others are compared with. */
  raw: string | null;
  server: ServerProcess;
  requests: string[];
}

export interface Rate {
  name: string;
  /** Requests per second, the median round. */
  perSecond: number;
  /** The rate as a part of the raw one's: median over the rounds, each compared with its own round. */
  ofRaw: number;
  /** The lowest and the highest of the rounds. */
  ofRawRange: [number, number];
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Microseconds of the server's own CPU; the database's is not in it. */
  cpuPerRequest: number;
}

export interface RateOptions {
  connections: number;
  rounds: number;
  roundMs: number;
  warmUpMs: number;
}

interface Round {
  perSecond: number;
  latencies: number[];
}

/**
 * Measures all variants in one run: in every round each one once, in random order, so that whatever else the machine
 * is doing meets all of them alike.
 */
export async function measureRates(
  load: LoadGenerator,
  variants: readonly Variant[],
  { connections, rounds, roundMs, warmUpMs }: RateOptions,
): Promise<Rate[]> {
  const taken = new Map<string, { rounds: Round[]; cpu: number; requests: number }>();
  for (const { name, server, requests } of variants) {
    await load.prepare(name, server.port, requests);
    await load.run(name, { connections, milliseconds: warmUpMs, atMost: Number.MAX_SAFE_INTEGER });
    taken.set(name, { rounds: [], cpu: 0, requests: 0 });
  }
  for (let round = 0; round < rounds; round++) {
    for (const { name, server } of shuffled(variants)) {
      const before = await server.cpu();
      const { latencies, seconds } = await load.run(name, { connections, milliseconds: roundMs, atMost: Number.MAX_SAFE_INTEGER });
      const so = taken.get(name);
      if (!so) continue;
      so.cpu += (await server.cpu()) - before;
      so.requests += latencies.length;
      so.rounds.push({ perSecond: latencies.length / seconds, latencies });
    }
  }
  const rate = ({ name, raw }: Variant): Rate => {
    const { rounds: own, cpu, requests } = taken.get(name) ?? { rounds: [], cpu: 0, requests: 0 };
    const others = taken.get(raw ?? name)?.rounds ?? [];
    const ratios = own.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN));
    const middle = (of: (round: Round) => number) => median(own.map(of));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      ofRaw: median(ratios),
      ofRawRange: [Math.min(...ratios), Math.max(...ratios)],
      p50: middle(({ latencies }) => percentile(latencies, 50)),
      p99: middle(({ latencies }) => percentile(latencies, 99)),
      cpuPerRequest: cpu / requests,
    };
  };
  return variants.map(rate);
}
