import type { BackTestRate } from '../measure/back-tests.ts';
import type { CodedResponse } from '../measure/compression.ts';
import type { ExportRate } from '../measure/exports.ts';
import type { Latency } from '../measure/latencies.ts';
import type { PaymentFileRate } from '../measure/payment-files.ts';
import type { Rate } from '../measure/rates.ts';
import { MANY_AT_ONCE } from '../measure/take-payment.ts';
import type { ScheduleRate } from '../measure/scheduler.ts';
import type { WebhookRate } from '../measure/webhooks.ts';

/** A line of the final table: something that was measured, beside what it should reach. */
export interface Finding {
  work: string;
  /** What was measured, in words. */
  measured: string;
  now: string;
  inTheEnd: string;
  /** Null where there is no such goal. */
  reachesNow: boolean | null;
  reachesInTheEnd: boolean | null;
}

const twoDigits = (value: number): string => value.toFixed(2);

function ratio(work: string, key: string, value: number | undefined, now: number, end: number | null): Finding[] {
  if (value === undefined) return [];
  return [
    {
      work,
      measured: `${twoDigits(value)} of ${key}`,
      now: twoDigits(now),
      inTheEnd: end === null ? '' : twoDigits(end),
      reachesNow: value >= now,
      reachesInTheEnd: end === null ? null : value >= end,
    },
  ];
}

function p95(work: string, latency: Latency | undefined, now: number | null, end: number | null): Finding[] {
  if (!latency) return [];
  const { alone, byFour, databaseCpu } = latency;
  const words = (goal: number | null) => (goal === null ? '' : `${goal} ms`);
  const pair = ({ p50, p95: high }: Latency['alone']) => `${p50.toFixed(1)} / ${high.toFixed(1)}`;
  return [
    {
      work,
      measured: `${pair(alone)} ms; four at once ${pair(byFour)}; database CPU ${databaseCpu.toFixed(1)}`,
      now: words(now),
      inTheEnd: words(end),
      reachesNow: now === null ? null : alone.p95 <= now,
      reachesInTheEnd: end === null ? null : alone.p95 <= end,
    },
  ];
}

/** The rate beside plain COPY; memory and first byte have goals of their own, which are named where they are missed. */
function exported(work: string, rate: ExportRate | undefined): Finding[] {
  if (!rate) return [];
  const { ofCopy, perSecond, firstByte, peakMemory } = rate;
  const isLean = firstByte < 100 && peakMemory < 150;
  return [
    {
      work,
      measured: `${twoDigits(ofCopy)} of COPY; ${Math.round(perSecond / 1000)} k rows/s; first ${Math.round(firstByte)} ms; ${Math.round(peakMemory)} MB`,
      now: '0.40, 100 ms, 150 MB',
      inTheEnd: '0.80',
      reachesNow: ofCopy >= 0.4 && isLean,
      reachesInTheEnd: ofCopy >= 0.8 && isLean,
    },
  ];
}

/** Of one worker; none may be charged twice. */
function charged(rate: ScheduleRate | null): Finding[] {
  if (!rate) return [];
  const { perSecond, schedules, twice, statements, nodeCpu, databaseCpu } = rate;
  const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(1);
  return [
    {
      work: 'Schedules that are due, charged by one worker',
      measured: `${Math.round(perSecond)} a second of ${schedules}; ${twice} twice; each ${statements.toFixed(1)} statements, Node ${milliseconds(nodeCpu)} ms, database CPU ${milliseconds(databaseCpu)} ms`,
      now: '500/s',
      inTheEnd: '2,000/s',
      reachesNow: perSecond >= 500 && twice === 0,
      reachesInTheEnd: perSecond >= 2000 && twice === 0,
    },
  ];
}

/** 100,000 payments within 20 s, and no more memory for the last lines than for the first. */
function checked(rate: PaymentFileRate | null): Finding[] {
  if (!rate) return [];
  const { payments, seconds, earlyMemory, peakMemory } = rate;
  const wanted = (20 * payments) / 100_000;
  const isFlat = peakMemory - earlyMemory < 100;
  return [
    {
      work: `Payment file of ${payments.toLocaleString('en')} payments, checked`,
      measured: `${seconds.toFixed(1)} s; ${Math.round(earlyMemory)} MB after a tenth, ${Math.round(peakMemory)} MB at most`,
      now: `${wanted} s, 100 MB more`,
      inTheEnd: '',
      reachesNow: seconds <= wanted && isFlat,
      reachesInTheEnd: null,
    },
  ];
}

