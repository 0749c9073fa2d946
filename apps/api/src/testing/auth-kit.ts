import type { Right } from '@quickportal/contracts/access/rights';
import { insertBusiness, insertCommunity } from '@quickportal/db/testing/test-rows';
import type { FastifyInstance } from 'fastify';
import { hashPassword } from '../engines/auth/password-hashing.ts';
import { stopApiKeys } from '../engines/api-keys/api-keys-state.ts';
import { stopAuth } from '../engines/auth/stop.ts';
import type { Services } from '../kernel/services.ts';
import { sideEffects } from '../server/side-effects.ts';
import { createApp } from '../server/app.ts';
import type { Configuration } from '../server/configuration.ts';
import { PASSWORD, testBrowser, type TestBrowser } from './test-browser.ts';
import { createTestServices, type TestServices } from './test-services.ts';

export interface TestPerson {
  loginName: string;
  /** Null: staff. */
  communityId: number | null;
  rights?: readonly Right[];
  /** The rights count in this business only. */
  inBusiness?: number;
  /** The person is restricted to these businesses. */
  businessIds?: readonly number[];
  password?: string;
  mustChange?: boolean;
  email?: string;
}

export interface AuthKit {
  readonly services: TestServices;
  readonly app: FastifyInstance;
  addPerson(person: TestPerson): Promise<number>;
  browser(from?: { ip?: string }): TestBrowser;
  /** Runs the side effects that wait, and those they make, as the worker would. */
  runSideEffects(): Promise<void>;
  /** Audit entries since the last call, oldest first. */
  audit(): Promise<AuditRow[]>;
  /** Rows that the owner of the database sees. */
  rows<T = Record<string, unknown>>(sql: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export interface AuditRow {
  action: string;
  outcome: string;
  description: string;
  object_id: string | null;
  actor_kind: string;
  actor_login_name: string;
  view_as_login_name: string | null;
  community_id: number | null;
  after: unknown;
}

/** Sign-in and the calls around it, on a database of their own with communities 10 (businesses 101, 102) and 20 (201). */
export async function createAuthKit(
  configuration: Partial<Configuration> = {},
  log?: Services['log'],
): Promise<AuthKit> {
  const made = await createTestServices({ configuration });
  const services = log ? { ...made, log } : made;
  const { owner } = services;
  await insertCommunity(owner, { id: 10, businessId: 101, name: 'Harbour City Utilities' });
  await insertBusiness(owner, { communityId: 10, id: 102 });
  await insertCommunity(owner, { id: 20, businessId: 201, name: 'Kiwi Fitness Group' });
  const app = await createApp(services, { portal: null });
  const rows = async <T>(sql: string, values: unknown[] = []) => (await owner.query(sql, values)).rows as T[];
  let seen = 0;
  return {
    services,
    app,
    rows,
    addPerson: (person) => addPerson(services, person),
    browser: ({ ip = '203.0.113.7' } = {}) => testBrowser(app, services.configuration.basePath, ip),
    runSideEffects: () => runSideEffects(services),
    async audit() {
      const entries = await rows<AuditRow & { id: number }>('select * from app.audit_entry where id > $1 order by id', [
        seen,
      ]);
      seen = entries.at(-1)?.id ?? seen;
      return entries;
    },
    async close() {
      await app.close();
      await stopApiKeys(services);
      await stopAuth(services);
      await services.drop();
    },
  };
}

const hashes = new Map<string, Promise<string>>();

async function addPerson({ owner, clock }: TestServices, person: TestPerson): Promise<number> {
  const at = clock.now().toISOString();
  const { loginName, communityId, rights = [], password = PASSWORD, inBusiness = null } = person;
  const kind = communityId === null ? 'STAFF' : 'CLIENT';
  const insert = async (sql: string, values: unknown[]) =>
    Number((await owner.query<{ id: number }>(sql, values)).rows[0]?.id);
  const userId = await insert(
    `insert into app.system_user (kind, community_id, login_name, full_name, email, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $6) returning id`,
    [kind, communityId, loginName, `Person ${loginName}`, person.email ?? `${loginName}@example.com`, at],
  );
  hashes.set(password, hashes.get(password) ?? hashPassword(password));
  await owner.query(
    'insert into app.credential (user_id, password_hash, must_change, changed_at) values ($1, $2, $3, $4)',
    [userId, await hashes.get(password), person.mustChange ?? false, at],
  );
  const scope = kind === 'STAFF' ? 'STAFF' : inBusiness === null ? 'COMMUNITY' : 'SUPPLIER_BUSINESS';
  const roleId = await insert(
    `insert into app.role (scope, community_id, code, name, created_at, updated_at) values ($1, $2, $3, $3, $4, $4) returning id`,
    [scope, communityId, `role-of-${loginName}`, at],
  );
  await owner.query('insert into app.role_right (role_id, right_code) select $1, unnest($2::text[])', [roleId, rights]);
  await owner.query(
    'insert into app.user_role (user_id, role_id, community_id, business_id, granted_at) values ($1, $2, $3, $4, $5)',
    [userId, roleId, communityId, inBusiness, at],
  );
  await owner.query(
    'insert into app.user_business (community_id, user_id, business_id) select $1, $2, unnest($3::bigint[])',
    [communityId, userId, person.businessIds ?? []],
  );
  return userId;
}

async function runSideEffects(services: TestServices): Promise<void> {
  for (;;) {
    const { rows } = await services.owner.query<{ id: number; topic: string; payload: never }>(
      'delete from app.outbox returning id, topic, payload',
    );
    if (rows.length === 0) return;
    for (const { id, topic, payload } of rows) {
      const handler = sideEffects.find((one) => one.topic === topic);
      if (!handler) throw new Error(`No handler for ${topic}`);
      const tools = { services, jobId: `outbox-${id}`, communityId: null, signal: new AbortController().signal };
      await handler.handle(payload, tools);
    }
  }
}
