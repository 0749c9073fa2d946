import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureLatencies, overHttp, type Latency, type LatencyOptions } from './latencies.ts';
import { listPages, type Criteria } from './list-pages.ts';
import { listRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

const PAGE_SIZE = 20;
const DEEPEST_PAGE = 100_000 / PAGE_SIZE;
const statuses = ['FAILED', 'ACTIVE', 'COMPLETED', 'FAILED,INACTIVE'].map((status) => ({ status }));

/** The list of all customers' schedules, inside a community through the whole product. */
export async function measureSchedules(
  load: LoadGenerator,
  product: ServerProcess,
  { client }: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  options: LatencyOptions,
): Promise<Latency[]> {
  const timed = overHttp(load, product);
  const schedules = (caller: Caller, criteria: Criteria) => listRequest(caller, 'recurring-payments', criteria);
  const pages = await listPages(client, {
    table: 'recurring_payment',
    communityId: largest.communityId,
    statuses,
    ofBusiness: (businessId) => ({ businessId, sort: 'nextPaymentDate' }),
  });
  const inCommunity = callers.flatMap((caller) => caller.terms.map((query) => schedules(caller, { query })));
  return measureLatencies(
    [
      await timed('schedules in a community', shuffled(inCommunity)),
      await timed(
        'schedules, a page of the list',
        pages.map((page) => schedules(largest, page)),
      ),
      await timed('schedules, the last page', [schedules(largest, { page: DEEPEST_PAGE })]),
      await timed('schedules, totals of the failed ones', [schedules(largest, { status: 'FAILED', totals: true })]),
    ],
    options,
  );
}
