import { createDatabase, type Database } from '@quickportal/db/connect/database';
import { searchCustomers, type CustomerSearch } from '@quickportal/db/customers/search-customers';
import type { BenchDatabase } from '../data/bench-database.ts';
import type { Caller } from '../data/callers.ts';
import type { LoadGenerator } from '../load/load-generator.ts';
import type { ServerProcess } from '../servers/server-process.ts';
import {
  measureLatencies,
  timedFunction,
  overHttp,
  type Latency,
  type LatencyOptions,
  type Timed,
} from './latencies.ts';
import { searchRequest } from './read-requests.ts';
import { shuffled } from './statistics.ts';

interface ListOptions extends LatencyOptions {
  search: boolean;
  paging: boolean;
}

const PAGE_SIZE = 25;
const DEEPEST_PAGE = 100_000 / PAGE_SIZE;
const sorts = ['customerName', '-customerName', 'customerNumber', 'customerId', '-createdAt', 'status'] as const;

/**
 * Searching and paging: inside a community through the whole product, over all communities as the query function with
 * the scope of staff, because staff work inside one community and the API offers them nothing else.
 */
export async function measureLists(
  load: LoadGenerator,
  product: ServerProcess,
  database: BenchDatabase,
  { callers, largest }: { callers: readonly Caller[]; largest: Caller },
  { search, paging, ...options }: ListOptions,
): Promise<Latency[]> {
  const db = createDatabase(database);
  try {
    const timed: Timed[] = [];
    const toProduct = overHttp(load, product);
    const add = async (name: string, requests: string[]) => timed.push(await toProduct(name, requests));
    if (search) {
      const ofAll = shuffled(
        callers.flatMap((caller) => caller.terms.map((query) => searchRequest(caller, { query }))),
      );
      await add('search in a community', ofAll);
      await add(
        'search in the largest community',
        largest.terms.map((query) => searchRequest(largest, { query })),
      );
      const terms = shuffled([...callers, largest].flatMap((caller) => caller.terms));
      timed.push(
        everywhere(
          'search over all communities',
          db,
          terms.map((query) => ({ query, page: 1 })),
        ),
      );
    }
    if (paging) {
      const pages = anyPages();
      await add(
        'list page up to row 100,000',
        pages.map((page) => searchRequest(largest, page)),
      );
      const deepest = sorts.map((sort) => ({ sort, page: DEEPEST_PAGE }));
      await add(
        'the last page, row 100,000',
        deepest.map((page) => searchRequest(largest, page)),
      );
      const byName = pages.map(({ page }) => ({ page }));
      timed.push(everywhere('list page over all communities, by name', db, byName));
    }
    return await measureLatencies(timed, options);
  } finally {
    await db.close();
  }
}

const anyPages = (): { sort: (typeof sorts)[number]; page: number }[] =>
  Array.from({ length: 600 }, (_, index) => ({
    sort: sorts[index % sorts.length] ?? 'customerName',
    page: 1 + Math.floor(Math.random() * DEEPEST_PAGE),
  }));

function everywhere(name: string, db: Database, searches: readonly Omit<CustomerSearch, 'pageSize'>[]): Timed {
  const staff = db.reader({ kind: 'staff' });
  return timedFunction(name, searches, (search) => searchCustomers(staff, { ...search, pageSize: PAGE_SIZE }));
}
