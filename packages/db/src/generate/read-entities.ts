import type { Client } from 'pg';

/** A table as the pictures show it. */
export interface Entity {
  table: string;
  /** The columns worth a line: codes and statuses, and those that lead to another table, in the table's order. */
  columns: { name: string; leadsTo: string | null; values: boolean }[];
  belongsTo: { community: boolean; business: boolean; vault: boolean };
  links: Link[];
}

/** A foreign key: by which column a table leads to another, and whether it must. */
export interface Link {
  column: string;
  to: string;
  optional: boolean;
  /** At most one row leads to each. */
  single: boolean;
}

interface ColumnRow {
  table: string;
  column: string;
  values: boolean;
}
interface LinkRow extends Link {
  table: string;
}

const columnsQuery = `
select c.relname as "table", a.attname as "column",
  exists (select from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
    and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%') as values
from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
order by c.relname, a.attnum`;

// The last column of a key is the one that leads somewhere; those before say in which community and business.
const linksQuery = `
select distinct on (c.relname, a.attname, r.relname) c.relname as "table", a.attname as "column", r.relname as "to",
  not a.attnotnull as optional,
  exists (select from pg_index i where i.indrelid = c.oid and i.indisunique
    and (i.indpred is null or pg_get_expr(i.indpred, i.indrelid) ~ 'IS NOT NULL')
    and (select array_agg(n order by n) from unnest(i.indkey) n)
      <@ (select array_agg(n) || (select array_agg(b.attnum) from pg_attribute b where b.attrelid = c.oid
        and b.attname = 'community_id') from unnest(k.conkey) n)
    and a.attnum = any (i.indkey)) as single
from pg_constraint k
  join pg_class c on c.oid = k.conrelid
  join pg_class r on r.oid = k.confrelid
  join pg_attribute a on a.attrelid = c.oid and a.attnum = any (k.conkey)
where k.contype = 'f' and c.relnamespace = 'app'::regnamespace and not c.relispartition
  and (a.attname <> 'community_id' or r.relname = 'community') and (a.attname <> 'business_id' or r.relname = 'business')
  and (a.attname <> 'kind')
order by c.relname, a.attname, r.relname`;

/** Reads the tables of schema app and their foreign keys from the catalogue of a migrated database. */
export async function readEntities(owner: Client): Promise<Entity[]> {
  const columns = Map.groupBy((await owner.query<ColumnRow>(columnsQuery)).rows, (row) => row.table);
  const links = Map.groupBy((await owner.query<LinkRow>(linksQuery)).rows, (row) => row.table);
  return [...columns].map(([table, rows]) => {
    const own = (links.get(table) ?? []).map(({ column, to, optional, single }) => ({ column, to, optional, single }));
    const has = (name: string) => rows.some((row) => row.column === name);
    const shown = rows
      .map((row) => ({
        name: row.column,
        leadsTo: own.find((link) => link.column === row.column)?.to ?? null,
        values: row.values,
      }))
      .filter(
        (entry) =>
          (entry.values || entry.leadsTo !== null) &&
          !/^(community_id|business_id|vault_entry_id)$|currency$/.test(entry.name),
      );
    return {
      table,
      columns: shown,
      belongsTo: { community: has('community_id'), business: has('business_id'), vault: has('vault_entry_id') },
      links: own,
    };
  });
}
