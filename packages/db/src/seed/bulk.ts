import type { Client } from 'pg';
import { bulkLoad } from './bulk-load.ts';
import { copyRows, type CopyValue } from './copy-rows.ts';
import { moveSequence } from './insert-rows.ts';
import { inventPerson } from './people.ts';
import { randomFrom, type Random } from './random.ts';

export interface BulkSizes {
  communities: number;
  customers: number;
  transactions: number;
}

interface BulkCommunity {
  id: number;
  country: 'AU' | 'NZ';
  businessIds: number[];
}

const day = 86_400_000;
const statuses = [
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'APPROVED',
  'DECLINED',
  'REFUNDED',
  'PENDING',
];

/**
 * Fills a database with COPY for measuring and trying things out at size. A few communities get most of the customers,
 * many get few, as in real life. The same sizes, the same `now` and the same starting point give the same rows.
 */
export async function seedBulk(
  owner: Client,
  sizes: BulkSizes,
  now: Date,
  report: (line: string) => void,
): Promise<void> {
  const random = randomFrom(sizes.communities * 31 + sizes.customers);
  const communities = await insertCommunities(owner, random, sizes.communities, now);
  const placement = new Int32Array(sizes.customers);
  const firstCustomer = await nextId(owner, 'app.customer');
  await bulkLoad(owner, ['app.customer', 'app.transaction'], async () => {
    await copyRows(
      owner,
      'app.customer',
      customerColumns,
      customers(random, communities, placement, firstCustomer, now),
    );
    report(`${sizes.customers} customers copied`);
    const rows = transactions(random, communities, placement, firstCustomer, sizes.transactions, now);
    await copyRows(owner, 'app.transaction', transactionColumns, rows);
    report(`${sizes.transactions} transactions copied, building indexes`);
  });
  await moveSequence(owner, 'app.customer');
  await owner.query('vacuum analyze app.customer, app.transaction, app.community, app.business');
}

async function insertCommunities(owner: Client, random: Random, count: number, now: Date): Promise<BulkCommunity[]> {
  const firstId = Math.max(1000, await nextId(owner, 'app.community'));
  const firstBusiness = Math.max(10_000, await nextId(owner, 'app.business'));
  let businesses = 0;
  const communities = Array.from({ length: count }, (_, index): BulkCommunity => {
    const businessIds = Array.from({ length: random.between(1, 7) }, () => firstBusiness + businesses++);
    return { id: firstId + index, country: random.chance(0.2) ? 'NZ' : 'AU', businessIds };
  });
  for (const { id, country, businessIds } of communities) {
    const currency = country === 'NZ' ? 'NZD' : 'AUD';
    const zone = country === 'NZ' ? 'Pacific/Auckland' : 'Australia/Sydney';
    await owner.query(
      `insert into app.community (id, name, code, time_zone, currency, country, created_at) values ($1, $2, $3, $4, $5, $6, $7)`,
      [id, `Seeded community ${id}`, `SEED${id}`, zone, currency, country, now],
    );
    await owner.query(
      `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
       select $1, b, 'SUPPLIER', 'Seeded business ' || b, 'SB' || b, $2, $3 from unnest($4::bigint[]) b`,
      [id, currency, now, businessIds],
    );
  }
  await moveSequence(owner, 'app.community');
  await moveSequence(owner, 'app.business');
  return communities;
}

const customerColumns = [
  'community_id',
  'id',
  'business_id',
  'customer_number',
  'customer_name',
  'enabled',
  'street1',
  'street2',
  'city',
  'state',
  'postcode',
  'country',
  'email',
  'receives_email',
  'receives_sms',
  'phone_number',
  'created_at',
  'updated_at',
  'disabled_at',
];

function* customers(
  random: Random,
  communities: readonly BulkCommunity[],
  placement: Int32Array,
  firstId: number,
  now: Date,
): Generator<CopyValue[]> {
  const start = now.getTime() - 3 * 365 * day;
  const step = (now.getTime() - start) / placement.length;
  for (let index = 0; index < placement.length; index++) {
    const place = Math.floor(communities.length * random.next() ** 1.3);
    placement[index] = place;
    const community = communities[place];
    if (!community) continue;
    const id = firstId + index;
    const person = inventPerson(random, community.country, id);
    const created = new Date(start + index * step).toISOString();
    const enabled = !random.chance(0.04);
    yield [
      community.id,
      id,
      businessOf(community, id),
      `C${String(id).padStart(8, '0')}`,
      person.customerName,
      enabled,
      person.street1,
      person.street2,
      person.city,
      person.state,
      person.postcode,
      person.country,
      person.email,
      person.email !== '' && random.chance(0.7),
      random.chance(0.3),
      person.phoneNumber,
      created,
      created,
      enabled ? null : created,
    ];
  }
}

const transactionColumns = [
  'community_id',
  'business_id',
  'customer_id',
  'status',
  'amount',
  'currency',
  'transaction_time',
  'status_changed_at',
];

function* transactions(
  random: Random,
  communities: readonly BulkCommunity[],
  placement: Int32Array,
  firstCustomer: number,
  count: number,
  now: Date,
): Generator<CopyValue[]> {
  const start = now.getTime() - 365 * day;
  for (let index = 0; index < count && placement.length > 0; index++) {
    const customer = random.between(0, placement.length - 1);
    const community = communities[placement[customer] ?? 0];
    if (!community) continue;
    const id = firstCustomer + customer;
    const time = new Date(start + (index / count) * 365 * day).toISOString();
    const currency = community.country === 'NZ' ? 'NZD' : 'AUD';
    const amount = random.between(500, 60_000);
    yield [community.id, businessOf(community, id), id, random.pick(statuses), amount, currency, time, time];
  }
}

function businessOf(community: BulkCommunity, customerId: number): number {
  const businessId = community.businessIds[customerId % community.businessIds.length];
  if (businessId === undefined) throw new Error(`Community ${community.id} has no business`);
  return businessId;
}

async function nextId(owner: Client, table: string): Promise<number> {
  const { rows } = await owner.query<{ next: string }>(`select coalesce(max(id), 0) + 1 as next from ${table}`);
  return Number(rows[0]?.next ?? 1);
}
