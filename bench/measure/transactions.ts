import { createDatabase, type Database } from '@quickportal/db/connect/database';
import { searchTransactions, type TransactionSearch } from '@quickportal/db/transactions/search-transactions';
import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import { sampleTransactions, type TransactionSamples } from '../data/transaction-samples.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import { measureLatencies, timedFunction, overHttp, type Latency, type LatencyOptions } from './latencies.ts';
import { listRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

const PAGE_SIZE = 25;
const DEEPEST_PAGE = 100_000 / PAGE_SIZE;
type Criteria = Record<string, string | number | boolean>;

/**
 * The search of transactions and its pages: inside a community through the whole product, over all communities as the
 * query function with the scope of staff.
 */
export async function measureTransactions(
  load: LoadGenerator,
  product: ServerProcess,
  database: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  options: LatencyOptions,
): Promise<Latency[]> {
  const db = createDatabase(database);
  try {
    const requests: string[] = [];
    for (const caller of callers) {
      const { terms } = await sampleTransactions(database.client, caller.communityId, 80);
      requests.push(...terms.map((query) => listRequest(caller, 'transactions', { query })));
    }
    const ofLargest = await sampleTransactions(database.client, largest.communityId);
    const timed = overHttp(load, product);
    const inLargest = (name: string, searches: Criteria[]) =>
      timed(
        name,
        searches.map((search) => listRequest(largest, 'transactions', search)),
      );
    return await measureLatencies(
      [
        await timed('transactions in a community', shuffled(requests)),
        await inLargest(
          'transactions in the largest community',
          ofLargest.terms.map((query) => ({ query })),
        ),
        await inLargest('transactions, any page', anyPages(ofLargest)),
        await inLargest('transactions, any page of some days', pagesOfDays(ofLargest)),
        await inLargest('transactions, totals of some days', withTotals(pagesOfDays(ofLargest))),
        await inLargest(
          'transactions, the last page',
          sorts.map((sort) => ({ sort, page: DEEPEST_PAGE })),
        ),
        everywhere('transactions over all communities', db, [{ page: 1 }, { page: 40 }, { page: DEEPEST_PAGE }]),
      ],
      options,
    );
  } finally {
    await db.close();
  }
}

const sorts = ['-transactionTime', 'transactionTime', '-totalAmount', 'customerName', '-settlementDate'] as const;
const statuses = ['APPROVED', 'DECLINED', 'PENDING', 'REFUNDED'] as const;
const single = <T>(values: readonly T[]): T => values[Math.floor(Math.random() * values.length)] as T;
const pageTo = (deepest: number): number => 1 + Math.floor(Math.random() * deepest);

/** Pages down to row 100,000 in every order, and of every status and business as deep as they go. */
const anyPages = ({ businessIds }: TransactionSamples): Criteria[] =>
  Array.from({ length: 600 }, (_, index): Criteria => {
    switch (index % 4) {
      case 0:
        return { page: pageTo(DEEPEST_PAGE) };
      case 1:
        return { sort: single(sorts), page: pageTo(DEEPEST_PAGE) };
      case 2:
        return { status: single(statuses), page: pageTo(DEEPEST_PAGE / 2) };
      default:
        return { businessId: single(businessIds), page: pageTo(DEEPEST_PAGE / 2) };
    }
  });

/** Days after the first one. */
const spans = [0, 6, 29];

/** What officers do all day: some days, often with a status. */
const pagesOfDays = ({ days }: TransactionSamples): Criteria[] =>
  Array.from({ length: 300 }, (_, index): Criteria => {
    const first = Date.parse(days.first);
    const from = first + Math.random() * (Date.parse(days.last) - first);
    const to = from + (spans[index % spans.length] ?? 0) * 86_400_000;
    const iso = (at: number) => new Date(at).toISOString().slice(0, 10);
    return { from: iso(from), to: iso(to), page: pageTo(40), ...(index % 2 === 0 && { status: single(statuses) }) };
  });

/** As the portal asks for a first page. */
const withTotals = (searches: readonly Criteria[]): Criteria[] =>
  searches.map((search) => ({ ...search, page: 1, totals: true }));

const everywhere = (name: string, db: Database, searches: readonly Omit<TransactionSearch, 'pageSize'>[]) =>
  timedFunction(name, searches, (search) =>
    searchTransactions(db.reader({ kind: 'staff' }), { ...search, pageSize: PAGE_SIZE }),
  );
