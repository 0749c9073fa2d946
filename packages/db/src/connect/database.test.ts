import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';
import { createDatabase } from './database.ts';
import { ConflictError, ConstraintError, HeldConnectionError, SerializationError, UnavailableError } from './errors.ts';
import { build, preparedQuery, shapedQuery } from './prepared-query.ts';
import type { WriteTransaction } from './write-transaction.ts';

let test: TestDatabase;
const scope = { kind: 'community', communityId: 10 } as const;
const broken: { role: string; message: string }[] = [];

beforeAll(async () => {
  test = await createTestDatabase({
    poolSizes: { tenant: 4, staff: 4 },
    onConnectionError: (error, role) => broken.push({ role, message: error.message }),
  });
  await insertCommunity(test.owner, { id: 10 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 5 });
});
afterAll(() => test.drop());

const nameOf = preparedQuery('test.name', (params: { id: number }) =>
  build.selectFrom('app.customer').select('customer_name').where('id', '=', params.id),
);
const rename = (trx: WriteTransaction, id: number, city: string) =>
  trx.updateTable('app.customer').set({ city }).where('id', '=', id).execute();
const cityOf = async (id: number) =>
  (await test.owner.query<{ city: string }>('select city from app.customer where id = $1', [id])).rows[0]?.city;

describe('a prepared query', () => {
  it('is prepared once per connection and takes new values', async () => {
    const testDatabase = await createTestDatabase({ poolSizes: { staff: 1 } });
    try {
      await insertCommunity(testDatabase.owner, { id: 10 });
      const name = preparedQuery('test.community', (params: { id: number }) =>
        build.selectFrom('app.community').select('name').where('id', '=', params.id),
      );
      const db = testDatabase.db.reader({ kind: 'staff' });
      expect(await db.first(name, { id: 10 })).toEqual({ name: 'Community 10' });
      expect(await db.first(name, { id: 11 })).toBeUndefined();
      const prepared = await db.run(
        build.selectNoFrom(
          sql<number>`(select count(*) from pg_prepared_statements where name = 'test.community')`.as('n'),
        ),
      );
      expect(prepared).toEqual([{ n: 1 }]);
    } finally {
      await testDatabase.drop();
    }
  });

  it('is described once per connection, and its rows are read the same from then on', async () => {
    const kinds = preparedQuery('test.kinds', (params: { id: number }) =>
      build
        .selectFrom('app.customer')
        .select(['id', 'customer_name', 'enabled', 'created_at', 'disabled_at'])
        .where('id', '<', params.id)
        .orderBy('id'),
    );
    const first = { id: 1, customer_name: 'Customer 1', enabled: true, created_at: testTime, disabled_at: null };
    await test.db.transaction(scope, async (trx) => {
      expect(await trx.all(kinds, { id: 1 })).toEqual([]);
      expect(await trx.all(kinds, { id: 2 })).toEqual([first]);
      expect(await trx.all(kinds, { id: 3 })).toEqual([first, { ...first, id: 2, customer_name: 'Customer 2' }]);
    });
  });

  it('is usable again after an error in it, and after one in its text', async () => {
    const divide = preparedQuery('test.divide', (params: { by: number }) =>
      build.selectNoFrom(sql<number>`6 / ${params.by}::int4`.as('result')),
    );
    const db = test.db.reader(scope);
    for (let round = 0; round < 6; round++) {
      await expect(db.first(divide, { by: 0 })).rejects.toThrow('division by zero');
      expect(await db.first(divide, { by: 3 })).toEqual({ result: 2 });
    }
    const wrong = preparedQuery('test.wrong', () => build.selectNoFrom(sql<number>`no_such_column`.as('result')));
    for (let round = 0; round < 6; round++) {
      await expect(db.first(wrong, {})).rejects.toThrow('no_such_column');
      expect(await db.first(nameOf, { id: 1 })).toEqual({ customer_name: 'Customer 1' });
    }
  });

  it('is built once for each shape', async () => {
    let built = 0;
    const listed = shapedQuery('test.shapes', (shape: { backwards: boolean }, params: { limit: number }) => {
      built++;
      const direction = shape.backwards ? 'desc' : 'asc';
      return build.selectFrom('app.customer').select('id').orderBy('id', direction).limit(params.limit);
    });
    const db = test.db.reader(scope);
    for (const limit of [1, 2]) {
      expect(await db.all(listed({ backwards: false }), { limit })).toHaveLength(limit);
      expect((await db.all(listed({ backwards: true }), { limit }))[0]).toEqual({ id: 5 });
    }
    expect(built).toBe(2);
  });

  it('answers many at once, each its own', async () => {
    const db = test.db.reader(scope);
    const names = await Promise.all(
      Array.from({ length: 200 }, (_, index) => db.first(nameOf, { id: (index % 5) + 1 })),
    );
    names.forEach((row, index) => expect(row?.customer_name).toBe(`Customer ${(index % 5) + 1}`));
  });
});

