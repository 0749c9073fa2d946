import { sql, type RawBuilder } from 'kysely';

/** A list of rows as one value of a statement, from `rowSetText`. */
export type RowSetText = string;

/**
 * Selects from rows passed as a parameter, so that one prepared statement accepts a list of any length. `columns` are
 * names and types: `id bigint, status text`.
 */
export const rowSet = (rows: RowSetText, columns: string): RawBuilder<unknown> =>
  sql`json_to_recordset(${rows}::json) as given (${sql.raw(columns)})`;

/** Serialises rows whose keys are columns. Cents may be bigint; times are Dates or ISO text. */
export const rowSetText = (rows: readonly object[]): RowSetText => JSON.stringify(rows, toJsonValue);

function toJsonValue(this: unknown, key: string, value: unknown): unknown {
  if (typeof value === 'bigint') return value.toString();
  if (typeof value === 'string') return value.isWellFormed() ? value : value.toWellFormed();
  // the original value: JSON has converted a Buffer already
  const original: unknown = (this as Record<string, unknown>)[key];
  return Buffer.isBuffer(original) ? `\\x${original.toString('hex')}` : value;
}
