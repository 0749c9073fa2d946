import { insertBusiness, insertCommunity, insertCustomers } from '@quickportal/db/testing/test-rows';
import type { FastifyInstance } from 'fastify';
import { stopApiKeys } from '../engines/api-keys/api-keys-state.ts';
import { createKey, type WantedKey } from '../engines/api-keys/create-key.ts';
import { createApp } from '../server/app.ts';
import type { Configuration } from '../server/configuration.ts';
import { insertOtherCommunitysThings } from './other-community.ts';
import { testOrigin } from './test-actors.ts';
import { createTestServices, type TestServices } from './test-services.ts';
import { signIn, type TestUser } from './test-user.ts';

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