const insert = (values: object) =>
  test.db.transaction(scope, (trx) =>
    trx
      .insertInto('app.customer')
      .values({
        community_id: 10,
        business_id: 100,
        customer_number: 'T-1',
        customer_name: 'X',
        created_at: testTime,
        updated_at: testTime,
        ...values,
      })
      .execute(),
  );

describe('a transaction', () => {
  it('commits, or rolls everything back with the error', async () => {
    await test.db.transaction(scope, (trx) => rename(trx, 1, 'Perth'));
    expect(await cityOf(1)).toBe('Perth');
    const failing = test.db.transaction(scope, async (trx) => {
      await rename(trx, 1, 'Darwin');
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await cityOf(1)).toBe('Perth');
  });

  it('refuses a second connection while it holds one, also deeper in the call', async () => {
    const nested = test.db.transaction(scope, async () => {
      await delay(1);
      await test.db.reader(scope).first(nameOf, { id: 1 });
    });
    await expect(nested).rejects.toBeInstanceOf(HeldConnectionError);
    const twice = test.db.transaction(scope, () => test.db.transaction({ kind: 'staff' }, () => Promise.resolve()));
    await expect(twice).rejects.toBeInstanceOf(HeldConnectionError);
    expect(await test.db.reader(scope).first(nameOf, { id: 1 })).toEqual({ customer_name: 'Customer 1' });
  });

  it('lets what outlives it read on its own', async () => {
    let later: Promise<unknown> = Promise.resolve();
    await test.db.transaction(scope, async (trx) => {
      await rename(trx, 2, 'Hobart');
      later = delay(20).then(() => test.db.reader(scope).first(nameOf, { id: 1 }));
    });
    await expect(later).resolves.toEqual({ customer_name: 'Customer 1' });
  });

  it('runs what is started together one after the other and refuses what comes after its end', async () => {
    let kept: WriteTransaction | undefined;
    await test.db.transaction(scope, async (trx) => {
      kept = trx;
      await Promise.all([rename(trx, 3, 'Cairns'), rename(trx, 4, 'Cairns'), trx.first(nameOf, { id: 3 })]);
    });
    expect(await cityOf(4)).toBe('Cairns');
    await expect(kept?.first(nameOf, { id: 3 })).rejects.toThrow('The transaction has ended');
  });

  it('does not pretend to commit when an error inside it was swallowed', async () => {
    const swallowing = test.db.transaction(scope, async (trx) => {
      await rename(trx, 1, 'Albany');
      await sql`select 1 / 0`.execute(trx).catch(() => undefined);
    });
    await expect(swallowing).rejects.toThrow('rolled back');
    expect(await cityOf(1)).toBe('Perth');
  });

  it('is run once more after a serialisation failure, and then gives up', async () => {
    let runs = 0;
    const once = await test.db.transaction(
      scope,
      async (trx) => {
        runs++;
        const before = await trx.first(nameOf, { id: 5 });
        if (runs === 1) await test.owner.query(`update app.customer set city = 'Moree' where id = 5`);
        await rename(trx, 5, 'Dubbo');
        return before;
      },
      { isolation: 'repeatable read' },
    );
    expect(once).toEqual({ customer_name: 'Customer 5' });
    expect(runs).toBe(2);
    const always = test.db.transaction(
      scope,
      async (trx) => {
        await trx.first(nameOf, { id: 5 });
        await test.owner.query(`update app.customer set city = 'Moree' where id = 5`);
        await rename(trx, 5, 'Dubbo');
      },
      { isolation: 'repeatable read' },
    );
    await expect(always).rejects.toBeInstanceOf(SerializationError);
  });

  it('names the constraint that refused a row', async () => {
    const conflict = await insert({}).catch((error: unknown) => error);
    expect(conflict).toBeInstanceOf(ConflictError);
    expect(conflict).toMatchObject({ constraint: 'customer_community_id_business_id_customer_number_key' });
    await expect(insert({ customer_number: 'T-9', business_id: 999 })).rejects.toBeInstanceOf(ConstraintError);
    await expect(insert({ customer_number: 'T-9', country: 'AUS' })).rejects.toBeInstanceOf(ConstraintError);
  });
});

describe('trouble with the server', () => {
  /** Ends the connections of the pools, and waits until these have heard of it: but for those in use. */
  const breakConnections = async (inUse = 0): Promise<void> => {
    broken.length = 0;
    const { rowCount } = await test.owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and usename in ('tenant', 'staff')`,
    );
    expect(rowCount).toBeGreaterThan(0);
    await expect.poll(() => broken.length).toBe(Number(rowCount) - inUse);
  };

  it('on idle connections is reported, and the next read gets a new one', async () => {
    await test.db.reader(scope).first(nameOf, { id: 1 });
    await breakConnections();
    expect(broken.length).toBeGreaterThan(0);
    expect(await test.db.reader(scope).first(nameOf, { id: 1 })).toEqual({ customer_name: 'Customer 1' });
  });

  it('on a held connection rejects the transaction and nothing else', async () => {
    const cut = test.db.transaction(scope, async (trx) => {
      await trx.first(nameOf, { id: 1 });
      await breakConnections(1);
      await rename(trx, 1, 'Nowra');
    });
    await expect(cut).rejects.toBeInstanceOf(UnavailableError);
    expect(await cityOf(1)).toBe('Perth');
    expect(await test.db.reader(scope).first(nameOf, { id: 1 })).toEqual({ customer_name: 'Customer 1' });
  });

  it('is UnavailableError when it does not answer in time', async () => {
    const slow = test.db.transaction(scope, async (trx) => {
      await sql`set local statement_timeout = '50ms'`.execute(trx);
      await sql`select pg_sleep(5)`.execute(trx);
    });
    await expect(slow).rejects.toBeInstanceOf(UnavailableError);
    const waiting = test.db.transaction(scope, async (trx) => {
      await sql`set local lock_timeout = '50ms'`.execute(trx);
      await test.owner.query('begin; select from app.customer where id = 1 for update');
      await rename(trx, 1, 'Yass');
    });
    await expect(waiting).rejects.toBeInstanceOf(UnavailableError);
    await test.owner.query('rollback');
  });

  it('is UnavailableError when every connection is taken, or no one is there', async () => {
    const small = createDatabase({ ...test, poolSizes: { tenant: 1 }, connectTimeoutMs: 2000 });
    const { promise, resolve: free } = Promise.withResolvers<void>();
    const payment = Promise.withResolvers<void>();
    const held = small.transaction(scope, () => {
      payment.resolve();
      return promise;
    });
    await payment.promise;
    await expect(small.reader(scope).first(nameOf, { id: 1 })).rejects.toBeInstanceOf(UnavailableError);
    expect(small.stats().tenant).toEqual({ open: 1, idle: 0, waiting: 0 });
    free();
    await held;
    await small.ping();
    await small.close();
    const nowhere = createDatabase({ server: { host: '/nowhere', port: 5432, database: 'x' }, masterKey: 'x' });
    await expect(nowhere.ping()).rejects.toBeInstanceOf(UnavailableError);
    await nowhere.close();
  });

  it('has limits on every session, set on the role', async () => {
    const settings = [
      'statement_timeout',
      'lock_timeout',
      'idle_in_transaction_session_timeout',
      'search_path',
      'TimeZone',
    ];
    const { rows } = await test.owner.query<{ rolname: string; settings: string[] }>(
      `select rolname, rolconfig as settings from pg_roles where rolname in ('tenant', 'staff', 'jobs', 'auth')`,
    );
    expect(rows).toHaveLength(4);
    for (const row of rows) {
      for (const name of settings) expect(row.settings.join(' ').toLowerCase()).toContain(`${name.toLowerCase()}=`);
    }
  });
});
