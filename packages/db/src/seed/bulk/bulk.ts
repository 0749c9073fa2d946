import { productFlags } from '@quickportal/contracts/rules/payments/product-flags';
import type { Client } from 'pg';
import { insertBulkAcceptance } from './bulk-acceptance.ts';
import { bulkLoad } from './bulk-load.ts';
import { copyRows, type CopyValue } from '../copy-rows.ts';
import { pickLastName } from './bulk-last-names.ts';
import { bulkPaymentTables, insertBulkPayments, type BulkPayer } from './bulk-payments.ts';
import { moveSequence, nextId } from '../insert-rows.ts';
import { inventPerson } from '../people.ts';
import { randomFrom, type Random } from '../random.ts';

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
  // kept for the payments only: a million names are not little
  const names: string[] = [];
  const keepName = sizes.transactions > 0 ? (name: string) => names.push(name) : () => 0;
  const firstCustomer = await nextId(owner, 'app.customer');
  await bulkLoad(owner, ['app.customer', 'app.customer_search', ...bulkPaymentTables], async () => {
    const rows = customers(random, communities, placement, firstCustomer, now, keepName);
    await copyRows(owner, 'app.customer', customerColumns, rows);
    report(`${sizes.customers} customers copied`);
    const at = (place: number): BulkPayer | null => {
      const community = communities[placement[place] ?? 0];
      if (!community) return null;
      const id = firstCustomer + place;
      const currency = community.country === 'NZ' ? 'NZD' : 'AUD';
      const name = names[place] ?? '';
      return { id, name, communityId: community.id, businessId: businessOf(community, id), currency };
    };
    await insertBulkPayments(owner, random, { count: sizes.customers, at }, sizes.transactions, now);
    report(`${sizes.transactions} transactions copied, building indexes`);
  });
  for (const table of ['app.customer', 'app.customer_account', 'app.transaction']) await moveSequence(owner, table);
  const customerTables = 'app.customer, app.customer_search, app.customer_word, app.community, app.business';
  await owner.query(`vacuum analyze ${customerTables}, ${bulkPaymentTables.join(', ')}`);
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
      'insert into app.community_product (community_id, product, updated_at) select $1, unnest($2::text[]), $3',
      [id, Object.values(productFlags), now],
    );
    await owner.query(
      `insert into app.business (community_id, id, kind, name, code, settlement_currency, created_at)
       select $1, b, 'SUPPLIER', 'Seeded business ' || b, 'SB' || b, $2, $3 from unnest($4::bigint[]) b`,
      [id, currency, now, businessIds],
    );
    await insertBulkAcceptance(owner, { communityId: id, businessIds, country, now });
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
  keepName: (name: string) => void,
): Generator<CopyValue[]> {
  const start = now.getTime() - 3 * 365 * day;
  const step = (now.getTime() - start) / placement.length;
  for (let index = 0; index < placement.length; index++) {
    const place = Math.floor(communities.length * random.next() ** 1.3);
    placement[index] = place;
    const community = communities[place];
    if (!community) continue;
    const id = firstId + index;
    const person = inventPerson(random, community.country, id, pickLastName);
    keepName(person.customerName);
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

function businessOf(community: BulkCommunity, customerId: number): number {
  const businessId = community.businessIds[customerId % community.businessIds.length];
  if (businessId === undefined) throw new Error(`Community ${community.id} has no business`);
  return businessId;
}
