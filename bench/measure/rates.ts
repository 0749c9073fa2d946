import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import type { PostgresCpu } from './postgres-cpu.ts';
import { median, percentile, shuffled } from './statistics.ts';

/** One way of answering the same read. */
export interface Variant {
  name: string;
  /** Name of the variant that it is compared with; a variant without one is what others are compared with. */
  raw: string | null;
  server: ServerProcess;
  requests: string[];
  /** Where it is not measured with as many as the others. */
  connections?: number;
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
  /** Microseconds of the server's own CPU. */
  cpuPerRequest: number;
  /** Microseconds of the database's CPU; NaN where that is not known. */
  databasePerRequest: number;
  /** CPU of server and database that raw needs, as a part of what this needs: the ratio that a busy machine leaves alone. */
  ofRawByCpu: number;
}

export interface RateOptions {
  connections: number;
  rounds: number;
  roundMs: number;
  /** Requests before anything counts, so that everything hot is compiled; at most for 20 s. */
  warmUp: number;
  postgresCpu: PostgresCpu;
  /** Done after the warm-up, before anything counts. */
  afterWarmUp?: () => Promise<void>;
}

const LONGEST_WARM_UP_MS = 20_000;

interface Round {
  perSecond: number;
  latencies: number[];
}

interface RateSample {
  rounds: Round[];
  cpu: number;
  database: number;
  requests: number;
}

/**
 * Measures all variants in one run: in every round each one once, in random order, so that whatever else the machine
 * is doing meets all of them alike.
 */
export async function measureRates(
  load: LoadGenerator,
  variants: readonly Variant[],
  { connections, rounds, roundMs, warmUp, postgresCpu, afterWarmUp }: RateOptions,
): Promise<Rate[]> {
  const payment = new Map<string, RateSample>();
  for (const { name, server, requests, connections: own } of variants) {
    await load.prepare(name, server.port, requests);
    await load.run(name, { connections: own ?? connections, milliseconds: LONGEST_WARM_UP_MS, atMost: warmUp });
    payment.set(name, { rounds: [], cpu: 0, database: 0, requests: 0 });
  }
  await afterWarmUp?.();
  for (let round = 0; round < rounds; round++) {
    for (const { name, server, connections: own } of shuffled(variants)) {
      const before = await server.cpu();
      const databaseBefore = postgresCpu();
      const { latencies, seconds } = await load.run(name, {
        connections: own ?? connections,
        milliseconds: roundMs,
        atMost: Number.MAX_SAFE_INTEGER,
      });
      const so = payment.get(name);
      if (!so) continue;
      so.cpu += (await server.cpu()) - before;
      so.database += postgresCpu() - databaseBefore;
      so.requests += latencies.length;
      so.rounds.push({ perSecond: latencies.length / seconds, latencies });
    }
  }
  const rate = ({ name, raw }: Variant): Rate => {
    const { rounds: own, cpu, database, requests } = payment.get(name) as RateSample;
    const { rounds: others, ...rawTaken } = payment.get(raw ?? name) as RateSample;
    const ratios = own.map(({ perSecond }, round) => perSecond / (others[round]?.perSecond ?? Number.NaN));
    const middle = (pick: (round: Round) => number) => median(own.map(pick));
    return {
      name,
      perSecond: middle(({ perSecond }) => perSecond),
      ofRaw: median(ratios),
      ofRawRange: [Math.min(...ratios), Math.max(...ratios)],
      p50: middle(({ latencies }) => percentile(latencies, 50)),
      p99: middle(({ latencies }) => percentile(latencies, 99)),
      cpuPerRequest: cpu / requests,
      databasePerRequest: database / requests,
      ofRawByCpu: (rawTaken.cpu + rawTaken.database) / rawTaken.requests / ((cpu + database) / requests),
    };
  };
  return variants.map(rate);
}
