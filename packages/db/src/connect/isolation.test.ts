import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GrantedFunctions } from '../domain/granted-functions.ts';
import { functionsOfNouns } from '../domain/granted-functions.gen.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertBusiness, insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';
import { IsolationError } from './errors.ts';
import { build, preparedQuery } from './prepared-query.ts';
import type { Scope } from './scope.ts';

let test: TestDatabase;
const ten: Scope = { kind: 'community', communityId: 10 };

beforeAll(async () => {
  test = await createTestDatabase();
  await insertCommunity(test.owner, { id: 10 });
  await insertBusiness(test.owner, { communityId: 10, id: 101 });
  await insertCommunity(test.owner, { id: 20 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 3 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 101, firstId: 4, count: 2 });
  await insertCustomers(test.owner, { communityId: 20, businessId: 200, firstId: 6, count: 4 });
});
afterAll(() => test.drop());

/** Forgets every condition on purpose: what comes back is what row-level security lets through. */
const allCustomers = preparedQuery('test.all-customers', () =>
  build.selectFrom('app.customer').select('id').orderBy('id'),
);
const customerIds = async (scope: Scope) => (await test.db.reader(scope).all(allCustomers, {})).map((row) => row.id);

describe('row-level security', () => {
  it('lets a community see its own customers, whatever the query forgets', async () => {
    expect(await customerIds(ten)).toEqual([1, 2, 3, 4, 5]);
    expect(await customerIds({ kind: 'community', communityId: 20 })).toEqual([6, 7, 8, 9]);
    expect(await customerIds({ kind: 'community', communityId: 30 })).toEqual([]);
  });

  it('lets staff and jobs see all of them', async () => {
    expect(await customerIds({ kind: 'staff' })).toHaveLength(9);
    expect(await customerIds({ kind: 'jobs' })).toHaveLength(9);
  });

  it('holds inside a transaction too', async () => {
    const ids = await test.db.transaction(ten, async (trx) => {
      const written = await trx.updateTable('app.customer').set({ city: 'Perth' }).returning('id').execute();
      return written.map((row) => row.id).toSorted((a, b) => a - b);
    });
    expect(ids).toEqual([1, 2, 3, 4, 5]);
    const { rows } = await test.owner.query<{ n: number }>(
      `select count(*) as n from app.customer where city = 'Perth'`,
    );
    expect(rows[0]?.n).toBe(5);
  });

  it('restricts to supplier businesses, also to none of them', async () => {
    expect(await customerIds({ ...ten, businessIds: [101] })).toEqual([4, 5]);
    expect(await customerIds({ ...ten, businessIds: [100, 101, 200] })).toEqual([1, 2, 3, 4, 5]);
    expect(await customerIds({ ...ten, businessIds: [] })).toEqual([]);
  });

  it.each(['tenant', 'restricted'] as const)(
    'shows nothing at all to a session of %s without a scope',
    async (role) => {
      const { Client } = await import('pg');
      const client = new Client(test.db.connectionConfig(role));
      await client.connect();
      try {
        expect((await client.query('select id from app.customer')).rows).toEqual([]);
        await client.query(`select set_config('app.community', '10', false)`);
        // restricted also needs to know which businesses
        const seen = (await client.query('select id from app.customer')).rows.length;
        expect(seen).toBe(role === 'restricted' ? 0 : 5);
      } finally {
        await client.end();
      }
    },
  );

  it('refuses a row for another community', async () => {
    const insert = test.db.transaction(ten, (trx) =>
      trx
        .insertInto('app.customer')
        .values({
          community_id: 20,
          business_id: 200,
          customer_number: 'X',
          customer_name: 'X',
          created_at: testTime,
          updated_at: testTime,
        })
        .execute(),
    );
    await expect(insert).rejects.toBeInstanceOf(IsolationError);
  });

  it('refuses to move a row to another business than the allowed ones', async () => {
    const move = test.db.transaction({ ...ten, businessIds: [101] }, (trx) =>
      trx.updateTable('app.customer').set({ business_id: 100 }).where('id', '=', 4).execute(),
    );
    await expect(move).rejects.toBeInstanceOf(IsolationError);
  });

  it.each(['credential', 'totp', 'recovery_code', 'session', 'single_use_token'])(
    'keeps app.%s from tenant and staff',
    async (table) => {
      for (const scope of [ten, { kind: 'staff' }] as const) {
        const read = test.db.transaction(scope, (trx) => sql`select * from app.${sql.raw(table)}`.execute(trx));
        await expect(read).rejects.toBeInstanceOf(IsolationError);
      }
    },
  );

  it('covers every table of the schema, forced on the owner as well', async () => {
    const { rows } = await test.owner.query(`select c.relname from pg_class c
      where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
        and not (c.relrowsecurity and c.relforcerowsecurity)`);
    expect(rows).toEqual([]);
  });

  it('lets each role run the functions it was granted, and no one anything else', async () => {
    // restricted is a member of tenant
    const letters = { tenant: 'T', staff: 'S', jobs: 'J', auth: 'A', public: '-' };
    const granted: GrantedFunctions = functionsOfNouns;
    for (const [role, letter] of Object.entries(letters)) {
      const functions = Object.keys(granted).filter((name) => granted[name]?.split(' ').includes(letter));
      const { rows } = await test.owner.query<{ name: string }>(
        `select proname as name from pg_proc
         where pronamespace = 'app'::regnamespace and has_function_privilege($1, oid, 'execute')`,
        [role],
      );
      expect(rows.map(({ name }) => name).toSorted(), role).toEqual(functions.toSorted());
    }
  });
});

describe('a scope', () => {
  it('leaves nothing behind on the connection', async () => {
    const testDatabase = await createTestDatabase({ poolSizes: { tenant: 1 } });
    try {
      const setting = preparedQuery('test.setting', () =>
        build.selectNoFrom(sql<string>`coalesce(current_setting('app.community', true), '')`.as('community')),
      );
      expect(await testDatabase.db.reader(ten).first(setting, {})).toEqual({ community: '10' });
      const config = testDatabase.db.connectionConfig('tenant');
      expect(config.user).toBe('tenant');
      await testDatabase.db.transaction(ten, async (trx) => {
        expect(await trx.first(setting, {})).toEqual({ community: '10' });
      });
      expect(await testDatabase.db.reader({ kind: 'community', communityId: 20 }).first(setting, {})).toEqual({
        community: '20',
      });
      const { rows } = await testDatabase.owner.query<{ n: number }>(
        `select count(*) as n from pg_stat_activity where datname = current_database() and usename = 'tenant'`,
      );
      expect(rows[0]?.n).toBe(1);
    } finally {
      await testDatabase.drop();
    }
  });

  it('takes ids only', () => {
    for (const communityId of [0, -1, 1.5, Number.NaN, 2 ** 53]) {
      expect(() => test.db.reader({ kind: 'community', communityId })).toThrow(RangeError);
    }
    expect(() => test.db.reader({ ...ten, businessIds: [0] })).toThrow(RangeError);
  });
});
