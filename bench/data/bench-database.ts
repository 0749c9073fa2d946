import path from 'node:path';
import { connectAsOwner, type OwnedDatabase } from '@quickportal/db/migrate/owner';
import { migrate } from '@quickportal/db/migrate/migrate';
import { seedBulk } from '@quickportal/db/seed/bulk';
import { Client } from 'pg';

/** Where the data of the measurements is kept between runs. */
export const dataFolder = path.resolve(import.meta.dirname, '../../.data/bench');

/** Rows that are seeded: in 200 communities, one of which is much larger than the others. */
export const sizes = { communities: 200, customers: 1_000_000, customersOfLargest: 120_000 };

export interface BenchCommunity {
  id: number;
  customers: number;
}

export interface BenchDatabase extends OwnedDatabase {
  /** Connected as the owner. */
  client: Client;
  /** Smallest first. */
  communities: BenchCommunity[];
  /** As the server says it, such as 18.4. */
  version: string;
}

/** Starts the embedded database of the measurements, and fills it where it is new (2 to 5 minutes, once). */
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
    const total = communities.reduce((sum, community) => sum + community.customers, 0);
    if (communities.length !== sizes.communities || total !== sizes.customers) {
      throw new Error(`${dataFolder} has ${total} customers in ${communities.length} communities. Remove the folder.`);
    }
    const { rows } = await client.query<{ version: string }>(`select current_setting('server_version') as version`);
    const stop = async () => {
      await client.end();
      await owned.stop();
    };
    return { ...owned, client, communities, version: rows[0]?.version ?? '', stop };
  } catch (error) {
    await client.end().catch(() => undefined);
    await owned.stop();
    throw error;
  }
}

async function fill(client: Client, report: (line: string) => void): Promise<void> {
  const { communities, customers, customersOfLargest } = sizes;
  const now = new Date();
  report(`Filling ${dataFolder} with ${customers} customers, once`);
  const others = { communities: communities - 1, customers: customers - customersOfLargest, transactions: 0 };
  await seedBulk(client, others, now, report);
  // One large merchant: its lists are deep enough for row 100,000, and it is the hardest case of a search
  await seedBulk(client, { communities: 1, customers: customersOfLargest, transactions: 0 }, now, report);
}

async function readCommunities(client: Client): Promise<BenchCommunity[]> {
  const { rows } = await client.query<{ id: string; customers: string }>(
    `select community_id as id, count(*) as customers from app.customer group by 1 order by 2, 1`,
  );
  return rows.map(({ id, customers }) => ({ id: Number(id), customers: Number(customers) }));
}
