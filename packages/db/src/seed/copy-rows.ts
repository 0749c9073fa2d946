import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

export type CopyValue = string | number | boolean | null;

const blockSize = 64 * 1024;

/**
 * Sends rows to a table with COPY. PostgreSQL refuses COPY FROM to an owner on whom row-level security is forced, so
 * only `bulkLoad` calls it, which lifts that for the length of its transaction.
 */
export async function copyRows(
  owner: Client,
  table: string,
  columns: readonly string[],
  rows: Iterable<readonly CopyValue[]>,
): Promise<void> {
  const stream = owner.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(blocks(rows), { objectMode: false, highWaterMark: 4 * blockSize }), stream);
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
  return /[\\\t\n\r]/.test(value) ? value.replace(/[\\\t\n\r]/g, (name) => escapes[name] ?? name) : value;
}

const escapes: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
