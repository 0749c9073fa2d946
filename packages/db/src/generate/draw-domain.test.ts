import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { domainTables } from '../domain/domain-tables.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { drawDomain } from './draw-domain.ts';
import { readEntities } from './read-entities.ts';

const docs = path.join(import.meta.dirname, '../../../../docs');
let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

it('finds the committed pictures equal to the schema; otherwise run `pnpm --filter @quickportal/db generate`', async () => {
  for (const [file, svg] of await drawDomain(test.owner)) {
    expect(await readFile(path.join(docs, 'images', file), 'utf8'), file).toBe(svg);
  }
});

it('knows every table there is by what docs/domain-tables.md says of it, and no other', async () => {
  const all = (await readEntities(test.owner)).map((entity) => entity.table);
  expect(Object.keys(domainTables).toSorted()).toEqual(all.toSorted());
});

it('reads where a key leads, whether it must, and whether only one row leads there', async () => {
  const entities = await readEntities(test.owner);
  const link = (table: string, column: string) =>
    entities.find((entity) => entity.table === table)?.links.find((candidate) => candidate.column === column);
  expect(link('batch_entry', 'transaction_id')).toMatchObject({ to: 'transaction', optional: false, single: false });
  expect(link('refund', 'transaction_id')).toMatchObject({ to: 'transaction', single: true });
  expect(link('transaction', 'customer_id')).toMatchObject({ to: 'customer', optional: true });
  expect(link('settlement_au_bank', 'settlement_account_id')).toMatchObject({ single: true });
  expect(link('user_business', 'user_id')).toMatchObject({ single: false });
});

it('says of each table who may write it, as the grants do', async () => {
  const { rows } = await test.owner.query<{ table: string; writers: string }>(`
    select c.relname as "table", coalesce(string_agg(upper(left(r.name, 1)), ' ' order by r.at), 'no one') as writers
    from pg_class c left join unnest(array['tenant', 'staff', 'jobs', 'auth']) with ordinality r (name, at)
      on has_any_column_privilege(r.name, c.oid, 'insert, update') or has_table_privilege(r.name, c.oid, 'delete')
    where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition group by c.relname`);
  const wrong = rows.filter(({ table, writers }) => domainTables[table]?.writers !== writers);
  expect(wrong).toEqual([]);
});
