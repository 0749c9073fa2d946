// `npm run bench`: how fast it is, as a part of what is possible. See docs/performance.md.
import { mkdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fillAgreements } from './data/agreements.ts';
import { fillSchedules } from './data/schedules.ts';
import { openBenchDatabase, sealAll, type BenchDatabase } from './data/bench-database.ts';
import { signIn } from './data/callers.ts';
import { type LoadGenerator, startLoadGenerator } from './load/load-generator.ts';
import { measureBackTests, type BackTestRate } from './measure/back-tests.ts';
import { measureCompression, type CodedResponse } from './measure/compression.ts';
import { measureAgreements } from './measure/agreements.ts';
import { measureExports, measureTransactionExports, type ExportRate } from './measure/exports.ts';
import type { Latency } from './measure/latencies.ts';
import { measureFraudGuard } from './measure/fraud-guard.ts';
import { measureLists } from './measure/lists.ts';
import type { Rate } from './measure/rates.ts';
import { watchPostgres } from './measure/postgres-cpu.ts';
import { measurePaymentFiles, type PaymentFileRate } from './measure/payment-files.ts';
import { measureReads } from './measure/reads.ts';
import { measureRequestLog } from './measure/request-log.ts';
import { measureTransactions } from './measure/transactions.ts';
import { measureTakePayment } from './measure/take-payment.ts';
import { measureScheduler, type ScheduleRate } from './measure/scheduler.ts';
import { measureSchedules } from './measure/schedules.ts';
import { measureWebhooks, type WebhookRate } from './measure/webhooks.ts';
import { collect, describe, keep } from './report/report.ts';
import { installPeer } from './servers/peer.ts';
import { startServer } from './servers/server-process.ts';

const allRows = [
  'rest',
  'trpc',
  'search',
  'paging',
  'transactions',
  'agreements',
  'schedules',
  'fraud-guard',
  'scheduler',
  'take-payment',
  'exports',
  'transaction-exports',
  'back-tests',
  'webhooks',
  'compression',
  'request-log',
  'payment-files',
];
const { values: options } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    /** Which rows of the table, such as rest,search. */
    rows: { type: 'string', default: allRows.join(',') },
    /** A quick look: fewer and shorter rounds. */
    short: { type: 'boolean', default: false },
    /** Writes a CPU profile of the product's server into bench/results. */
    profile: { type: 'boolean', default: false },
    /** Entries of the request log that are searched; 10000000 takes half an hour and 30 GB. */
    'log-entries': { type: 'string', default: '300000' },
    /** Lines of the payment file that is checked. */
    payments: { type: 'string', default: '100000' },
  },
});
const rows = new Set(options.rows.split(','));
for (const row of rows) if (!allRows.includes(row)) throw new Error(`--rows takes ${allRows.join(', ')}; not ${row}`);

/** How many communities calls come from; every size is among them. */
const CALLERS = 12;
/** Rows that bring a database of their own. */
const APART = new Set(['compression', 'request-log', 'payment-files']);
const logEntries = Number(options['log-entries']);
if (!Number.isSafeInteger(logEntries) || logEntries < 1000)
  throw new Error('--log-entries takes a number from 1000 on');
const payments = Number(options.payments);
if (!Number.isSafeInteger(payments) || payments < 1000) throw new Error('--payments takes a number from 1000 on');

const report = (line: string): void => void process.stderr.write(`${line}\n`);
const loadBefore = os.loadavg()[0] ?? 0;
const closers: (() => unknown)[] = [];
try {
  const load = startLoadGenerator();
  closers.push(() => load.stop());
  const logLatencies: Latency[] = [];
  const measured: Measured = {
    rates: [],
    latencies: [],
    exports: [],
    scheduler: null,
    backTests: [],
    webhooks: [],
    compression: [],
    paymentFiles: null,
    postgres: 'unknown',
  };
  if (rows.has('compression')) {
    report('Compressing pages of the demo');
    const length = { rounds: options.short ? 3 : 9, roundMs: options.short ? 500 : 1000, warmUp: 1000 };
    const { responses, postgres } = await measureCompression(load, { connections: 4, ...length });
    Object.assign(measured, { compression: responses, postgres });
  }
  if (rows.has('request-log')) {
    report('Calling with the request log and without, and searching it');
    const found = await measureRequestLog(load, {
      entries: logEntries,
      rates: { connections: 1, rounds: options.short ? 3 : 15, roundMs: options.short ? 500 : 1000, warmUp: 3000 },
      times: { rounds: options.short ? 2 : 5, perRound: options.short ? 40 : 60 },
    });
    measured.rates.push(...found.rates);
    logLatencies.push(...found.latencies);
    measured.postgres = found.postgres;
  }
  if (rows.has('payment-files')) {
    report('Checking a payment file');
    measured.paymentFiles = await measurePaymentFiles({ rounds: options.short ? 1 : 3, payments });
  }
  // The others need the large database
  if ([...rows].some((row) => !APART.has(row))) {
    const database = await openBenchDatabase(report);
    closers.push(() => database.stop());
    await measure(measured, database, load);
  }
  measured.latencies.push(...logLatencies);
  const results = collect({ ...measured, loadBefore });
  const isWhole = !options.short && !options.profile && rows.size === allRows.length;
  keep(results, isWhole);
  process.stdout.write(`${describe(results)}\n`);
} finally {
  for (const close of closers.toReversed()) await close();
}

