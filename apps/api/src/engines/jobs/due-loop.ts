import { addJobs, type NewJob } from '@quickportal/db/due-jobs/job-queue';
import { lockDueJobs, planDueJob, rescheduleDueJobs } from '@quickportal/db/due-jobs/due-jobs';
import type { Services } from '../services.ts';
import type { DueKind, Schedule } from './schedule.ts';

const BATCH = 500;

interface DueLoopOptions {
  /** Kinds that nouns plan. */
  dueKinds: readonly DueKind[];
  /** What the product does by itself; planned here. */
  schedules: readonly Schedule[];
  interval: number;
  /** Called after each look that succeeded. */
  onLook: () => void;
}

/**
 * Hands what is due to the job queue: locking, adding the job and setting the next time are one transaction, so that
 * nothing is handed over twice or forgotten, with any number of processes doing it.
 */
export function startDueLoop(services: Services, options: DueLoopOptions): { stop(): Promise<void> } {
  const { schedules, interval, onLook } = options;
  const kinds = new Map([...options.dueKinds, ...schedules].map((kind) => [kind.kind, kind]));
  let stopped = false;
  let timer: NodeJS.Timeout | null = null;
  let lastNow = Number.POSITIVE_INFINITY;

  const look = async () => {
    const now = services.clock.now();
    // At the start, and when the demo clock was moved back: what is planned far ahead would be waited for
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

async function planSchedules(services: Services, schedules: readonly Schedule[], now: Date): Promise<void> {
  await services.db.transaction({ kind: 'jobs' }, async (trx) => {
    for (const { kind, timeZone } of schedules)
      await planDueJob(trx, { communityId: null, kind, objectId: 0, timeZone, dueAt: now });
  });
}

/** Returns how many were due. */
async function handOver(services: Services, kinds: ReadonlyMap<string, DueKind>, now: Date): Promise<number> {
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
