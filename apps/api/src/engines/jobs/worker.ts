import { unlockWorkers } from '@quickportal/db/due-jobs/insert-jobs';
import { forgetDeadNodes, releaseDeadNodes } from '@quickportal/db/nodes/server-node';
import type { JobServices } from './job-services.ts';
import { startPulse, type Pulse } from '../health/pulse.ts';
import { DEAD_AFTER, DEAD_LISTED, HEARTBEAT, startNode } from '../nodes/node.ts';
import { startDispatcher, type DispatcherOptions } from '../deliveries/dispatcher.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { startRelay } from '../outbox/relay.ts';
import { startDueLoop } from './due-loop.ts';
import { runQueue } from './queue.ts';
import type { DueKind, Schedule } from './schedule.ts';
import { maxAttemptsOf, taskList } from './tasks.ts';

export interface WorkerOptions<S> {
  handlers: readonly OutboxHandler<S>[];
  dueKinds?: readonly DueKind[];
  schedules: readonly Schedule<S>[];
  /** Concurrent jobs. */
  concurrency?: number;
  /** Milliseconds; shortened by tests. */
  heartbeatInterval?: number;
  deadAfter?: number;
  dueInterval?: number;
  pollInterval?: number;
  patience?: number;
  /** Time without a poll after which a loop counts as stopped. */
  silentAfter?: number;
  deliveries?: DispatcherOptions;
}

export interface Worker {
  readonly nodeId: string;
  /** Takes no more jobs and finishes running ones, for at most 10 seconds. */
  stop(): Promise<void>;
}

/**
 * Starts all background work: this node's heartbeat, the job queue, the outbox relay, the due table and the webhook
 * dispatcher. Releases the jobs of dead nodes.
 */
export async function startWorker<S extends JobServices>(services: S, options: WorkerOptions<S>): Promise<Worker> {
  const { schedules, dueKinds = [] } = options;
  const collapsing = [...schedules, ...dueKinds].filter((dueKind) => dueKind.collapse).map(({ kind }) => kind);
  const node = await startNode(services, {
    interval: options.heartbeatInterval ?? HEARTBEAT,
    afterBeat: (self) =>
      releaseJobsOfDead(services, { self, olderThanMilliseconds: options.deadAfter ?? DEAD_AFTER, collapsing }),
  });
  const silentAfter = options.silentAfter ?? DEAD_AFTER;
  const loops: Pulse[] = [];
  const newPulse = () => {
    const pulse = startPulse(silentAfter);
    loops.push(pulse);
    return { onLook: () => pulse.beat() };
  };
  try {
    const queue = await runQueue(services, {
      tasks: taskList(services, options.handlers, schedules),
      collapsing,
      concurrency: options.concurrency ?? 5,
      pollInterval: options.pollInterval ?? 2000,
      patience: options.patience ?? 7000,
      onPool: (workerPoolId) => node.setWorkerPool(workerPoolId),
    });
    services.jobs.queue = queue;
    const relay = startRelay(services, { ...newPulse(), maxAttempts: maxAttemptsOf(options.handlers) });
    const due = startDueLoop(services, {
      ...newPulse(),
      dueKinds,
      schedules,
      interval: options.dueInterval ?? 1000,
    });
    const dispatcher = startDispatcher(services, { ...options.deliveries, ...newPulse() });
    services.health.loops = loops;
    return {
      nodeId: node.id,
      stop: async () => {
        services.jobs.queue = null;
        services.health.loops = [];
        await Promise.all([relay.stop(), due.stop(), queue.stop(), dispatcher.stop()]);
        await node.stop();
      },
    };
  } catch (error) {
    await node.stop().catch(() => {});
    throw error;
  }
}

/** Releases the jobs of dead nodes. */
async function releaseJobsOfDead(
  services: JobServices,
  { collapsing, ...silent }: { self: string; olderThanMilliseconds: number; collapsing: readonly string[] },
): Promise<void> {
  const dead = await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const nodes = await releaseDeadNodes(trx, silent);
    await forgetDeadNodes(trx, DEAD_LISTED);
    await unlockWorkers(
      trx,
      nodes.flatMap((node) => node.workerPoolId ?? []),
      collapsing,
    );
    return nodes;
  });
  for (const { id } of dead) services.log.warn({ node: id }, 'A node died; its jobs go to others');
}
