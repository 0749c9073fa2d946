import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { unlockWorkers } from '@quickportal/db/due-jobs/insert-jobs';
import { run, type Runner, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Foundation } from '../foundation.ts';
import { patientPool } from './patient-pool.ts';
import { queueLogger } from './tasks.ts';

const RESTART_AFTER = 1000;
/** Time limit for releasing jobs, which waits forever when connections are lost. */
const FORCED = 1000;
/** Delays after a job of a named queue before polling for the next one, which is not announced. Milliseconds. */
const LOOK_AFTER = [3, 15, 60, 250];

interface QueueOptions {
  tasks: TaskList;
  concurrency: number;
  /** Topics for which one waiting job is enough. */
  collapsing: readonly string[];
  pollInterval: number;
  /** When stopping: time for running jobs, half of it before their signal aborts, until they return to the queue. */
  patience: number;
  /** Called with the ID under which locks are taken. */
  onPool(workerPoolId: string): Promise<void>;
}

export interface Queue {
  /** Returns false while it restarts after losing the database. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/**
 * Runs the job queue (graphile-worker) on its own connections, and restarts it when it stops by itself, as it does when
 * the database disappears at the wrong moment.
 */
export async function runQueue(services: Foundation, options: QueueOptions): Promise<Queue> {
  // Each worker uses one connection; one more listens, one more releases locks
  const pool = patientPool({ ...services.db.connectionConfig('jobs'), max: options.concurrency + 2 });
  const onError = (error: Error) => services.log.warn({ err: error }, 'A connection of the job queue was lost');
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  let stopped = false;
  let current = await startRunner(services, options, pool);
  let runningNow = true;

  const supervision = (async () => {
    for (;;) {
      const ended = await endOf(current, options.patience);
      runningNow = false;
      if (stopped) return;
      services.log.error({ err: ended }, 'The job queue ended and is started again');
      current = await restart(services, options, pool, current, () => stopped);
      if (stopped) return;
      runningNow = true;
    }
  })();

  return {
    isRunning: () => runningNow,
    stop: async () => {
      stopped = true;
      await stopRunner(current, options.patience);
      await supervision;
      await pool.end();
    },
  };
}

interface Current {
  runner: Runner;
  workerPool: WorkerPool;
  /** Resolves once it takes no more jobs, for whatever reason. */
  stopping: Promise<unknown>;
}

/**
 * Returns why it ended; undefined after a clean stop. When connections are lost at the wrong moment the library stops
 * taking jobs and then waits forever: after `patience` that counts as ended.
 */
const endOf = ({ runner, stopping }: Current, patience: number): Promise<unknown> =>
  Promise.race([
    runner.promise.then(
      () => undefined,
      (error: unknown) => error,
    ),
    stopping
      .then(() => sleep(patience, undefined, { ref: false }))
      .then(() => new Error('The job queue stopped and did not end')),
  ]);

async function startRunner(services: Foundation, options: QueueOptions, pgPool: Pool): Promise<Current> {
  const events: WorkerEvents = new EventEmitter();
  // Wrapped in a list, because a worker pool is itself thenable
  const pools: WorkerPool[] = [];
  const stopping = Promise.withResolvers<unknown>();
  events.on('pool:gracefulShutdown', stopping.resolve);
  events.on('pool:forcefulShutdown', stopping.resolve);
  events.on('pool:create', ({ workerPool }) => pools.push(workerPool));
  events.on('job:complete', ({ job }) => {
    if (job.job_queue_id !== null) for (const delay of LOOK_AFTER) setTimeout(nudge, delay, pools).unref();
  });
  const runner = await run({
    pgPool,
    events,
    taskList: options.tasks,
    parsedCronItems: [],
    concurrency: options.concurrency,
    pollInterval: options.pollInterval,
    noHandleSignals: true,
    gracefulShutdownAbortTimeout: options.patience / 2,
    logger: queueLogger(services),
    // 0 makes stopping wait for the last job's completion; without it, it does not
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => {});
  const [workerPool] = pools;
  if (!workerPool) throw new Error('The job queue started without a worker pool');
  workerPool.promise.catch(() => {});
  await options.onPool(workerPool.id);
  return { runner, workerPool, stopping: stopping.promise };
}

/**
 * Polls again soon: the library releases a named queue just after its job, and would otherwise poll at the next
 * interval.
 */
function nudge(pools: readonly WorkerPool[]): void {
  for (const workerPool of pools) if (!workerPool._shuttingDown) workerPool.nudge(1);
}

async function restart(
  services: Foundation,
  options: QueueOptions,
  pool: Pool,
  last: Current,
  isStopped: () => boolean,
): Promise<Current> {
  for (;;) {
    await sleep(RESTART_AFTER);
    if (isStopped()) return last;
    try {
      await services.db.transaction({ kind: 'jobs' }, (trx) =>
        unlockWorkers(trx, [last.workerPool.id], options.collapsing),
      );
      return await startRunner(services, options, pool);
    } catch (error) {
      services.log.warn({ err: error }, 'The job queue could not be started yet');
    }
  }
}

/** Waits for running jobs; unfinished ones return to the queue. */
async function stopRunner({ runner, workerPool }: Current, patience: number): Promise<void> {
  const finished = runner.stop().catch(() => {});
  const timeout = new AbortController();
  const tooLong = sleep(patience, 'tooLong', { signal: timeout.signal }).catch(() => {});
  if ((await Promise.race([finished, tooLong])) === 'tooLong') {
    const forced = Promise.resolve(workerPool.forcefulShutdown('The process ends')).catch(() => {});
    await Promise.race([forced, sleep(FORCED, undefined, { ref: false })]);
  }
  timeout.abort();
}
