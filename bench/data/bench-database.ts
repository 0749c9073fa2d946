import path from 'node:path';
import { createDatabase } from '@quickportal/db/connect/database';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { migrate } from '@quickportal/db/migrate/migrate';
import { seedBulk } from '@quickportal/db/seed/bulk/bulk';
import { sealTallies } from '@quickportal/db/tallies/seal-tallies';
import { Client } from 'pg';

/** Where the data of the measurements is kept between runs. */
export const dataFolder = path.resolve(import.meta.dirname, '../../.data/bench');

/** Rows that are seeded: in 200 communities, one of which is much larger than the others. */
export const sizes = {
  communities: 200,
  customers: 1_000_000,
  customersOfLargest: 120_000,
  transactions: 5_000_000,
  transactionsOfLargest: 600_000,
};

export interface BenchCommunity {
  id: number;
  customers: number;
  transactions: number;
}

export interface BenchDatabase extends OwnedDatabase {
  /** Connected as the owner. */
  client: Client;
  /** Smallest first. */
  communities: BenchCommunity[];
  /** Days, in Sydney, that hold a million transactions of all communities. */
  daysOfMillion: { from: string; to: string };
  /** As the server says it, such as 18.4. */
  version: string;
}

/** Starts the embedded database of the measurements, and fills it where it is new (10 to 20 minutes, once). */
export async function openBenchDatabase(report: (line: string) => void): Promise<BenchDatabase> {
  const owned = await connectAsOwner({ QUICKPORTAL_DATA: dataFolder });
  const client = new Client(owned.owner);
  try {
    await migrate(owned);
    await client.connect();
    let communities = await readCommunities(client);
    if (communities.length === 0) {
      await fill(client, report);
      communities = await readCommunities(client);
    }
    const total = (what: 'customers' | 'transactions') =>
      communities.reduce((sum, community) => sum + community[what], 0);
    const [customers, transactions] = [total('customers'), total('transactions')];
    if (
      communities.length !== sizes.communities ||
      customers !== sizes.customers ||
      transactions !== sizes.transactions
    ) {
      throw new Error(
        `${dataFolder} has ${customers} customers and ${transactions} transactions in ${communities.length} communities. Remove the folder.`,
      );
    }
    await sealAll(owned);
    await warm(client);
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const stop = async () => {
      await client.end();
      await owned.stop();
    };
    const daysOfMillion = await readDays(client);
    return { ...owned, client, communities, daysOfMillion, version: rows[0]?.version ?? '', stop };
  } catch (error) {
    await client.end().catch(() => undefined);
    await owned.stop();
    throw error;
  }
}

async function fill(client: Client, report: (line: string) => void): Promise<void> {
  const { communities, customers, customersOfLargest, transactions, transactionsOfLargest } = sizes;
  const now = new Date();
  report(`Filling ${dataFolder} with ${customers} customers and ${transactions} transactions, once`);
  // One large merchant: its lists are deep enough for row 100,000, and it is the hardest case of a search.
  // It comes first, because each of the two builds the indexes of all that is there
  const largest = { communities: 1, customers: customersOfLargest, transactions: transactionsOfLargest };
  await seedBulk(client, largest, now, report);
  const others = {
    communities: communities - 1,
    customers: customers - customersOfLargest,
    transactions: transactions - transactionsOfLargest,
  };
  await seedBulk(client, others, now, report);
}

/** What a worker does within its first half hour: no worker runs here. After rows were added, once more. */
export async function sealAll(owned: OwnedDatabase): Promise<void> {
  const db = createDatabase(owned);
  for (let turn = 0; turn < 2; turn++) await db.transaction({ kind: 'jobs' }, (trx) => sealTallies(trx, 0));
  await db.close();
}

/** Reads the customers and their indexes into the server's memory, where a server that has run for a day has them. */
async function warm(client: Client): Promise<void> {
  const kept = `array['app.customer', 'app.customer_search', 'app.customer_word']::regclass[]`;
  await client.query(`create schema if not exists bench; create extension if not exists pg_prewarm schema bench;
    select bench.pg_prewarm(oid::regclass) from pg_class
    where oid = any (${kept}) or oid in (select indexrelid from pg_index where indrelid = any (${kept}))`);
}

async function readCommunities(client: Client): Promise<BenchCommunity[]> {
  const { rows } = await client.query<{ id: string; customers: string; transactions: string }>(
    `select m.id, c.customers, coalesce(t.transactions, 0) as transactions from app.community m
       join (select community_id, count(*) as customers from app.customer group by 1) c on c.community_id = m.id
       left join (select community_id, count(*) as transactions from app.transaction group by 1) t
         on t.community_id = m.id
     order by 2, 1`,
  );
  return rows.map((row) => ({
    id: Number(row.id),
    customers: Number(row.customers),
    transactions: Number(row.transactions),
  }));
}

/** The seed spreads transactions evenly over a year: a fifth of it, in the middle, is a million. */
async function readDays(client: Client): Promise<{ from: string; to: string }> {
  const { rows } = await client.query<{ from: string; to: string }>(
    `select (day - 73)::text as from, (day - 1)::text as to
     from (select (max(transaction_time) at time zone 'Australia/Sydney')::date - 100 as day from app.transaction) last`,
  );
  if (!rows[0]) throw new Error('There is no transaction');
  return rows[0];
}
