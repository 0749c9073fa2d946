import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { unlockWorkers } from '@quickportal/db/due-jobs/job-queue';
import { run, type Runner, type TaskList, type WorkerEvents, type WorkerPool } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Services } from '../services.ts';
import { patientPool } from './patient-pool.ts';
import { queueLogger } from './tasks.ts';

const RESTART_AFTER = 1000;
/** How long giving jobs back may take, which waits for ever where connections were lost. */
const FORCED = 1000;
/** After a job of a named queue: when to look for the next one, which no one else announces. Milliseconds. */
const LOOK_AFTER = [3, 15, 60, 250];

interface QueueOptions {
  tasks: TaskList;
  concurrency: number;
  /** Topics of which one waiting job is enough. */
  collapsing: readonly string[];
  pollInterval: number;
  /** When stopping: how long jobs get, half of it before they are told to hurry, until they go back to the queue. */
  patience: number;
  /** Told under which name locks are taken. */
  onPool(workerPoolId: string): Promise<void>;
}

export interface Queue {
  /** False while it is being started again after losing the database. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

/**
 * Runs the job queue (graphile-worker) on connections of its own, and starts it again when it gives up, as it does
 * when the database goes away in the wrong moment.
 */
export async function runQueue(services: Services, options: QueueOptions): Promise<Queue> {
  // Every worker holds one connection at a time; one more listens, one more gives locks back
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
  /** Resolves once it takes no more jobs, whether we stopped it or it stopped itself. */
  stopping: Promise<unknown>;
}

/**
 * Why it ended; undefined: in good order. Connections that are lost in the wrong moment make the library stop taking
 * jobs and then wait for ever, without a connection and without an end: after `patience` that counts as ended.
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

async function startRunner(services: Services, options: QueueOptions, pgPool: Pool): Promise<Current> {
  const events: WorkerEvents = new EventEmitter();
  // Not a promise of it: a worker pool is itself something that can be awaited, until its end
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
    // With 0 its own batching waits for the last job's completion when stopping; without, it does not
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
  runner.promise.catch(() => {});
  const [workerPool] = pools;
  if (!workerPool) throw new Error('The job queue started without a worker pool');
  workerPool.promise.catch(() => {});
  await options.onPool(workerPool.id);
  return { runner, workerPool, stopping: stopping.promise };
}

/** The library frees a named queue a moment after its job, and would look at it again only with the next poll. */
function nudge(pools: readonly WorkerPool[]): void {
  for (const workerPool of pools) if (!workerPool._shuttingDown) workerPool.nudge(1);
}

async function restart(
  services: Services,
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

/** Lets running jobs finish; what does not in time goes back to the queue. */
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
