import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureLatencies, overHttp, type Latency, type LatencyOptions } from './latencies.ts';
import { listPages } from './list-pages.ts';
import { agreementRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

const statuses = ['ACTIVE', 'SUSPENDED', 'CANCELLED', 'REJECTED'].map((status) => ({ status: [status] }));

/** The list of PayTo agreements and its search, inside a community through the whole product. */
export async function measureAgreements(
  load: LoadGenerator,
  product: ServerProcess,
  { client }: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  options: LatencyOptions,
): Promise<Latency[]> {
  const timed = overHttp(load, product);
  const pages = await listPages(client, {
    table: 'payto_agreement',
    communityId: largest.communityId,
    statuses,
    ofBusiness: (businessId) => ({ businessId: [businessId] }),
  });
  const inCommunity = callers.flatMap((caller) => caller.terms.map((query) => agreementRequest(caller, { query })));
  return measureLatencies(
    [
      await timed('agreements in a community', shuffled(inCommunity)),
      await timed(
        'agreements in the largest community',
        largest.terms.map((query) => agreementRequest(largest, { query })),
      ),
      await timed(
        'agreements, a page of the list',
        pages.map((page) => agreementRequest(largest, page)),
      ),
    ],
    options,
  );
}
