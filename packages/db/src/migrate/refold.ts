import { sql, type Kysely } from 'kysely';

interface FoldedTable {
  /** Qualified and quoted. */
  name: string;
  /** Columns that the folded ones are made of. */
  sources: string[];
  /** Finds rows whose folded columns are not what they would be now. */
  isStale: string;
  pages: number;
}

/** Some 20,000 short rows: a batch takes a fraction of a second. */
const PAGES_PER_BATCH = 200;
const MOST_ATTEMPTS = 5;

/**
 * Makes the stored columns again that were computed with app.fold or app.name_key, for a migration with `transaction = false` of a
 * release that changes it. Only rows for which it makes a difference are written, a few at a time: no table is locked,
 * and a row only while its batch is written. May be interrupted and started again. Returns the number of rows written.
 */
export async function refold(db: Kysely<unknown>): Promise<number> {
  let written = 0;
  for (const table of await foldedTables(db)) {
    for (let page = 0; page < table.pages; page += PAGES_PER_BATCH) {
      written += await refoldPages(db, table, page);
    }
  }
  return written;
}

async function foldedTables(db: Kysely<unknown>): Promise<FoldedTable[]> {
  const { rows } = await sql<FoldedTable>`
    with folded as (
      select d.adrelid, a.attnum, quote_ident(a.attname) as name, pg_get_expr(d.adbin, d.adrelid) as expression, d.oid
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where a.attgenerated = 's' and exists (
        select from pg_depend u where u.classid = 'pg_attrdef'::regclass and u.objid = d.oid
          and u.refclassid = 'pg_proc'::regclass
            and u.refobjid in ('app.fold(text)'::regprocedure, to_regprocedure('app.name_key(text)')))
    )
    select f.adrelid::regclass::text as name,
      string_agg(distinct format('%s is distinct from (%s)', f.name, f.expression), ' or ') as "isStale",
      pg_relation_size(f.adrelid) / current_setting('block_size')::bigint as pages,
      (select array_agg(distinct quote_ident(s.attname))
        from folded o
        join pg_depend p on p.refclassid = 'pg_class'::regclass and p.refobjid = o.adrelid and p.refobjsubid <> o.attnum
          and ((p.classid = 'pg_attrdef'::regclass and p.objid = o.oid)
            or (p.classid = 'pg_class'::regclass and p.objid = o.adrelid and p.objsubid = o.attnum))
        join pg_attribute s on s.attrelid = o.adrelid and s.attnum = p.refobjsubid
        where o.adrelid = f.adrelid and s.attidentity = '' and s.attgenerated = '') as sources
    from folded f group by f.adrelid order by 1`.execute(db);
  return rows;
}

/** A batch that a deadlock with other work ended is tried again. */
async function refoldPages(db: Kysely<unknown>, table: FoldedTable, page: number): Promise<number> {
  const update = sql.raw<never>(`update ${table.name} set ${table.sources.map((name) => `${name} = ${name}`).join(', ')}
    where ctid >= '(${page},0)'::tid and ctid < '(${page + PAGES_PER_BATCH},0)'::tid and (${table.isStale})`);
  for (let attempt = 1; ; attempt++) {
    try {
      const { numAffectedRows = 0n } = await update.execute(db);
      return Number(numAffectedRows);
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isDeadlock(error)) throw error;
    }
  }
}

const isDeadlock = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '40P01';
