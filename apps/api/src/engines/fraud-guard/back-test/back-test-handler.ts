import {
  beginBackTest,
  failBackTest,
  finishBackTest,
  noteBackTestProgress,
  type BackTestTask,
} from '@quickportal/db/fraud-back-tests/run-fraud-back-test';
import type { OutboxHandler } from '../../outbox/outbox.ts';
import type { IpFactsServices } from '../../ip-facts/ip-facts-services.ts';
import { testRules } from './test-rules.ts';

/** Topic of the side effect that runs a back-test. */
export const BACK_TEST_TOPIC = 'fraud-back-tests.run';
/** Attempts at one back-test, including interrupted ones: a user is waiting for it. */
const MOST_ATTEMPTS = 4;
/** Interval for writing progress and checking for cancellation, in milliseconds. */
const TELL_EVERY = 250;

/** The back-test was cancelled, or another process runs it now. */
class NotWanted extends Error {}

/** Runs back-tests. When its worker dies, another one starts again from the beginning, which takes seconds. */
export const backTestHandler: OutboxHandler<IpFactsServices> = {
  topic: BACK_TEST_TOPIC,
  maxAttempts: MOST_ATTEMPTS,
  async handle(payload, { services, signal }) {
    const { db, clock, log } = services;
    const key = payload as { communityId: number; backTestId: number };
    const task = await db.transaction({ kind: 'jobs' }, (trx) => beginBackTest(trx, key));
    if (!task) return;
    try {
      const found = await run(services, task, signal);
      await db.transaction({ kind: 'jobs' }, (trx) => finishBackTest(trx, { ...task, ...found, at: clock.now() }));
    } catch (error) {
      if (error instanceof NotWanted) return;
      if (task.attempt < MOST_ATTEMPTS) throw error;
      log.error({ err: error, ...key }, 'A back-test was given up');
      await db.transaction({ kind: 'jobs' }, (trx) => failBackTest(trx, { ...task, at: clock.now() }));
    }
  },
};

async function run(services: IpFactsServices, task: BackTestTask, ending: AbortSignal) {
  const stop = new AbortController();
  const signal = AbortSignal.any([ending, stop.signal]);
  const db = services.db.reader({ kind: 'jobs' });
  let progress = 0;
  let telling: Promise<void> = Promise.resolve();
  const tell = async () => {
    if (!(await noteBackTestProgress(db, { ...task, progress }))) stop.abort(new NotWanted());
  };
  const timer = setInterval(() => {
    telling = telling
      .then(tell)
      .catch((error: unknown) => services.log.warn({ err: error }, 'The progress of a back-test could not be saved'));
  }, TELL_EVERY);
  try {
    return await testRules(services, task, { signal, onProgress: (per) => (progress = per) });
  } catch (error) {
    throw stop.signal.aborted ? stop.signal.reason : error;
  } finally {
    clearInterval(timer);
    await telling;
  }
}
