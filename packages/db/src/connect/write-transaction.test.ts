import { sql } from 'kysely';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers } from '../testing/test-rows.ts';
import { build, preparedQuery } from './prepared-query.ts';
import type { WriteTransaction } from './write-transaction.ts';

let test: TestDatabase;
const scope = { kind: 'community', communityId: 10 } as const;

beforeAll(async () => {
  test = await createTestDatabase({ poolSizes: { tenant: 4 } });
  await insertCommunity(test.owner, { id: 10 });
  await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 5 });
});
afterAll(() => test.drop());

const rename = (trx: WriteTransaction, id: number, city: string) =>
  trx.updateTable('app.customer').set({ city }).where('id', '=', id).execute();
const cityOf = async (id: number) =>
  (await test.owner.query<{ city: string }>('select city from app.customer where id = $1', [id])).rows[0]?.city;

describe('writing without waiting', () => {
  const renaming = preparedQuery('test.rename', (p: { id: number; city: string }) =>
    build.updateTable('app.customer').set({ city: p.city }).where('id', '=', p.id),
  );
  const divide = preparedQuery('test.write-divide', (p: { by: number }) =>
    build
      .updateTable('app.customer')
      .set({ city: sql<string>`1 / ${p.by}::int` })
      .where('id', '=', 4),
  );
  const city = preparedQuery('test.city', (p: { id: number }) =>
    build.selectFrom('app.customer').select('city').where('id', '=', p.id),
  );

  it('goes out before what comes next, and is committed', async () => {
    const seen = await test.db.transaction(scope, async (trx) => {
      await trx.write(renaming, { id: 3, city: 'Broome' });
      await trx.write(renaming, { id: 4, city: 'Broome' });
      const read = await trx.first(city, { id: 3 });
      await trx.write(renaming, { id: 3, city: 'Exmouth' });
      return read?.city;
    });
    expect(seen).toBe('Broome');
    expect([await cityOf(3), await cityOf(4)]).toEqual(['Exmouth', 'Broome']);
  });

  it('fails the transaction where it fails, with its own error, whatever came after it', async () => {
    const last = test.db.transaction(scope, async (trx) => {
      await rename(trx, 3, 'Albany');
      await trx.write(divide, { by: 0 });
    });
    await expect(last).rejects.toThrow('division by zero');
    const before = test.db.transaction(scope, async (trx) => {
      await trx.write(divide, { by: 0 });
      await trx.write(renaming, { id: 3, city: 'Albany' });
      await trx.first(city, { id: 3 });
    });
    await expect(before).rejects.toThrow('division by zero');
    expect(await cityOf(3)).toBe('Exmouth');
    await test.db.transaction(scope, (trx) => trx.write(renaming, { id: 3, city: 'Coral Bay' }));
    expect(await cityOf(3)).toBe('Coral Bay');
  });

  it('commits nothing where the driver cannot send it', async () => {
    const circular: { self?: unknown } = {};
    circular.self = circular;
    const odd = preparedQuery('test.odd', (p: { value: unknown }) =>
      build.selectNoFrom(sql<number>`${p.value}::jsonb`.as('value')),
    );
    const other = preparedQuery('test.odd', (p: { id: number }) =>
      build.selectNoFrom(sql<number>`${p.id}::int`.as('value')),
    );
    for (const write of [
      (trx: WriteTransaction) => trx.write(odd, { value: circular }),
      (trx: WriteTransaction) => trx.write(odd, { value: {} }).then(() => trx.write(other, { id: 1 })),
    ]) {
      const failing = test.db.transaction(scope, async (trx) => {
        await rename(trx, 3, 'Derby');
        await write(trx);
      });
      await expect(failing).rejects.toThrow(/circular|must be unique/);
      expect(await cityOf(3)).toBe('Coral Bay');
    }
  });

  it('is refused after the end', async () => {
    let kept: WriteTransaction | undefined;
    await test.db.transaction(scope, async (trx) => {
      kept = trx;
      await rename(trx, 3, 'Coral Bay');
    });
    await expect(kept?.write(renaming, { id: 3, city: 'Too late' })).rejects.toThrow('The transaction has ended');
  });

  it('of a serialisation failure is run once more', async () => {
    let runs = 0;
    await test.db.transaction(
      scope,
      async (trx) => {
        await trx.first(city, { id: 4 });
        if (++runs === 1) await test.owner.query(`update app.customer set city = 'Moree' where id = 4`);
        await trx.write(renaming, { id: 4, city: 'Denham' });
      },
      { isolation: 'repeatable read' },
    );
    expect([runs, await cityOf(4)]).toEqual([2, 'Denham']);
  });

  it('and reading at once answers each its own', async () => {
    const names = await test.db.transaction(scope, (trx) =>
      Promise.all(
        [1, 2, 3, 4, 5].map(async (id) => {
          await trx.write(renaming, { id, city: `City ${id}` });
          return (await trx.first(city, { id }))?.city;
        }),
      ),
    );
    expect(names).toEqual([1, 2, 3, 4, 5].map((id) => `City ${id}`));
  });

  it('says that the outcome is not known where the connection is lost while committing', async () => {
    const cut = test.db.transaction(scope, async (trx) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      await test.owner.query('begin; select from app.customer where id = 4 for update');
      // it waits for the lock while COMMIT is already behind it
      await trx.write(renaming, { id: 4, city: 'Nowhere' });
      void delay(100).then(() => test.owner.query('select pg_terminate_backend($1)', [rows[0]?.pid]));
    });
    await expect(cut).rejects.toMatchObject({ name: 'UnavailableError', outcomeUnknown: true });
    await test.owner.query('rollback');
    expect(await cityOf(4)).not.toBe('Nowhere');
  });
});
