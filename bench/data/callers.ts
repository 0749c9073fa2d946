import { randomBytes } from 'node:crypto';
import { facilityRights } from '@quickportal/contracts/access/rights';
import type { Client } from 'pg';
import { tokenHash } from '../../apps/api/src/engines/auth/secret-token.ts';
import type { BenchCommunity } from './bench-database.ts';

/** A user who is signed in, and what they ask for. */
export interface Caller {
  communityId: number;
  /** Headers of every call. */
  headers: Record<string, string>;
  /** Customers of their community, in random order. */
  customerIds: number[];
  /** What people type into the search, made of the names, numbers, addresses and phones of those customers. */
  terms: string[];
}

const SAMPLES = 400;
const HOURS_12 = 12 * 3_600_000;

/** Signs a user with every facility right in to each of the communities; sessions of earlier runs are removed. */
export async function signIn(client: Client, communities: readonly BenchCommunity[]): Promise<Caller[]> {
  await client.query(
    `delete from app.session s using app.system_user u where u.id = s.user_id and u.login_name like 'bench.%'`,
  );
  const callers: Caller[] = [];
  for (const { id } of communities) {
    const userId = (await findUser(client, id)) ?? (await addUser(client, id));
    callers.push({ communityId: id, headers: await openSession(client, userId), ...(await sample(client, id)) });
  }
  return callers;
}

async function one(client: Client, text: string, values: unknown[]): Promise<number | undefined> {
  const { rows } = await client.query<{ id: string }>(text, values);
  return rows[0] && Number(rows[0].id);
}

const findUser = (client: Client, communityId: number) =>
  one(client, `select id from app.system_user where login_name = $1`, [`bench.${communityId}`]);

async function addUser(client: Client, communityId: number): Promise<number> {
  const at = new Date();
  const userId = await one(
    client,
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ('CLIENT', $1, $2, $2, $2 || '@example.com', $3, $3) returning id`,
    [communityId, `bench.${communityId}`, at],
  );
  const roleId = await one(
    client,
    `insert into app.role (scope, community_id, code, name, created_at, updated_at)
     values ('COMMUNITY', $1, 'bench', 'bench', $2, $2) returning id`,
    [communityId, at],
  );
  await client.query(`insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])`, [
    roleId,
    facilityRights,
  ]);
  await client.query(`insert into app.user_role (user_id, role_id, community_id, granted_at) values ($1, $2, $3, $4)`, [
    userId,
    roleId,
    communityId,
    at,
  ]);
  return userId ?? 0;
}

async function openSession(client: Client, userId: number): Promise<Record<string, string>> {
  const token = randomBytes(32).toString('base64url');
  const now = new Date();
  await client.query(
    `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, absolute_expires_at)
     values ($1, $2, $3, $4, $4, $5)`,
    [
      Buffer.from(tokenHash(token), 'hex'),
      randomBytes(24).toString('base64url'),
      userId,
      now,
      new Date(now.getTime() + HOURS_12),
    ],
  );
  return { cookie: `quickportal=${token}`, 'x-requested-with': 'XMLHttpRequest' };
}

interface SampledCustomer {
  id: string;
  customer_name: string;
  customer_number: string;
  email: string;
  phone_number: string;
}

async function sample(client: Client, communityId: number): Promise<Pick<Caller, 'customerIds' | 'terms'>> {
  const { rows } = await client.query<SampledCustomer>(
    `select id, customer_name, customer_number, email, phone_number
     from app.customer where community_id = $1 order by random() limit $2`,
    [communityId, SAMPLES],
  );
  return { customerIds: rows.map(({ id }) => Number(id)), terms: rows.map(termOf) };
}

// In turn: the beginning of a name, a whole name, a number, part of an address, a phone number, what no one has
function termOf(customer: SampledCustomer, index: number): string {
  const { customer_name: name, customer_number: number, email, phone_number: phone } = customer;
  const lastName = name.split(' ').at(-1) ?? name;
  switch (index % 8) {
    case 0:
    case 1:
      return lastName.slice(0, 3 + (index % 4));
    case 2:
      return lastName;
    case 3:
      return name;
    case 4:
      return number;
    case 5:
      return email.slice(0, 12) || name;
    case 6:
      return phone || number;
    default:
      return `zq${lastName.slice(0, 4)}`;
  }
}
