import type { Client } from 'pg';

/** Inserts rows of one table, each an object with the same columns. */
export async function insertRows(owner: Client, table: string, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.keys(first).join(', ');
  await owner.query(
    `insert into ${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
    [JSON.stringify(rows)],
  );
}

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
