import type { Client } from 'pg';

interface Definition {
  table: string;
  name: string;
  sql: string;
}

const indexesQuery = `
select i.indrelid::regclass::text as "table", c.relname as name, pg_get_indexdef(i.indexrelid) as sql
from pg_index i join pg_class c on c.oid = i.indexrelid
where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)
order by c.relname`;

// primary keys and unique constraints first: foreign keys need them
const constraintsQuery = `
select k.conrelid::regclass::text as "table", k.conname as name, pg_get_constraintdef(k.oid) as sql
from pg_constraint k
where (k.conrelid = any ($1::regclass[]) and k.contype in ('p', 'u', 'f'))
  or (k.confrelid = any ($1::regclass[]) and k.contype = 'f')
order by array_position('{p,u,f}'::"char"[], k.contype), k.conname`;

/**
 * Runs `load` in one transaction with the tables' indexes, keys and foreign keys taken off, and puts them back:
 * building an index once is several times faster than growing it row by row. The tables are locked meanwhile.
 */
export async function bulkLoad(owner: Client, tables: readonly string[], load: () => Promise<void>): Promise<void> {
  const read = async (query: string) => (await owner.query<Definition>(query, [tables])).rows;
  await owner.query('begin');
  try {
    await owner.query(`set local maintenance_work_mem = '512MB'`);
    const indexes = await read(indexesQuery);
    const constraints = await read(constraintsQuery);
    for (const { table, name } of constraints.toReversed()) {
      await owner.query(`alter table ${table} drop constraint ${name}`);
    }
    for (const { name } of indexes) await owner.query(`drop index app.${name}`);
    for (const table of tables) await owner.query(`alter table ${table} no force row level security`);
    await load();
    for (const { table, name, sql } of constraints) {
      await owner.query(`alter table ${table} add constraint ${name} ${sql}`);
    }
    for (const { sql } of indexes) await owner.query(sql);
    for (const table of tables) await owner.query(`alter table ${table} force row level security`);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback');
    throw error;
  }
}
