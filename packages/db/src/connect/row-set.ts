import { sql, type RawBuilder } from 'kysely';

/** A list of rows as one value of a statement: `rowSetText` of them. */
export type RowSetText = string;

/**
 * Rows that come with a statement, to be selected from: one prepared statement takes a list of any length.
 * `columns` are names and types: `id bigint, status text`.
 */
export const rowSet = (rows: RowSetText, columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${rows}::json) as given (${sql.raw(columns)})`;

/** Keys are columns. Cents may be bigint; times are Dates or ISO text. */
export const rowSetText = (rows: readonly object[]): RowSetText => JSON.stringify(rows, asText);

function asText(this: unknown, key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
  // what JSON made of a Buffer before it came here
  const given: unknown = (this as Record<string, unknown>)[key];
  return Buffer.isBuffer(given) ? `\\x${given.toString('hex')}` : value;
}
