import { fork } from 'node:child_process';
import path from 'node:path';
import type { Scope } from '@quickportal/db/connect/scope';
import type { BenchDatabase } from '../data/bench-database.ts';
import { responseOf } from '../servers/server-process.ts';
import type { ExportRun, ExportTask } from '../servers/export-process.ts';
import { median, shuffled } from './statistics.ts';

/** A way of writing an export, as the median of its rounds. */
export interface ExportRate {
  name: string;
  rows: number;
  perSecond: number;
  /** Rows a second, beside those of plain COPY in the same round. */
  ofCopy: number;
  /** Milliseconds until the first rows arrive. */
  firstByte: number;
  /** Megabytes of resident memory of the process, at most. */
  peakMemory: number;
}

const PATIENCE_MS = 300_000;
const staff: Scope = { kind: 'staff' };

// The columns of the tables that the exports have
const copyCustomers = `copy app.customer (customer_name, customer_number, id, enabled, email, receives_email, phone_number,
  receives_sms, street1, street2, street3, city, state, postcode, business_id, created_at, updated_at) to stdout`;
const copyTransactions = ({ from, to }: Days) => `copy (select receipt_number, transaction_time, customer_name, status,
  transaction_type, customer_reference_number, payment_reference_number, payment_method, masked_number, card_scheme, bsb,
  source, settlement_date, response_code, response_text, principal_amount, surcharge_amount, amount, currency,
  business_id, customer_id, comment from app.transaction
  where transaction_time >= '${from}'::timestamp at time zone 'Australia/Sydney'
    and transaction_time < ('${to}'::date + 1)::timestamp at time zone 'Australia/Sydney') to stdout`;

/** First and last day, yyyy-mm-dd. */
interface Days {
  from: string;
  to: string;
}

/**
 * Writes every customer into a file, as the worker does, beside plain COPY read by the same driver. Over all
 * communities the scope is that of staff.
 */
export function measureExports(database: BenchDatabase, options: { rounds: number }): Promise<ExportRate[]> {
  const customers = { kind: 'export', scope: staff, list: 'customers' } as const;
  return measureWays(database, options, {
    copy: { kind: 'raw', statement: copyCustomers },
    'export by name': { ...customers, criteria: { sort: 'customerName' } },
    'export by id': { ...customers, criteria: { sort: 'customerId' } },
    'export of the largest community': {
      ...customers,
      scope: scopeOfLargest(database),
      criteria: { sort: 'customerName' },
    },
  });
}

/** The same for transactions: a fifth of the year over all communities, and the largest community whole. */
export function measureTransactionExports(
  database: BenchDatabase,
  options: { rounds: number },
  days: Days,
): Promise<ExportRate[]> {
  const transactions = { kind: 'export', scope: staff, list: 'transactions' } as const;
  const sort = '-transactionTime';
  return measureWays(database, options, {
    copy: { kind: 'raw', statement: copyTransactions(days) },
    'export of transactions': { ...transactions, criteria: { sort, ...days } },
    'export of transactions of the largest community': {
      ...transactions,
      scope: scopeOfLargest(database),
      criteria: { sort },
    },
  });
}

const scopeOfLargest = ({ communities }: BenchDatabase): Scope => ({
  kind: 'community',
  communityId: communities.at(-1)?.id ?? 0,
});

/** Each run is a process of its own, so that its memory is its own; `copy` is what the others are compared with. */
async function measureWays(
  database: BenchDatabase,
  { rounds }: { rounds: number },
  ways: Record<string, ExportTask['what']>,
): Promise<ExportRate[]> {
  const runs = new Map<string, (ExportRun & { ofCopy: number })[]>();
  for (let round = 0; round <= rounds; round++) {
    const done = new Map<string, ExportRun>();
    for (const name of shuffled(Object.keys(ways))) {
      const what = ways[name];
      if (what) done.set(name, await run(database, what));
    }
    const copied = rate(done.get('copy'));
    // The first round warms the database up
    if (round > 0)
      for (const [name, exportRun] of done)
        runs.set(name, [...(runs.get(name) ?? []), { ...exportRun, ofCopy: rate(exportRun) / copied }]);
  }
  return [...runs].map(([name, all]) => ({
    name,
    rows: all[0]?.rows ?? 0,
    perSecond: median(all.map(rate)),
    ofCopy: median(all.map(({ ofCopy }) => ofCopy)),
    firstByte: median(all.map(({ firstByte }) => firstByte)),
    peakMemory: Math.max(...all.map(({ peakMemory }) => peakMemory)),
  }));
}

const rate = (result: ExportRun | undefined): number =>
  result ? (result.rows / result.milliseconds) * 1000 : Number.NaN;

async function run(database: BenchDatabase, what: ExportTask['what']): Promise<ExportRun> {
  const child = fork(path.join(import.meta.dirname, '../servers/export-process.ts'));
  const { server, masterKey, owner } = database;
  child.send({ database: { server, masterKey }, owner, what });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  const response = await responseOf<ExportRun>(child, PATIENCE_MS);
  await exited;
  return response;
}