/** One endpoint; none may be lost, sent twice or out of the order of its object. */
const sent = ({ delayMs, perSecond, events, faults, mostAtOnce, connections, nodeCpu, databaseCpu }: WebhookRate) => {
  const goal = delayMs >= 100 ? 180 : 1000;
  const milliseconds = (microseconds: number) => (microseconds / 1000).toFixed(1);
  return {
    work: `Webhooks to a receiver that takes ${delayMs} ms`,
    measured: `${Math.round(perSecond)} a second of ${events}; ${faults} out of order; ${mostAtOnce} at once over ${connections} connections; each Node ${milliseconds(nodeCpu)} ms, database CPU ${milliseconds(databaseCpu)} ms`,
    now: `${goal.toLocaleString('en')}/s`,
    inTheEnd: '',
    reachesNow: perSecond >= goal && faults === 0,
    reachesInTheEnd: null,
  } satisfies Finding;
};

/** Five million payments within ten seconds, whatever rules are on. */
const tested = (rate: BackTestRate): Finding[] =>
  rate.name === 'copy'
    ? []
    : [
        {
          work: `Back-test of ${rate.payments.toLocaleString('en')} payments, ${rate.name}`,
          measured: `${rate.seconds.toFixed(1)} s, ${rate.ofCopy.toFixed(1)} times COPY; Node ${rate.nodeCpu.toFixed(1)} s; ${Math.round(rate.peakMemory)} MB`,
          now: '10 s',
          inTheEnd: '',
          reachesNow: rate.seconds < 10,
          reachesInTheEnd: null,
        },
      ];

/** A page of transactions, beside the same without compression; compressing must not cost more than a fifth of the server. */
function coded({ coding, bytes, ofPlainBytes, rate }: CodedResponse): Finding[] {
  const cpu = 1 / rate.ofRawByCpu;
  const size = `${bytes.toLocaleString('en')} bytes, server ${((rate.cpuPerRequest + rate.databasePerRequest) / 1000).toFixed(2)} ms`;
  if (coding === 'plain')
    return [
      {
        work: 'Page of 100 transactions of the demo, as it is',
        measured: size,
        now: '',
        inTheEnd: '',
        reachesNow: null,
        reachesInTheEnd: null,
      },
    ];
  return [
    {
      work: `... with ${coding}`,
      measured: `${size}; ${twoDigits(ofPlainBytes)} of the bytes, ${twoDigits(cpu)} of the CPU`,
      now: '0.15 of bytes, 1.20 of CPU',
      inTheEnd: '',
      reachesNow: ofPlainBytes <= 0.15 && cpu <= 1.2,
      reachesInTheEnd: null,
    },
  ];
}

