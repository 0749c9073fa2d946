import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

const blockSize = 64 * 1024;

/** Sends rows to a table with COPY, as its owner (COPY FROM and row-level security exclude each other). */
export async function copyRows(
  owner: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const stream = owner.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(blocks(rows), { objectMode: false, highWaterMark: 4 * blockSize }), stream);
}

/** Sends rows that are objects with the same fields. Dates, bytes and JSON objects become what PostgreSQL reads. */
export async function copyRecords(owner: Client, table: string, records: readonly object[]): Promise<void> {
  const [first] = records;
  if (!first) return;
  const columns = Object.keys(first);
  const rows = records.map((record) => {
    const fields = new Map<string, unknown>(Object.entries(record));
    return columns.map((column) => copyValue(fields.get(column)));
  });
  await copyRows(owner, table, columns, rows);
}

function copyValue(value: unknown): CopyValue {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString('hex')}`;
  if (value === undefined || typeof value !== 'object') throw new TypeError(`${typeof value} can't be copied`);
  return JSON.stringify(value);
}

function* blocks(rows: Iterable<readonly CopyValue[]>): Generator<Buffer> {
  let block = '';
  for (const row of rows) {
    for (let i = 0; i < row.length; i++) block += (i === 0 ? '' : '\t') + copyText(row[i] ?? null);
    block += '\n';
    if (block.length > blockSize) {
      yield Buffer.from(block);
      block = '';
    }
  }
  if (block) yield Buffer.from(block);
}

function copyText(value: CopyValue): string {
  if (value === null) return '\\N';
  if (typeof value !== 'string') return String(value);
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (it) => escapes[it] ?? it) : value;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
