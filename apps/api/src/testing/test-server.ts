import { randomBytes } from 'node:crypto';
import type { Right } from '@quickportal/contracts/access/rights';
import { insertBusiness, insertCommunity, insertCustomers } from '@quickportal/db/testing/test-rows';
import type { FastifyInstance } from 'fastify';
import { stopApiKeys } from '../engines/api-keys/api-keys-state.ts';
import { createKey, type WantedKey } from '../engines/api-keys/create-key.ts';
import { tokenHash } from '../engines/auth/secret-token.ts';
import { createApp } from '../server/app.ts';
import type { Configuration } from '../server/configuration.ts';
import { insertOtherCommunitysThings } from './other-community.ts';
import { testOrigin } from './test-actors.ts';
import { createTestServices, type TestServices } from './test-services.ts';

export interface TestUser {
  loginName: string;
  kind: 'STAFF' | 'CLIENT';
  /** Null for staff; staff work in `choose` where it is given. */
  communityId: number | null;
  rights: readonly Right[];
  /** The community a staff session has chosen. */
  chooses?: number;
  /** Rights count in this business only. */
  inBusiness?: number;
  /** The user is restricted to these businesses. */
  businessIds?: readonly number[];
  /** As `credential.password_hash` keeps it; without one nobody can sign in or confirm a change with a password. */
  passwordHash?: string;
}

/** A session as a caller needs it: headers for every call. */
export interface SignedIn {
  userId: number;
  sessionId: number;
  csrfToken: string;
  headers: { cookie: string; 'x-requested-with': string };
}

/** An API key as a caller needs it. */
export interface KeyHolder {
  apiKeyId: number;
  key: string;
  headers: { authorization: string };
}

export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: TestServices;
  /** `/quickportal/rest/internal` */
  readonly rest: string;
  readonly trpc: string;
  /** Adds a user with exactly these rights and opens a session for it. */
  signIn(user: TestUser): Promise<SignedIn>;
  /** Makes an API key of a community and answers the header that it is sent in. */
  apiKey(wanted: Omit<WantedKey, 'name'>): Promise<KeyHolder>;
  close(): Promise<void>;
}

/** Communities 10 and 20 with businesses 101, 102 and 201 and customers 1001 to 1040 (10) and 2001 to 2040 (20). */
export async function createTestServer(configuration: Partial<Configuration> = {}): Promise<TestServer> {
  const services = await createTestServices({ configuration });
  const { owner } = services;
  await insertCommunity(owner, { id: 10, businessId: 101 });
  await insertBusiness(owner, { communityId: 10, id: 102 });
  await insertCommunity(owner, { id: 20, businessId: 201 });
  await insertCustomers(owner, { communityId: 10, businessId: 101, firstId: 1001, count: 30 });
  await insertCustomers(owner, { communityId: 10, businessId: 102, firstId: 1031, count: 10 });
  await insertCustomers(owner, { communityId: 20, businessId: 201, firstId: 2001, count: 40 });
  await insertOtherCommunitysThings(owner);
  // Rows above have ids of their own; the next ones come from the sequence
  await owner.query(`select setval(pg_get_serial_sequence('app.customer', 'id'), 10000)`);
  const app = await createApp(services, { portal: null });
  return {
    app,
    services,
    rest: `${services.configuration.basePath}/rest/internal`,
    trpc: `${services.configuration.basePath}/trpc`,
    signIn: (user) => signIn(services, user),
    apiKey: (wanted) => makeKey(services, wanted),
    close: async () => {
      await app.close();
      await stopApiKeys(services);
      await services.drop();
    },
  };
}

async function makeKey({ db, clock }: TestServices, wanted: Omit<WantedKey, 'name'>): Promise<KeyHolder> {
  const by = { actor: { kind: 'job', job: 'test' }, origin: testOrigin, now: clock.now() } as const;
  const { apiKeyId, decryptedKey: key } = await db.transaction({ kind: 'auth' }, (trx) =>
    createKey(trx, { name: 'Test key', ...wanted }, by),
  );
  return { apiKeyId, key, headers: { authorization: basic(key) } };
}

/** HTTP Basic with a key as the user and no password. */
export const basic = (user: string): string => `Basic ${Buffer.from(`${user}:`).toString('base64')}`;

async function signIn({ owner, clock }: TestServices, user: TestUser): Promise<SignedIn> {
  const now = clock.now();
  const at = now.toISOString();
  const one = async (text: string, values: unknown[]): Promise<number> =>
    Number((await owner.query<{ id: string }>(text, values)).rows[0]?.id);
  const userId = await one(
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1, $2, $3, $3, $3 || '@example.com', $4, $4) returning id`,
    [user.kind, user.communityId, user.loginName, at],
  );
  const scope = user.kind === 'STAFF' ? 'STAFF' : user.inBusiness ? 'SUPPLIER_BUSINESS' : 'COMMUNITY';
  const roleId = await one(
    `insert into app.role (scope, community_id, code, name, created_at, updated_at) values ($1, $2, $3, $3, $4, $4) returning id`,
    [scope, user.communityId, `role-${userId}`, at],
  );
  await owner.query(`insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])`, [
    roleId,
    user.rights,
  ]);
  await owner.query(
    `insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, $3, $4, $5)`,
    [userId, roleId, user.communityId, user.inBusiness ?? null, at],
  );
  await owner.query(
    'insert into app.user_business (community_id, user_id, business_id) select $1, $2, unnest($3::bigint[])',
    [user.communityId, userId, user.businessIds ?? []],
  );
  if (user.passwordHash !== undefined)
    await owner.query('insert into app.credential (user_id, password_hash, changed_at) values ($1, $2, $3)', [
      userId,
      user.passwordHash,
      at,
    ]);
  const token = randomBytes(32).toString('base64url');
  const csrfToken = randomBytes(24).toString('base64url');
  const sessionId = await one(
    `insert into app.session (token_hash, csrf_token, user_id, created_at, last_activity_at, absolute_expires_at, chosen_community_id)
     values ($1, $2, $3, $4, $4, $5, $6) returning id`,
    [
      Buffer.from(tokenHash(token), 'hex'),
      csrfToken,
      userId,
      at,
      new Date(now.getTime() + 12 * 3_600_000).toISOString(),
      user.chooses ?? null,
    ],
  );
  return {
    userId,
    sessionId,
    csrfToken,
    headers: { cookie: `quickportal=${token}`, 'x-requested-with': 'XMLHttpRequest' },
  };
}
