import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.drop());

const names = async (sql: string) => (await test.owner.query<{ name: string }>(sql)).rows.map((row) => row.name);

/** Tables of schema app with a column of that name, partitions left out. */
const tablesWith = (column: string, more = 'true') => `
  select c.oid, c.relname, a.attnum from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attname = '${column}' and not a.attisdropped
  where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and ${more}`;

describe('every table', () => {
  it('of a community is held to it for tenant', async () => {
    const open = await names(`select t.relname as name from (${tablesWith('community_id')}) t
      where exists (select from pg_policies p where p.tablename = t.relname and 'tenant' = any (p.roles))
        and not exists (select from pg_policies p where p.tablename = t.relname and p.policyname = 'community_scope'
          and p.qual like '%app.community%')`);
    expect(open).toEqual([]);
  });

  it('of a business is held to the allowed ones for restricted', async () => {
    const open = await names(`select t.relname as name from (${tablesWith('business_id')}) t
      where not exists (select from pg_policies p where p.tablename = t.relname and p.permissive = 'RESTRICTIVE'
        and 'restricted' = any (p.roles))
        and has_any_column_privilege('tenant', t.oid, 'select')
      order by 1`);
    // who may do what with which business, which a restricted user may know of their colleagues
    expect(open.filter((name) => !['user_business', 'user_role'].includes(name))).toEqual([]);
  });

  it('of a community has a key, unique constraints and foreign keys that carry it', async () => {
    const without =
      await names(`select t.relname || ' ' || k.conname as name from (${tablesWith('community_id', 'a.attnotnull')}) t
      join pg_constraint k on k.conrelid = t.oid and k.contype in ('p', 'u') where not t.attnum = any (k.conkey)
      union all
      select t.relname || ' ' || k.conname from (${tablesWith('community_id', 'a.attnotnull')}) t
      join pg_constraint k on k.conrelid = t.oid and k.contype = 'f' and not t.attnum = any (k.conkey)
        and exists (select from (${tablesWith('community_id')}) p where p.oid = k.confrelid and p.relname <> 'system_user')
      union all
      select t.relname || ' ' || i.indexrelid::regclass from (${tablesWith('community_id', 'a.attnotnull')}) t
      join pg_index i on i.indrelid = t.oid and i.indisunique where not t.attnum = any (i.indkey)`);
    // audit entries are numbered over all communities; users are known before their community is, and staff have none
    expect(without.filter((name) => !/^(audit_entry|user_business|user_role) /.test(name))).toEqual([]);
  });
});

describe('money', () => {
  it('is a whole number of cents, beside its currency', async () => {
    const wrong = await names(`select c.relname || '.' || a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p')
        and (a.attname ~ '(^|_)(amount|balance|threshold)$' or a.attname = 'amount_paid')
        and (a.atttypid <> 'int8'::regtype and a.atttypid <> 'bool'::regtype or a.atttypid = 'int8'::regtype and not exists (
          select from pg_attribute b where b.attrelid = c.oid and b.attname ~ '(^|_)currency$'))`);
    // of a whole facility, in the community's currency; of a statement that is being read, whose currency comes last;
    // and what the simulated networks keep for themselves
    const exempt = /^(community_setting\.unusually_large_amount|bank_statement_draft_line\.amount|simulator_.*)$/;
    expect(wrong.filter((name) => !exempt.test(name))).toEqual([]);
  });
});

describe('numbers of cards and accounts', () => {
  it('are in the vault: what is shown holds no run of seven digits', async () => {
    const unchecked = await names(`select c.relname || '.' || a.attname as name from pg_class c
      join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
      where c.relnamespace = 'app'::regnamespace and c.relkind = 'r' and a.attname ~ '^masked_' and a.attname <> 'masked_pay_id'
        and not exists (select from pg_constraint k where k.conrelid = c.oid and a.attnum = any (k.conkey)
          and pg_get_constraintdef(k.oid) like '%[0-9]{7}%')`);
    expect(unchecked).toEqual([]);
  });

  it('are in no column of their own', async () => {
    const columns = await names(`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'app' and data_type <> 'boolean' and column_name ~ '(^|_)(pan|card_number|account_number|cvn|cvv)$'`);
    expect(columns.filter((name) => !name.includes('.masked_'))).toEqual([]);
  });

  it('are reached by a foreign key into the vault wherever a row has one', async () => {
    const loose = await names(`select t.relname as name from (${tablesWith('vault_entry_id')}) t
      where not exists (select from pg_constraint k where k.conrelid = t.oid and k.contype = 'f'
        and k.confrelid = 'app.vault_entry'::regclass)`);
    expect(loose).toEqual([]);
  });
});
