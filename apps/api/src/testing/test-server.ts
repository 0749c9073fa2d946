import { insertBusiness, insertCommunity, insertCustomers } from '@quickportal/db/testing/test-rows';
import type { FastifyInstance } from 'fastify';
import { stopApiKeys } from '../engines/api-keys/api-keys-state.ts';
import { createKey, type WantedKey } from '../engines/api-keys/create-key.ts';
import { stopAuth } from '../engines/auth/stop.ts';
import type { Services } from '../procedures/services.ts';
import { createApp } from '../server/app.ts';
import type { Configuration } from '../kernel/configuration.ts';
import { auditReader, type AuditRow } from './audit-reader.ts';
import { insertOtherCommunitysThings } from './every-call/other-communities-things.ts';
import { runSideEffects } from './run-side-effects.ts';
import { testOrigin } from './test-actors.ts';
import { testBrowser, type TestBrowser } from './test-browser.ts';
import { createTestServices, type TestServices } from './test-services.ts';
import { addUser, signIn, type SignedIn, type TestUser } from './test-user.ts';

/** An API key as a caller needs it. */
export interface KeyHolder {
  apiKeyId: number;
  key: string;
  headers: { authorization: string };
}

/** The product as tests call it, on a database of its own. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: TestServices;
  /** `/quickportal/rest/internal` */
  readonly rest: string;
  readonly trpc: string;
  /** Adds a user with exactly these rights. Returns its id. */
  addUser(user: TestUser): Promise<number>;
  /** Adds a user and opens a session for it, without its signing in. */
  signIn(user: TestUser): Promise<SignedIn>;
  /** Makes an API key of a community. */
  apiKey(wanted: Omit<WantedKey, 'name'>): Promise<KeyHolder>;
  /** A browser that can sign in. */
  browser(from?: { ip?: string }): TestBrowser;
  /** Runs the side effects that wait, and those they make, as the worker would. */
  runSideEffects(): Promise<void>;
  /** Audit entries since the last call, oldest first. */
  audit(): Promise<AuditRow[]>;
  /** Rows that the owner of the database sees. */
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

/**
 * Communities 10 (businesses 101, 102) and 20 (201) with customers 1001 to 1040 and 2001 to 2040. `configuration` changes
 * that of `createTestServices`.
 */
export async function createTestServer(
  configuration: Partial<Configuration> = {},
  log?: Services['log'],
): Promise<TestServer> {
  const services = await createTestServices({ configuration, ...(log && { log }) });
  const { owner } = services;
  const { basePath } = services.configuration;
  await insertFacilities(services);
  const app = await createApp(services, { portal: null });
  return {
    app,
    services,
    rest: `${basePath}/rest/internal`,
    trpc: `${basePath}/trpc`,
    addUser: (user) => addUser(services, user),
    signIn: (user) => signIn(services, user),
    apiKey: (wanted) => makeKey(services, wanted),
    browser: ({ ip = '203.0.113.7' } = {}) => testBrowser(app, basePath, ip),
    runSideEffects: () => runSideEffects(services),
    audit: auditReader(services),
    rows: async <T>(sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows as T[],
    close: async () => {
      await app.close();
      await stopApiKeys(services);
      await stopAuth(services);
      await services.drop();
    },
  };
}

async function insertFacilities({ owner }: TestServices): Promise<void> {
  await insertCommunity(owner, { id: 10, businessId: 101, name: 'Harbour City Utilities' });
  await insertBusiness(owner, { communityId: 10, id: 102 });
  await insertCommunity(owner, { id: 20, businessId: 201, name: 'Kiwi Fitness Group' });
  await insertCustomers(owner, { communityId: 10, businessId: 101, firstId: 1001, count: 30 });
  await insertCustomers(owner, { communityId: 10, businessId: 102, firstId: 1031, count: 10 });
  await insertCustomers(owner, { communityId: 20, businessId: 201, firstId: 2001, count: 40 });
  await insertOtherCommunitysThings(owner);
  // Rows above have ids of their own; the next ones come from the sequence
  await owner.query(`select setval(pg_get_serial_sequence('app.customer', 'id'), 10000)`);
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
