import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { sizes } from '../data/bench-database.ts';
import type { BackTestRate } from '../measure/back-tests.ts';
import type { CodedResponse } from '../measure/compression.ts';
import type { ExportRate } from '../measure/exports.ts';
import type { Latency } from '../measure/latencies.ts';
import type { PaymentFileRate } from '../measure/payment-files.ts';
import type { Rate } from '../measure/rates.ts';
import type { ScheduleRate } from '../measure/scheduler.ts';
import type { WebhookRate } from '../measure/webhooks.ts';
import { findings, type Finding } from './goals.ts';
import { markdownTable } from './table.ts';

export interface Results {
  date: string;
  /** Commit that was measured. */
  commit: string;
  machine: { cores: number; processor: string; loadBefore: number; node: string; postgres: string };
  data: { communities: number; customers: number; transactions: number };
  rates: Rate[];
  latencies: Latency[];
  exports: ExportRate[];
  scheduler: ScheduleRate | null;
  backTests: BackTestRate[];
  webhooks: WebhookRate[];
  compression: CodedResponse[];
  paymentFiles: PaymentFileRate | null;
  findings: Finding[];
}

const root = path.resolve(import.meta.dirname, '../..');

export function collect(measured: {
  rates: Rate[];
  latencies: Latency[];
  exports: ExportRate[];
  scheduler: ScheduleRate | null;
  backTests: BackTestRate[];
  webhooks: WebhookRate[];
  compression: CodedResponse[];
  paymentFiles: PaymentFileRate | null;
  postgres: string;
  loadBefore: number;
}): Results {
  const { rates, latencies, exports, scheduler, backTests, webhooks, compression, postgres, loadBefore } = measured;
  const { paymentFiles } = measured;
  const commit = execFileSync('git', ['describe', '--always', '--dirty'], { cwd: root, encoding: 'utf8' }).trim();
  const cpus = os.cpus();
  return {
    date: new Date().toISOString().slice(0, 16),
    commit,
    machine: {
      cores: cpus.length,
      processor: cpus[0]?.model ?? 'unknown',
      loadBefore: Math.round(loadBefore * 10) / 10,
      node: process.version,
      postgres,
    },
    data: { communities: sizes.communities, customers: sizes.customers, transactions: sizes.transactions },
    rates,
    latencies,
    exports,
    scheduler,
    backTests,
    webhooks,
    compression,
    paymentFiles,
    findings: findings({ rates, latencies, exports, scheduler, backTests, webhooks, compression, paymentFiles }),
  };
}

/** Everything that was measured, as Markdown. */
export function describe({ date, commit, machine, data, rates, findings: found }: Results): string {
  const verdict = (reaches: boolean | null) => (reaches === null ? '' : reaches ? 'yes' : 'no');
  const verdicts = markdownTable(
    ['work', 'measured', 'now', 'reached', 'in the end', 'reached'],
    found.map((finding) => [
      finding.work,
      finding.measured,
      finding.now,
      verdict(finding.reachesNow),
      finding.inTheEnd,
      verdict(finding.reachesInTheEnd),
    ]),
  );
  const details = markdownTable(
    [
      '16 connections unless said',
      'per second',
      'of raw',
      'lowest to highest',
      'p50 ms',
      'p99 ms',
      'Node us',
      'database us',
      'of raw by CPU',
    ],
    rates.map((rate) => [
      rate.name,
      String(Math.round(rate.perSecond)),
      rate.ofRaw.toFixed(2),
      rate.ofRawRange.map((end) => end.toFixed(2)).join(' to '),
      rate.p50.toFixed(1),
      rate.p99.toFixed(1),
      String(Math.round(rate.cpuPerRequest)),
      String(Math.round(rate.databasePerRequest)),
      rate.ofRawByCpu.toFixed(2),
    ]),
  );
  return [
    `Measured ${date.replace('T', ' ')} UTC at ${commit}, on ${machine.cores} cores (${machine.processor}), load ${machine.loadBefore} before the run,`,
    `Node ${machine.node}, PostgreSQL ${machine.postgres}; ${data.customers.toLocaleString('en')} customers and ${data.transactions.toLocaleString('en')} transactions in ${data.communities} communities.`,
    '',
    verdicts,
    ...(rates.length > 0 ? ['', details] : []),
  ].join('\n');
}

/** Keeps the results as JSON, and the whole table in docs/measurements/benchmark.md. */
export function keep(results: Results, isWhole: boolean): void {
  const folder = path.join(root, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'latest.json'), `${JSON.stringify(results, null, 2)}\n`);
  if (!isWhole) return;
  const file = path.join(root, 'docs/measurements/benchmark.md');
  const [begin, end] = ['<!-- results: begin -->', '<!-- results: end -->'];
  const text = readFileSync(file, 'utf8');
  const before = text.slice(0, text.indexOf(begin) + begin.length);
  const after = text.slice(text.indexOf(end));
  writeFileSync(file, `${before}\n\n${describe(results)}\n\n${after}`);
}
