import type { Client } from 'pg';

interface ColumnRow {
  table: string;
  column: string;
  type: string;
  nullable: boolean;
  generated: boolean;
  defaulted: boolean;
  values: string[] | null;
}

/** How a column of each PostgreSQL type arrives in TypeScript (see connect/type-parsers.ts). */
const readTypes: Record<string, string> = {
  int8: 'number',
  int4: 'number',
  int2: 'number',
  float8: 'number',
  bool: 'boolean',
  text: 'string',
  varchar: 'string',
  numeric: 'string',
  date: 'string',
  timestamptz: 'string',
  xid8: 'string',
  uuid: 'string',
  bytea: 'Buffer',
  cidr: 'string',
  jsonb: 'JsonValue',
  _text: 'string[]',
  _int8: 'number[]',
  int8multirange: 'string',
  tsvector: 'string',
};

/** Where a statement may be given something else than what is read. JSON goes in as text: pg takes arrays for its own. */
const writeTypes: Record<string, string> = { jsonb: 'string', bytea: 'Uint8Array', timestamptz: 'string | Date' };

const header = `// Made from the database by \`pnpm --filter @quickportal/db generate\`. Do not edit.
import type { ColumnType } from 'kysely';

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };
`;

const columnsQuery = `
select c.relname as "table", a.attname as "column", t.typname as type, not a.attnotnull as nullable,
  a.attgenerated <> '' as generated, (a.atthasdef or a.attidentity <> '') and a.attgenerated = '' as defaulted,
  (select (regexp_matches(pg_get_constraintdef(k.oid), '^CHECK \\(\\(' || a.attname || ' = ANY \\(ARRAY\\[(.*)\\]\\)\\)\\)$'))
   from pg_constraint k where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum]
     and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%' limit 1) as values
from pg_class c
join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'app'
join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
join pg_type t on t.oid = a.atttypid
where c.relkind in ('r', 'p') and not c.relispartition
order by c.relname, a.attnum`;

/** The text of `schema.gen.ts`: an interface per table of schema app, and `DB` with their qualified names. */
export async function generateTypes(owner: Client): Promise<string> {
  const { rows } = await owner.query<ColumnRow>(columnsQuery);
  const tables = Map.groupBy(rows, (row) => row.table);
  const interfaces = [...tables].map(([table, columns]) => {
    const lines = columns.map((column) => `  ${column.column}: ${columnType(column)};`);
    return `export interface ${interfaceName(table)} {\n${lines.join('\n')}\n}`;
  });
  const db = [...tables.keys()].map((table) => `  'app.${table}': ${interfaceName(table)};`);
  return `${header}\n${interfaces.join('\n\n')}\n\nexport interface DB {\n${db.join('\n')}\n}\n`;
}

function columnType(column: ColumnRow): string {
  const base = readTypes[column.type];
  if (!base) throw new Error(`${column.table}.${column.column}: no TypeScript type for ${column.type}`);
  const read = column.values ? unionOf(column.values[0] ?? '') : base;
  const write = column.values ? read : (writeTypes[column.type] ?? read);
  const orNull = column.nullable ? ' | null' : '';
  if (column.generated) return `ColumnType<${read}${orNull}, never, never>`;
  if (column.defaulted || column.nullable) {
    return `ColumnType<${read}${orNull}, ${write}${orNull} | undefined, ${write}${orNull}>`;
  }
  return write === read ? read : `ColumnType<${read}, ${write}, ${write}>`;
}

/** `'A'::text, 'B'::text` of a check constraint as a union of literals. */
function unionOf(list: string): string {
  return list
    .split(/, /)
    .map((item) => item.replace(/::text$/, ''))
    .join(' | ');
}

function interfaceName(table: string): string {
  return `${table.replace(/(^|_)([a-z])/g, (_, __, letter: string) => letter.toUpperCase())}Table`;
}
