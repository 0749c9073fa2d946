import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers } from '../testing/test-rows.ts';
import { createDatabase, type Database } from './database.ts';
import { HeldConnectionError, UnavailableError } from './errors.ts';
import { build, queryByKey } from './prepared-query.ts';

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  for (const id of [10, 20]) {
    const { communityId, businessId } = await insertCommunity(test.owner, { id });
    await insertCustomers(test.owner, { communityId, businessId, firstId: id * 10, count: 10 });
  }
});
afterAll(() => test.drop());
beforeEach(() => {
  db = createDatabase({ ...test, poolSizes: { tenant: 6 }, connectTimeoutMs: 1000 });
  return () => db.close();
});

const customer = queryByKey('test.by-key', (params: { id: number }) =>
  build
    .selectFrom('app.customer')
    .select(['id', sql<number>`pg_backend_pid()`.as('server')])
    .where('id', '=', params.id),
);
const inverse = queryByKey('test.inverse-by-key', (params: { of: number }) =>
  build.selectNoFrom(sql<number>`60 / ${params.of}::int4`.as('result')),
);
const within = (communityId: number) => db.reader({ kind: 'community', communityId });

describe('concurrent reads by key', () => {
  it('share a connection, each in its own scope', async () => {
    const wanted = Array.from({ length: 8 }, (_, n) => ({ communityId: n % 2 ? 10 : 20, id: 100 + 100 * (n % 3) + n }));
    for (let round = 0; round < 3; round++) {
      const found = await Promise.all(wanted.map(({ communityId, id }) => within(communityId).first(customer, { id })));
      expect(found.map((entry) => entry?.id)).toEqual(
        wanted.map(({ communityId, id }) => (Math.floor(id / 100) === communityId / 10 ? id : undefined)),
      );
      expect(found.filter((entry) => entry).length).toBeGreaterThan(1);
      expect(new Set(found.flatMap((entry) => entry?.server ?? [])).size).toBe(1);
    }
    expect(db.stats().tenant).toEqual({ open: 1, idle: 1, waiting: 0 });
  });

  it('are spread over connections where they are many', async () => {
    const found = await Promise.all(
      Array.from({ length: 60 }, (_, n) => within(10).first(customer, { id: 100 + (n % 10) })),
    );
    expect(found.map((entry) => entry?.id)).toEqual(Array.from({ length: 60 }, (_, n) => 100 + (n % 10)));
    const servers = Map.groupBy(found, (entry) => entry?.server);
    expect(servers.size).toBe(6);
    // Eight groups of at most eight: whichever connection is there first may also carry the two that wait for one.
    expect(Math.max(...[...servers.values()].map((reads) => reads.length))).toBeLessThanOrEqual(24);
    expect(db.stats().tenant.idle).toBe(db.stats().tenant.open);
  });

  it('fail by themselves', async () => {
    const results = await Promise.allSettled(
      [1, 2, 0, 3, 0, 4].map((entry) => within(10).first(inverse, { of: entry })),
    );
    expect(
      results.map((result) => (result.status === 'fulfilled' ? result.value?.result : String(result.reason))),
    ).toEqual([
      60,
      30,
      expect.stringContaining('division by zero'),
      20,
      expect.stringContaining('division by zero'),
      15,
    ]);
    expect(await within(10).first(inverse, { of: 6 })).toEqual({ result: 10 });
    expect(db.stats().tenant).toEqual({ open: 1, idle: 1, waiting: 0 });
  });

  it('are refused while a transaction is held, and read in it where they are given to it', async () => {
    await db.transaction({ kind: 'community', communityId: 10 }, async (trx) => {
      await expect(within(10).first(customer, { id: 100 })).rejects.toBeInstanceOf(HeldConnectionError);
      expect(await trx.first(customer, { id: 100 })).toMatchObject({ id: 100 });
    });
  });

  it('are all unavailable where their connection is lost, and the next ones get another', async () => {
    const { server } = (await within(10).first(customer, { id: 100 })) ?? {};
    const cut = queryByKey('test.cut', (params: { milliseconds: number }) =>
      build.selectNoFrom(sql`pg_sleep(${params.milliseconds}::float8 / 1000)`.as('slept')),
    );
    const reads = Promise.allSettled([
      within(10).first(cut, { milliseconds: 60_000 }),
      within(10).first(customer, { id: 100 }),
      within(20).first(customer, { id: 200 }),
    ]);
    await expect
      .poll(
        async () =>
          (await test.owner.query('select from pg_stat_activity where pid = $1 and state = $2', [server, 'active']))
            .rowCount,
      )
      .toBe(1);
    await test.owner.query('select pg_terminate_backend($1)', [server]);
    for (const item of await reads)
      expect(item).toMatchObject({ status: 'rejected', reason: expect.any(UnavailableError) as unknown });
    expect(await within(10).first(customer, { id: 101 })).toMatchObject({ id: 101 });
  });

  it('are all unavailable where no connection is free', async () => {
    const held = Promise.withResolvers<void>();
    const small = createDatabase({ ...test, poolSizes: { tenant: 1 }, connectTimeoutMs: 300 });
    const holding = small.transaction({ kind: 'community', communityId: 10 }, () => held.promise);
    const reader = small.reader({ kind: 'community', communityId: 10 });
    const reads = await Promise.allSettled(
      Array.from({ length: 20 }, (_, n) => reader.first(customer, { id: 100 + n })),
    );
    expect(reads.every((read) => read.status === 'rejected' && read.reason instanceof UnavailableError)).toBe(true);
    held.resolve();
    await holding;
    expect(await reader.first(customer, { id: 105 })).toMatchObject({ id: 105 });
    await small.close();
  });
});
