import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { connectAsOwner } from '@quickportal/db/migrate/owner';
import { Client } from 'pg';
import { signIn } from '../data/callers.ts';
import { fillRequestLog, keyHeaders } from '../data/request-log.ts';
import { type LoadGenerator, requestText } from '../load/load-generator.ts';
import { startServer } from '../servers/server-process.ts';
import { type Latency, type LatencyOptions, measureLatencies, overHttp } from './latencies.ts';
import { watchPostgres } from './postgres-cpu.ts';
import { measureRates, type Rate, type RateOptions } from './rates.ts';
import { listRequest } from './read-requests.ts';

/** The community of the demo that has most customers. */
const COMMUNITY = { id: 10, customers: 0, transactions: 0 };
const SEARCHES = 300;

interface RequestLogOptions {
  /** Entries that are searched. */
  entries: number;
  rates: Omit<RateOptions, 'postgresCpu'>;
  times: Omit<LatencyOptions, 'postgresCpu'>;
}

export interface RequestLogRates {
  rates: Rate[];
  latencies: Latency[];
  /** Version of the database. */
  postgres: string;
}

/** What a call with a key costs with the request log, beside the same call without it; and searches of the log. */
export async function measureRequestLog(
  load: LoadGenerator,
  { entries, rates: rateOptions, times }: RequestLogOptions,
): Promise<RequestLogRates> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-log-'));
  const closers: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const server = await startServer('demo-server.ts', { environment: { BENCH_FOLDER: folder } });
    closers.push(() => server.stop());
    const logless = await startServer('demo-server.ts', { environment: { BENCH_FOLDER: folder, BENCH_LOG: 'none' } });
    closers.push(() => logless.stop());
    const owned = await connectAsOwner({ QUICKPORTAL_DATA: folder });
    closers.push(() => owned.stop());
    const client = new Client(owned.owner);
    await client.connect();
    closers.push(() => client.end());
    const [caller] = await signIn(client, [COMMUNITY]);
    if (!caller) throw new Error('The demo has no community');
    const { rows } = await client.query<{ server_version: string }>('show server_version');
    const postgresCpu = await watchPostgres(client);
    const headers = await keyHeaders(owned, COMMUNITY.id);
    const requests = caller.customerIds.map((id) =>
      requestText('GET', `/quickportal/rest/internal/customers/${id}`, headers),
    );
    const rates = await measureRates(
      load,
      [
        { name: 'call with a key, no log, 1 at once', raw: null, server: logless, requests },
        { name: 'call with a key, 1 at once', raw: 'call with a key, no log, 1 at once', server, requests },
      ],
      { ...rateOptions, postgresCpu },
    );
    await fillRequestLog(client, { communityId: COMMUNITY.id, entries });
    const searched = async (name: string, criteria: (n: number) => Record<string, unknown>) => {
      const numbers = Array.from(
        { length: SEARCHES },
        (_, at) => 2 * Math.floor(((at + 0.5) * entries) / SEARCHES / 2),
      );
      const list = numbers.map((n) => listRequest(caller, 'api-logs', criteria(n)));
      return await overHttp(load, server)(name, list);
    };
    const filters = [{ httpStatus: '4xx' }, { operation: 'customers.create' }, { recent: '24' }, { recent: '168' }];
    const latencies = await measureLatencies(
      [
        await searched('request log, a word', (n) => ({ query: n % 4 === 0 ? `HCW-${n}` : String(n) })),
        await searched('request log, a filter', (n) => filters[(n / 2) % filters.length] ?? {}),
        await searched('request log, a frequent word', () => ({ query: 'customers' })),
      ],
      { ...times, postgresCpu },
    );
    return { rates, latencies, postgres: rows[0]?.server_version ?? 'unknown' };
  } finally {
    for (const close of closers.toReversed()) await close();
  }
}
