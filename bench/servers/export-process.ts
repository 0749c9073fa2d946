// Writes one export, or reads the same table by the raw client, and tells its parent how that went.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { customerList } from '@quickportal/contracts/customers/customer-list';
import { fileColumns } from '@quickportal/contracts/kernel/list';
import { transactionList } from '@quickportal/contracts/transactions/transaction-list';
import { createDatabase, type DatabaseOptions } from '@quickportal/db/connect/database';
import type { Scope } from '@quickportal/db/connect/scope';
import { Client, type ClientConfig, type Connection, type Submittable } from 'pg';
import type { ExportKind } from '../../apps/api/src/engines/exports/export-kind.ts';
import { csvFile } from '../../apps/api/src/engines/exports/csv-file.ts';
import { localFolder } from '../../apps/api/src/engines/storage/local-folder.ts';

/** What the parent asks for. */
export interface ExportTask {
  database: Pick<DatabaseOptions, 'server'> & { masterKey: string };
  owner: ClientConfig;
  what: RawCopy | ExportedList;
}

/** Plain COPY of as many columns as the export has. */
export interface RawCopy {
  kind: 'raw';
  statement: string;
}

/** The product's own export of a list. */
export type ExportedList = { kind: 'export'; scope: Scope } & (
  | { list: 'customers'; criteria: { sort: 'customerName' | 'customerId' } }
  | { list: 'transactions'; criteria: { sort: '-transactionTime'; from?: string; to?: string } }
);

/** What it was. Milliseconds; megabytes of resident memory at most. */
export interface ExportRun {
  rows: number;
  milliseconds: number;
  firstByte: number;
  peakMemory: number;
}

process.once('message', (task: ExportTask) => {
  void (task.what.kind === 'raw' ? readRaw(task.owner, task.what) : writeExport(task, task.what)).then((run) => {
    process.send?.({ ...run, peakMemory: process.resourceUsage().maxRSS / 1024 } satisfies ExportRun);
    process.disconnect?.();
  });
});

/** The code of the other list is not loaded: memory is that of one export. */
async function writeExport(task: ExportTask, what: ExportedList): Promise<Omit<ExportRun, 'peakMemory'>> {
  if (what.list === 'customers') {
    const { customersExport } = await import('../../apps/api/src/nouns/customers/customers-export.ts');
    return writeList(task, customersExport, what, fileColumns(customerList));
  }
  const { transactionsExport } = await import('../../apps/api/src/nouns/transactions/transactions-export.ts');
  return writeList(task, transactionsExport, what, fileColumns(transactionList));
}

async function writeList<C, K extends string>(
  { database }: ExportTask,
  list: ExportKind<C, K>,
  { scope, criteria }: { scope: Scope; criteria: C },
  columns: K[],
): Promise<Omit<ExportRun, 'peakMemory'>> {
  const folder = mkdtempSync(path.join(tmpdir(), 'quickportal-bench-'));
  const db = createDatabase(database);
  const progress = { rowsDone: 0 };
  let firstByte = 0;
  const begin = performance.now();
  try {
    const kind = {
      ...list,
      async *rows(reading: Parameters<typeof list.rows>[0]) {
        for await (const batch of list.rows(reading)) {
          firstByte ||= performance.now() - begin;
          yield batch;
        }
      },
    };
    const timeZone = 'Australia/Sydney';
    const signal = new AbortController().signal;
    const reading = { db, scope, criteria, columns, timeZone, zones: { timeZone, formerTimeZones: [] }, signal };
    const file = csvFile(kind, { columns, timeZone }, reading, progress);
    await localFolder(folder).put('export.csv', file);
    return { rows: progress.rowsDone, milliseconds: performance.now() - begin, firstByte };
  } finally {
    await db.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** As fast as Node gets rows out of PostgreSQL: COPY, every row thrown away. */
async function readRaw(owner: ClientConfig, { statement }: RawCopy): Promise<Omit<ExportRun, 'peakMemory'>> {
  const client = new Client(owner);
  await client.connect();
  const begin = performance.now();
  let rows = 0;
  let firstByte = 0;
  await new Promise<void>((resolve, reject) => {
    client.query({
      submit(connection: Connection) {
        connection.query(statement);
      },
      handleCopyData() {
        rows++;
        firstByte ||= performance.now() - begin;
      },
      handleReadyForQuery: resolve,
      handleError: reject,
      handleRowDescription() {},
      handleDataRow() {},
      handleCommandComplete() {},
      handleEmptyQuery() {},
    } as Submittable);
  });
  const milliseconds = performance.now() - begin;
  await client.end();
  return { rows, milliseconds, firstByte };
}
