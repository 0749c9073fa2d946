import { fork } from 'node:child_process';
import path from 'node:path';
import type { ScheduleRun, ScheduleTask } from '../servers/schedule-process.ts';
import { responseOf } from '../servers/server-process.ts';
import { median } from './statistics.ts';

/** How fast one worker charges what is due, end to end with the simulated network. */
export interface ScheduleRate {
  schedules: number;
  perSecond: number;
  /** Charged more than once, over all rounds: never. */
  twice: number;
  /** Of one charge, the median round: statements, and microseconds of CPU of the worker and of the database. */
  statements: number;
  nodeCpu: number;
  databaseCpu: number;
}

const PATIENCE_MS = 600_000;

/** Lets a worker take the payments of schedules that are all due, each round in a process with a database of its own. */
export async function measureScheduler({
  rounds,
  schedules,
}: {
  rounds: number;
  schedules: number;
}): Promise<ScheduleRate> {
  const runs: ScheduleRun[] = [];
  for (let round = 0; round < rounds; round++) {
    const run = await one({ schedules });
    if (run.taken !== schedules) throw new Error(`${run.taken} of ${schedules} schedules were charged`);
    runs.push(run);
  }
  const each = (pick: (run: ScheduleRun) => number) => median(runs.map((run) => pick(run) / run.taken));
  return {
    schedules,
    perSecond: median(runs.map(({ taken: payment, milliseconds }) => (payment / milliseconds) * 1000)),
    twice: runs.reduce((sum, run) => sum + run.twice, 0),
    statements: each((run) => run.statements),
    nodeCpu: each((run) => run.nodeCpu),
    databaseCpu: each((run) => run.databaseCpu),
  };
}

async function one(task: ScheduleTask): Promise<ScheduleRun> {
  const child = fork(path.join(import.meta.dirname, '../servers/schedule-process.ts'), {
    env: { ...process.env, NODE_ENV: 'production' },
  });
  child.send(task);
  return responseOf<ScheduleRun>(child, PATIENCE_MS);
}
