import { Kysely, PostgresDialect } from 'kysely';
import { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertCommunity, insertCustomers, testTime } from '../testing/test-rows.ts';
import { searchCustomers } from '../nouns/customers/search-customers.ts';
import { refold } from './refold.ts';

let test: TestDatabase;
let owner: Kysely<unknown>;

beforeAll(async () => {
  test = await createTestDatabase();
  owner = new Kysely({ dialect: new PostgresDialect({ pool: new Pool({ ...test.ownerConfig, max: 1 }) }) });
  await insertCommunity(test.owner, { id: 10 });
});
afterAll(async () => {
  await owner.destroy();
  await test.drop();
});

const find = async (query: string) => {
  const reader = test.db.reader({ kind: 'community', communityId: 10 });
  const { items, didYouMean } = await searchCustomers(reader, { query, page: 1, pageSize: 25 });
  return didYouMean ?? items.map(({ customerId }) => customerId);
};

describe('refold', () => {
  it('makes the stored columns of every table again, writes only rows that differ, and is done after one run', async () => {
    const { rows: files } = await test.owner.query<{ definition: string }>(
      `select pg_get_functiondef('app.fold'::regproc) as definition`,
    );
    // the function of the release before
    await test.owner.query(`create or replace function app.fold(value text) returns text language sql immutable
      return lower(regexp_replace(normalize(value, nfd), U&'[\\0300-\\036f''\\0060\\2018\\2019\\02bb\\02bc]', '', 'g'))`);
    await insertCustomers(test.owner, { communityId: 10, businessId: 100, firstId: 1, count: 200 });
    await test.owner.query(
      `insert into app.customer (community_id, business_id, id, customer_name, customer_number, created_at, updated_at)
       values (10, 100, 1001, 'Anne-Marie Weiß', 'C-77', $1, $1)`,
      [testTime],
    );
    await test.owner.query(`update app.business set name = 'Smith & Søn' where id = 100`);
    await test.owner.query(files[0]?.definition ?? '');

    expect(await find('annemarie weiss')).not.toEqual([1001]);
    const stamp = async () =>
      (await test.owner.query('select xmin::text, version, updated_at from app.customer where id = 1')).rows;
    const before = await stamp();
    const { rows: customers } = await test.owner.query<{ stale: string }>(
      "select count(*) as stale from app.customer where name_folded <> app.fold(customer_name) or search not like '%' || app.fold(customer_number) || '%'",
    );
    expect(await refold(owner)).toBeGreaterThanOrEqual(Number(customers[0]?.stale));
    expect(await find('annemarie weiss')).toEqual([1001]);
    expect(await find('wiess')).toEqual('weiss');
    const { rows: businesses } = await test.owner.query('select name_folded, search from app.business where id = 100');
    expect(businesses).toEqual([
      { name_folded: 'smith and son', search: expect.stringContaining('\nsmith and son\n') as string },
    ]);
    const { rows: search } = await test.owner.query(
      'select 1 from app.customer_search s join app.customer c on c.id = s.customer_id where s.search <> c.search',
    );
    expect(search).toEqual([]);
    expect({ before, rows: await refold(owner) }).toMatchObject({ rows: 0 });
  });

  it('waits for no reader and lets other rows be written meanwhile', async () => {
    const held = test.db.transaction({ kind: 'community', communityId: 10 }, async (trx) => {
      await trx.updateTable('app.customer').set({ city: 'Perth' }).where('id', '=', 1).execute();
      await refold(owner);
    });
    await expect(held).resolves.toBeUndefined();
  });
});
