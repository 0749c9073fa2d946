import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureLatencies, timedRequests, type Latency, type LatencyOptions } from './latencies.ts';
import { agreementRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

const PAGES = 40;
const statuses = ['ACTIVE', 'SUSPENDED', 'CANCELLED', 'REJECTED'] as const;
type Criteria = Record<string, unknown>;

/** The list of PayTo agreements and its search, inside a community through the whole product. */
export async function measureAgreements(
  load: LoadGenerator,
  product: ServerProcess,
  { client }: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  options: LatencyOptions,
): Promise<Latency[]> {
  const overHttp = async (name: string, requests: string[]) => {
    await load.prepare(name, product.port, requests);
    return timedRequests(name, load);
  };
  const { rows } = await client.query<{ id: string }>(
    'select distinct business_id as id from app.payto_agreement where community_id = $1',
    [largest.communityId],
  );
  const pages = Array.from({ length: 300 }, (_, index): Criteria => {
    const page = 1 + (index % PAGES);
    if (index % 3 === 0) return { page };
    if (index % 3 === 1) return { page, status: [statuses[index % statuses.length]] };
    return { page, businessId: Number(rows[index % rows.length]?.id) };
  });
  const inCommunity = callers.flatMap((caller) => caller.terms.map((query) => agreementRequest(caller, { query })));
  return measureLatencies(
    [
      await overHttp('agreements in a community', shuffled(inCommunity)),
      await overHttp(
        'agreements in the largest community',
        largest.terms.map((query) => agreementRequest(largest, { query })),
      ),
      await overHttp(
        'agreements, a page of the list',
        pages.map((page) => agreementRequest(largest, page)),
      ),
    ],
    options,
  );
}
