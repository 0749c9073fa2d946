import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureLatencies, timedRequests, type Latency, type LatencyOptions } from './latencies.ts';
import { listRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

const PAGE_SIZE = 20;
const PAGES = 40;
const DEEPEST_PAGE = 100_000 / PAGE_SIZE;
const statuses = ['FAILED', 'ACTIVE', 'COMPLETED', 'FAILED,INACTIVE'] as const;
type Criteria = Record<string, string | number | boolean>;

/** The list of all customers' schedules, inside a community through the whole product. */
export async function measureSchedules(
  load: LoadGenerator,
  product: ServerProcess,
  { client }: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  options: LatencyOptions,
): Promise<Latency[]> {
  const schedules = (caller: Caller, criteria: Criteria) => listRequest(caller, 'recurring-payments', criteria);
  const overHttp = async (name: string, requests: string[]) => {
    await load.prepare(name, product.port, requests);
    return timedRequests(name, load);
  };
  const { rows } = await client.query<{ id: string }>(
    'select distinct business_id as id from app.recurring_payment where community_id = $1',
    [largest.communityId],
  );
  const pages = Array.from({ length: 300 }, (_, index): Criteria => {
    const page = 1 + (index % PAGES);
    if (index % 3 === 0) return { page };
    if (index % 3 === 1) return { page, status: statuses[index % statuses.length] ?? 'FAILED' };
    return { page, businessId: Number(rows[index % rows.length]?.id), sort: 'nextPaymentDate' };
  });
  const inCommunity = callers.flatMap((caller) => caller.terms.map((query) => schedules(caller, { query })));
  return measureLatencies(
    [
      await overHttp('schedules in a community', shuffled(inCommunity)),
      await overHttp(
        'schedules, a page of the list',
        pages.map((page) => schedules(largest, page)),
      ),
      await overHttp('schedules, the last page', [schedules(largest, { page: DEEPEST_PAGE })]),
      await overHttp('schedules, totals of the failed ones', [schedules(largest, { status: 'FAILED', totals: true })]),
    ],
    options,
  );
}
