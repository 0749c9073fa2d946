import type { Client } from 'pg';

const rowsPerStatement = 2000;

/**
 * Inserts rows of one table, each an object with the same columns. INSERT works for every owner, COPY only for a
 * superuser: the tables force row-level security on their owner too.
 */
export async function insertRows(owner: Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  for (let start = 0; start < rows.length; start += rowsPerStatement) {
    const records = rows.slice(start, start + rowsPerStatement).map(toJsonRecord);
    await owner.query(
      `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    );
  }
}

/** Bytes are written as PostgreSQL reads them; everything else is JSON already. */
const toJsonRecord = (row: object): object =>
  Object.fromEntries(
    Object.entries(row).map(([column, value]: [string, unknown]) => [
      column,
      Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value,
    ]),
  );

/** Lets the next id of the table follow the highest one that was given by hand. */
export async function moveSequence(owner: Client, table: string): Promise<void> {
  await owner.query(
    `select setval(pg_get_serial_sequence($1, 'id'), greatest(max(id), nextval(pg_get_serial_sequence($1, 'id'))))
     from ${table}`,
    [table],
  );
}

/** The id after the highest one in the table. */
export async function nextId(owner: Client, table: string): Promise<number> {
  const { rows } = await owner.query<{ next: string }>(`select coalesce(max(id), 0) + 1 as next from ${table}`);
  return Number(rows[0]?.next ?? 1);
}
