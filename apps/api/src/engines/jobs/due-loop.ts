import { addJobs, type NewJob } from '@quickportal/db/due-jobs/insert-jobs';
import { lockDueJobs, planDueJob, rescheduleDueJobs } from '@quickportal/db/due-jobs/plan-due-jobs';
import type { Foundation } from '../foundation.ts';
import type { DueKind, Schedule } from './schedule.ts';

const BATCH = 500;

interface DueLoopOptions {
  /** Kinds of due work that nouns plan. */
  dueKinds: readonly DueKind[];
  /** Recurring work, planned here. */
  schedules: readonly Schedule<never>[];
  interval: number;
  /** Called after each successful poll. */
  onLook: () => void;
}

/**
 * Starts moving due work to the job queue: locking it, adding the job and setting the next time are one transaction, so
 * that nothing is added twice or lost, with any number of processes.
 */
export function startDueLoop(services: Foundation, options: DueLoopOptions): { stop(): Promise<void> } {
  const { schedules, interval, onLook } = options;
  const kinds = new Map([...options.dueKinds, ...schedules].map((kind) => [kind.kind, kind]));
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let lastNow = Number.POSITIVE_INFINITY;

  const look = async () => {
    const now = services.clock.now();
    // At the start, and when the demo clock was moved back, because work planned far ahead would not run until then
    if (now.getTime() < lastNow - 1000) await planSchedules(services, schedules, now);
    lastNow = now.getTime();
    let found = BATCH;
    while (found === BATCH) {
      found = stopped ? 0 : await handOver(services, kinds, now);
      onLook();
    }
  };
  const again = () => {
    running = look()
      .catch((error: unknown) => services.log.error({ err: error }, 'Due jobs could not be handed over'))
      .finally(() => {
        if (!stopped) timer = setTimeout(again, interval);
      });
  };
  let running = Promise.resolve();
  again();
  return {
    stop: async () => {
      stopped = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}

async function planSchedules(services: Foundation, schedules: readonly Schedule<never>[], now: Date): Promise<void> {
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    for (const { kind, timeZone } of schedules)
      await planDueJob(trx, { communityId: null, kind, objectId: 0, timeZone, dueAt: now });
  });
}

/** Moves due work to the queue and returns how much was due. */
async function handOver(services: Foundation, kinds: ReadonlyMap<string, DueKind>, now: Date): Promise<number> {
  return services.db.transaction({ kind: 'jobs' }, async (trx) => {
    const due = await lockDueJobs(trx, { now, kinds: [...kinds.keys()], limit: BATCH });
    const jobs = due.map((job): NewJob => {
      const { id, kind, communityId, objectId, dueAt } = job;
      const collapse = kinds.get(kind)?.collapse === true;
      const payload = { dueJobId: id, communityId, payload: { objectId, dueAt } };
      return {
        topic: kind,
        payload: JSON.stringify(payload),
        maxAttempts: null,
        key: collapse ? `due-${id}` : `due-${id}-${dueAt}`,
      };
    });
    await addJobs(trx, jobs);
    const next = due.map(({ id, kind, timeZone }) => ({ id, dueAt: kinds.get(kind)?.next(now, timeZone) ?? null }));
    await rescheduleDueJobs(trx, next);
    return due.length;
  });
}