interface Measured {
  rates: Rate[];
  latencies: Latency[];
  exports: ExportRate[];
  scheduler: ScheduleRate | null;
  backTests: BackTestRate[];
  webhooks: WebhookRate[];
  compression: CodedResponse[];
  paymentFiles: PaymentFileRate | null;
  postgres: string;
}

async function measure(measured: Measured, database: BenchDatabase, load: LoadGenerator): Promise<void> {
  measured.postgres = database.version;
  const step = Math.floor((database.communities.length - 1) / CALLERS);
  const chosen = database.communities.filter((_, at) => at % step === 0).slice(0, CALLERS);
  const callers = await signIn(database.client, [...chosen, ...database.communities.slice(-1)]);
  const largest = callers.pop();
  if (!largest) throw new Error('There is no community');
  const environment = { BENCH_OWNER: JSON.stringify(database.owner) };
  const profile = options.profile ? path.resolve(import.meta.dirname, 'results/profile') : undefined;
  if (profile) mkdirSync(profile, { recursive: true });

  const postgresCpu = await watchPostgres(database.client);
  const product = await startServer('product-server.ts', { profile });
  closers.push(() => product.stop());
  if (rows.has('exports')) {
    report('Exporting');
    measured.exports = await measureExports(database, { rounds: options.short ? 1 : 5 });
  }
  if (rows.has('transaction-exports')) {
    report('Exporting transactions');
    const rounds = options.short ? 1 : 5;
    measured.exports.push(...(await measureTransactionExports(database, { rounds }, database.daysOfMillion)));
  }
  if (rows.has('back-tests')) {
    report('Testing fraud guard rules');
    measured.backTests = await measureBackTests(options.short ? 1 : 5, report);
  }
  const times = { rounds: options.short ? 2 : 5, perRound: options.short ? 40 : 60, postgresCpu };
  if (rows.has('transactions')) {
    report('Searching transactions');
    measured.latencies = await measureTransactions(load, product, database, { callers, largest }, times);
  }
  if (rows.has('agreements')) {
    await fillAgreements(database.client, report);
    await sealAll(database);
    report('Searching PayTo agreements');
    measured.latencies.push(...(await measureAgreements(load, product, database, { callers, largest }, times)));
  }
  if (rows.has('schedules')) {
    await fillSchedules(database.client, report);
    await sealAll(database);
    report('Searching schedules');
    measured.latencies.push(...(await measureSchedules(load, product, database, { callers, largest }, times)));
  }
  if (rows.has('fraud-guard')) {
    report('Checking card payments');
    measured.latencies.push(...(await measureFraudGuard(database, largest, times)));
  }
  if (rows.has('search') || rows.has('paging')) {
    report('Searching and paging');
    const lists = await measureLists(
      load,
      product,
      database,
      { callers, largest },
      {
        search: rows.has('search'),
        paging: rows.has('paging'),
        ...times,
      },
    );
    measured.latencies.push(...lists);
  }
  if (rows.has('scheduler')) {
    report('Charging schedules');
    measured.scheduler = await measureScheduler({
      rounds: options.short ? 1 : 3,
      schedules: options.short ? 1000 : 3000,
    });
  }
  if (rows.has('webhooks')) {
    report('Sending webhooks');
    measured.webhooks = await measureWebhooks(options.short ? 1 : 3);
  }
  if (rows.has('take-payment')) {
    report('Taking payments');
    const length = { rounds: options.short ? 3 : 9, roundMs: options.short ? 1000 : 2000 };
    measured.rates.push(...(await measureTakePayment(load, { connections: 16, warmUp: 2000, ...length }, profile)));
  }
  if (rows.has('rest') || rows.has('trpc')) {
    const peer = rows.has('rest') && !options.profile ? installPeer(report) : null;
    const raw = await startServer('raw-server.ts', { environment });
    closers.push(() => raw.stop());
    const postgraphile =
      peer === null
        ? null
        : await startServer('postgraphile-server.ts', { environment: { ...environment, BENCH_PEER: peer } });
    closers.push(() => postgraphile?.stop());
    report('Reading rows and pages');
    const reads = await measureReads(load, { raw, product, postgraphile }, callers, {
      rest: rows.has('rest'),
      trpc: rows.has('trpc'),
      connections: 16,
      rounds: options.short ? 3 : 9,
      roundMs: options.short ? 500 : 1000,
      warmUp: 3000,
      postgresCpu,
    });
    measured.rates.push(...reads);
  }
}