/** Compares what was measured with what we want; the goals are those of the design. */
export function findings({
  rates,
  latencies,
  exports,
  scheduler,
  backTests,
  webhooks,
  compression,
  paymentFiles,
}: {
  rates: readonly Rate[];
  latencies: readonly Latency[];
  exports: readonly ExportRate[];
  scheduler: ScheduleRate | null;
  backTests: readonly BackTestRate[];
  webhooks: readonly WebhookRate[];
  compression: readonly CodedResponse[];
  paymentFiles: PaymentFileRate | null;
}): Finding[] {
  const written = (name: string) => exports.find((exportRate) => exportRate.name === name);
  const rate = (name: string) => rates.find((entry) => entry.name === name);
  const latency = (name: string) => latencies.find((entry) => entry.name === name);
  const ofPeer = (read: string) => {
    const [ours, peer] = [rate(`rest ${read}`)?.ofRaw, rate(`postgraphile ${read}`)?.ofRaw];
    return ours === undefined || peer === undefined ? undefined : ours / peer;
  };
  const rest = rates.filter(({ name }) => name.startsWith('rest '));
  const slowest = Math.max(...rest.map(({ p99 }) => p99));
  return [
    ...ratio('REST, one row', 'raw', rate('rest row')?.ofRaw, 0.45, 0.75),
    ...ratio('REST, page of 25', 'raw', rate('rest page')?.ofRaw, 0.6, 0.8),
    ...ratio('REST, one row', 'PostGraphile', ofPeer('row'), 1.2, null),
    ...ratio('REST, page of 25', 'PostGraphile', ofPeer('page'), 1.2, null),
    ...(rest.length === 0
      ? []
      : [
          {
            work: 'REST, p99 under load',
            measured: `${slowest.toFixed(1)} ms`,
            now: '',
            inTheEnd: '10 ms',
            reachesNow: null,
            reachesInTheEnd: slowest <= 10,
          },
        ]),
    ...ratio('tRPC, one row', 'raw', rate('trpc row')?.ofRaw, 0.35, 0.65),
    ...ratio('tRPC, page of 25', 'raw', rate('trpc page')?.ofRaw, 0.5, 0.75),
    ...p95('Customer search in a community, p50 / p95', latency('search in a community'), 10, 3),
    ...p95('... in the largest one (120,000 customers)', latency('search in the largest community'), 10, 3),
    ...p95('... over all communities', latency('search over all communities'), 15, 8),
    ...p95('List page up to row 100,000, p50 / p95', latency('list page up to row 100,000'), 20, 5),
    ...p95('... the last of these pages', latency('the last page, row 100,000'), 20, 5),
    ...p95('... over all communities, by name', latency('list page over all communities, by name'), 20, 5),
    ...p95('Transaction search in a community, p50 / p95', latency('transactions in a community'), 20, 5),
    ...p95('... in the largest one (600,000 transactions)', latency('transactions in the largest community'), 20, 5),
    ...p95('Transactions, any page up to row 100,000 of it', latency('transactions, any page'), 20, 5),
    ...p95('... of some days, with a status or not', latency('transactions, any page of some days'), 20, 5),
    ...p95('... the last of these pages', latency('transactions, the last page'), 20, 5),
    ...p95('... over all communities, newest first', latency('transactions over all communities'), 20, 5),
    ...p95('... totals of some days, with a status or not', latency('transactions, totals of some days'), 20, null),
    ...p95('Schedule search in a community, p50 / p95', latency('schedules in a community'), 20, 5),
    ...p95('... a page of the list, of a status or business', latency('schedules, a page of the list'), 20, 5),
    ...p95('... the last of these pages, row 100,000', latency('schedules, the last page'), 20, 5),
    ...p95('... totals of the failed ones', latency('schedules, totals of the failed ones'), 20, null),
    ...p95('PayTo agreement search in a community, p50 / p95', latency('agreements in a community'), 20, null),
    ...p95('... in the largest one (120,000 agreements)', latency('agreements in the largest community'), 20, null),
    ...p95('... a page of its list, of a status or business', latency('agreements, a page of the list'), 20, null),
    ...p95('Fraud guard, all rules on one card payment, p50 / p95', latency('fraud guard, one card payment'), 5, null),
    ...ratio('Take a payment by REST, 16 at once', 'a bare insert', rate('take payment')?.ofRaw, 0.3, 0.5),
    ...MANY_AT_ONCE.flatMap((many) =>
      ratio(`... ${many} at once`, 'a bare insert', rate(`take payment, ${many} at once`)?.ofRaw, 0.3, 0.5),
    ),
    ...ratio(
      'Call with a key, with the request log',
      'the same without',
      rate('call with a key, 1 at once')?.ofRaw,
      0.95,
      null,
    ),
    ...p95('Request log of 6 months, by a word, p50 / p95', latency('request log, a word'), 30, null),
    ...p95('... by status, operation or time', latency('request log, a filter'), 30, null),
    ...p95('... by a word of every call', latency('request log, a frequent word'), 30, null),
    ...charged(scheduler),
    ...checked(paymentFiles),
    ...webhooks.map(sent),
    ...compression.flatMap(coded),
    ...exported('CSV export of 1,000,000 rows, by name', written('export by name')),
    ...exported('... by id', written('export by id')),
    ...exported('... of the largest community', written('export of the largest community')),
    ...exported('CSV export of 1,000,000 transactions, newest first', written('export of transactions')),
    ...exported('... of the largest community, 600,000', written('export of transactions of the largest community')),
    ...backTests.flatMap(tested),
  ];
}
