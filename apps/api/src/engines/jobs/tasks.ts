import type { Json } from '@quickportal/contracts/kernel/form-meta';
import { Logger, type JobHelpers, type Task, type TaskList } from 'graphile-worker';
import type { Foundation } from '../foundation.ts';
import { withoutCardNumbers } from '../../kernel/redaction.ts';
import { metrics } from '../metrics/metrics.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import type { Schedule } from './schedule.ts';

/** Default attempts at a side effect: with growing gaps, about a day. */
export const MAX_ATTEMPTS = 12;

interface QueuedPayload {
  outboxId?: number;
  dueJobId?: number;
  communityId: number | null;
  payload: Json;
}

/** Wraps handlers and schedules as tasks of the job queue: measured, logged, and with errors redacted. */
export function taskList<S extends Foundation>(
  services: S,
  handlers: readonly OutboxHandler<S>[],
  schedules: readonly Schedule<S>[],
): TaskList {
  const scheduled = schedules.map((schedule): OutboxHandler<S> => {
    return { topic: schedule.kind, handle: (_payload, tools) => schedule.run(tools.services) };
  });
  const tasks: TaskList = {};
  for (const handler of [...handlers, ...scheduled]) {
    if (tasks[handler.topic]) throw new Error(`Two handlers for the topic ${handler.topic}`);
    tasks[handler.topic] = task(services, handler);
  }
  return tasks;
}

/** Returns the maximum attempts by topic. */
export const maxAttemptsOf = (
  handlers: readonly Pick<OutboxHandler<never>, 'topic' | 'maxAttempts'>[],
): Record<string, number> =>
  Object.fromEntries(handlers.map(({ topic, maxAttempts }) => [topic, maxAttempts ?? MAX_ATTEMPTS]));

function task<S extends Foundation>(services: S, handler: OutboxHandler<S>): Task {
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
      // The queue stores the message
      throw new Error(withoutCardNumbers(error instanceof Error ? error.message : String(error)), { cause: error });
    } finally {
      end();
    }
  };
}

/** Creates a logger for the queue's own messages; their details are dropped, because they hold payloads. */
export function queueLogger(services: Foundation): Logger {
  return new Logger(() => (level, message) => {
    const text = withoutCardNumbers(message);
    if (level === 'error' || level === 'warning') services.log.warn({ part: 'job queue' }, text);
    else services.log.debug({ part: 'job queue' }, text);
  });
}
