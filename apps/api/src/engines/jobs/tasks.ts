import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { Logger, type JobHelpers, type Task, type TaskList } from 'graphile-worker';
import type { Services } from '../services.ts';
import { withoutCardNumbers } from '../../kernel/redaction.ts';
import { metrics } from '../metrics/metrics.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { Schedule } from './schedule.ts';

/** Tries of a side effect before it is given up: with growing gaps, about a day. */
export const MAX_ATTEMPTS = 12;

interface QueuedPayload {
  outboxId?: number;
  dueJobId?: number;
  communityId: number | null;
  payload: Json;
}

/** Handlers and schedules as the job queue runs them: measured, logged, and their errors without secrets. */
export function taskList(
  services: Services,
  handlers: readonly OutboxHandler[],
  schedules: readonly Schedule[],
): TaskList {
  const scheduled = schedules.map((schedule): OutboxHandler => {
    return { topic: schedule.kind, handle: (_payload, tools) => schedule.run(tools.services) };
  });
  const tasks: TaskList = {};
  for (const handler of [...handlers, ...scheduled]) {
    if (tasks[handler.topic]) throw new Error(`Two handlers for the topic ${handler.topic}`);
    tasks[handler.topic] = task(services, handler);
  }
  return tasks;
}

/** How often jobs of each topic are tried. */
export const maxAttemptsOf = (handlers: readonly OutboxHandler[]): Record<string, number> =>
  Object.fromEntries(handlers.map(({ topic, maxAttempts }) => [topic, maxAttempts ?? MAX_ATTEMPTS]));

function task(services: Services, handler: OutboxHandler): Task {
  const { topic } = handler;
  return async (raw: unknown, { job, abortSignal }: JobHelpers) => {
    const { outboxId, dueJobId, communityId, payload } = raw as QueuedPayload;
    const jobId = outboxId === undefined ? `due-${dueJobId}-${job.id}` : `outbox-${outboxId}`;
    const signal = abortSignal ?? new AbortController().signal;
    const end = metrics.jobSeconds.startTimer({ topic });
    try {
      await handler.handle(payload, { services, jobId, communityId, signal });
      metrics.jobs.inc({ topic, outcome: 'done' });
    } catch (error) {
      const dead = job.attempts >= job.max_attempts;
      metrics.jobs.inc({ topic, outcome: dead ? 'dead' : 'retried' });
      const line = { err: error, topic, jobId, attempt: job.attempts, of: job.max_attempts };
      if (dead) services.log.error(line, 'A job was given up');
      else services.log.warn(line, 'A job failed and will be tried again');
      // The queue keeps the message
      throw new Error(withoutCardNumbers(error instanceof Error ? error.message : String(error)), { cause: error });
    } finally {
      end();
    }
  };
}

/** The queue's own messages in our log; its details are left out, because they hold payloads. */
export function queueLogger(services: Services): Logger {
  return new Logger(() => (level, message) => {
    const text = withoutCardNumbers(message);
    if (level === 'error' || level === 'warning') services.log.warn({ part: 'job queue' }, text);
    else services.log.debug({ part: 'job queue' }, text);
  });
}
