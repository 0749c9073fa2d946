import type { Client } from 'pg';
import { demoBusinesses } from './demo-businesses.ts';
import { namedCustomers, type NamedCustomer } from './demo-named-customers.ts';
import { insertRows } from '../insert-rows.ts';
import { inventPerson } from '../people.ts';
import { randomFrom, type Random } from '../random.ts';

const day = 86_400_000;

/** A customer of the demo, with what its accounts and payments need. */
export interface DemoCustomer extends NamedCustomer {
  communityId: number;
  businessId: number;
  /** One of those that people meet by name. */
  named: boolean;
  currency: 'AUD' | 'NZD';
  createdAt: Date;
  disabledAt: Date | null;
}

interface Crowd {
  business: (typeof demoBusinesses)[keyof typeof demoBusinesses];
  country: 'AU' | 'NZ';
  count: number;
  firstId: number;
  /** Ids and numbers grow in steps of up to this. */
  step: number;
}

const crowds: readonly Crowd[] = [
  { business: demoBusinesses.water, country: 'AU', count: 1264, firstId: 1_020_500, step: 21 },
  { business: demoBusinesses.gas, country: 'AU', count: 38, firstId: 1_050_000, step: 9 },
  { business: demoBusinesses.tasman, country: 'NZ', count: 14, firstId: 1_052_000, step: 9 },
  { business: demoBusinesses.gyms, country: 'NZ', count: 160, firstId: 2_010_000, step: 7 },
  { business: demoBusinesses.online, country: 'NZ', count: 25, firstId: 2_020_000, step: 7 },
];

// with luck of their own, so that the others stay who they are
const australians: Crowd = {
  business: demoBusinesses.australia,
  country: 'AU',
  count: 30,
  firstId: 2_030_000,
  step: 7,
};

/** How many of the last customers of these two businesses came with a file, and when. */
const importedCount = 6;
export const importedBusinesses: readonly number[] = [demoBusinesses.gas.id, demoBusinesses.australia.id];
export const importedAt = (now: Date): Date => new Date(now.getTime() - 12 * day);

export interface DemoCustomers {
  customers: DemoCustomer[];
  rows: CustomerRow[];
}

/** The demo's customers: about 1,300 in community 10, 215 in 20. */
export function inventDemoCustomers(now: Date): DemoCustomers {
  const random = randomFrom(10);
  const cases = namedCustomers.map((namedCustomer) => placed(random, namedCustomer, demoBusinesses.water, now));
  const others = [...cases, ...crowds.flatMap((crowd) => crowdOf(random, crowd, now))];
  const ownRandom = randomFrom(202);
  const newest = crowdOf(ownRandom, australians, now);
  for (const businessId of importedBusinesses) cameWithFile([...others, ...newest], businessId, now);
  const rows = [
    ...others.map((other) => row(random, other)),
    ...newest.map((demoCustomer) => row(ownRandom, demoCustomer)),
  ];
  return { customers: [...others, ...newest], rows };
}

function cameWithFile(customers: readonly DemoCustomer[], businessId: number, now: Date): void {
  for (const customer of customers.filter((candidate) => candidate.businessId === businessId).slice(-importedCount)) {
    const earliest = importedAt(now).getTime() + day;
    customer.createdAt = importedAt(now);
    if (customer.disabledAt) customer.disabledAt = new Date(Math.max(earliest, customer.disabledAt.getTime()));
  }
}

/** The customers of a business that came with a file. */
export const importedRows = ({ rows }: DemoCustomers, businessId: number): CustomerRow[] =>
  rows.filter(({ business_id }) => business_id === businessId).slice(-importedCount);

/** Inserts the customers, and lets the next number of each business follow. */
export async function insertDemoCustomers(owner: Client, { customers, rows }: DemoCustomers): Promise<void> {
  await insertRows(owner, 'app.customer', rows);
  const counters = [...crowds, australians].map(({ business }) => {
    const numbers = customers
      .filter((customer) => customer.businessId === business.id)
      .map((customer) => Number(customer.number.slice(4)));
    return { community_id: business.community_id, business_id: business.id, last_number: Math.max(...numbers) };
  });
  await insertRows(owner, 'app.customer_number_counter', counters);
}

function crowdOf(random: Random, crowd: Crowd, now: Date): DemoCustomer[] {
  const used = new Set(namedCustomers.flatMap((namedCustomer) => [String(namedCustomer.id), namedCustomer.number]));
  let id = crowd.firstId;
  let number = 11_000;
  return Array.from({ length: crowd.count }, () => {
    do {
      id += random.between(1, crowd.step);
      number += random.between(1, crowd.step);
    } while (used.has(String(id)) || used.has(numberOf(crowd, number)));
    const person = inventPerson(random, crowd.country, id);
    return placed(
      random,
      { ...person, id, number: numberOf(crowd, number), enabled: !random.chance(0.04) },
      crowd.business,
      now,
    );
  });
}

function numberOf(crowd: Crowd, number: number): string {
  return `${crowd.business.code}-${String(number).padStart(7, '0')}`;
}

/** Lower ids came earlier: the last three years are spread over the ids. */
function placed(random: Random, customer: NamedCustomer, business: Crowd['business'], now: Date): DemoCustomer {
  const age = 1 - ((customer.id % 1_000_000) % 60_000) / 60_000;
  const createdAt = new Date(now.getTime() - Math.max(2, age * 3 * 365) * day - random.between(0, day));
  const disabledAt = new Date(Math.max(createdAt.getTime() + day, now.getTime() - random.between(3, 160) * day));
  return {
    ...customer,
    communityId: business.community_id,
    businessId: business.id,
    named: namedCustomers.some(({ id }) => id === customer.id),
    currency: business.settlement_currency === 'NZD' ? 'NZD' : 'AUD',
    createdAt,
    disabledAt: customer.enabled ? null : disabledAt,
  };
}

export type CustomerRow = ReturnType<typeof row>;

function row(random: Random, customer: DemoCustomer) {
  return {
    community_id: customer.communityId,
    id: customer.id,
    business_id: customer.businessId,
    customer_number: customer.number,
    customer_name: customer.customerName,
    enabled: customer.enabled,
    street1: customer.street1,
    street2: customer.street2,
    street3: '',
    city: customer.city,
    state: customer.state,
    postcode: customer.postcode,
    country: customer.country,
    email: customer.email,
    receives_email: customer.email !== '' && (customer.id < 1_049_000 || random.chance(0.6)),
    receives_sms: random.chance(0.25) && customer.customerName !== 'Margaret Olsson',
    phone_number: customer.phoneNumber,
    version: customer.enabled ? 1 : 2,
    created_at: customer.createdAt.toISOString(),
    updated_at: (customer.disabledAt ?? customer.createdAt).toISOString(),
    disabled_at: customer.disabledAt?.toISOString() ?? null,
  };
}
