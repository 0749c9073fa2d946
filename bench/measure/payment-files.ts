import { fork } from 'node:child_process';
import path from 'node:path';
import type { PaymentFileRun, PaymentFileTask } from '../servers/payment-file-process.ts';
import { responseOf } from '../servers/server-process.ts';
import { median } from './statistics.ts';

/** How fast a worker checks a payment file: the median of the rounds; megabytes at most. */
export interface PaymentFileRate {
  payments: number;
  seconds: number;
  earlyMemory: number;
  peakMemory: number;
}

const PATIENCE_MS = 900_000;

/** Lets a worker check payment files, each round in a process with a database of its own. */
export async function measurePaymentFiles(options: { rounds: number; payments: number }): Promise<PaymentFileRate> {
  const { rounds, payments } = options;
  const runs: PaymentFileRun[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = await one({ payments });
    if (run.ready !== payments) throw new Error(`${run.ready} of ${payments} lines are ready`);
    runs.push(run);
  }
  return {
    payments,
    seconds: median(runs.map(({ milliseconds }) => milliseconds / 1000)),
    earlyMemory: Math.max(...runs.map(({ earlyMemory }) => earlyMemory)),
    peakMemory: Math.max(...runs.map(({ peakMemory }) => peakMemory)),
  };
}

async function one(task: PaymentFileTask): Promise<PaymentFileRun> {
  const child = fork(path.join(import.meta.dirname, '../servers/payment-file-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(task);
  return responseOf<PaymentFileRun>(child, PATIENCE_MS);
}
