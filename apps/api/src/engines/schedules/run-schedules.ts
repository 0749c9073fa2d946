import { randomUUID } from 'node:crypto';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { findDueRetries, findDueSchedules, findUpcoming, listClocks } from '@quickportal/db/recurring-payments/due';
import type { Services } from '../../kernel/services.ts';
import { dateIn } from '../../kernel/today.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import type { Gateway, PaymentInstruction } from '../gateways/gateway.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { sendAttempt } from '../payments/learn-outcome.ts';
import { remind } from './remind.ts';
import { recordDue } from './take-due.ts';
import { recordRetry } from './take-retry.ts';
import type { Work } from './write-down.ts';
import { nightOf } from './night.ts';

const JOBS = { kind: 'jobs' } as const;
const PAGE = 500;
/** Side by side: as many as the pool of a community's connections serves without making requests wait. */
const AT_ONCE = 6;

/** Takes a schedule's payment at once. */
export const TAKE_NOW = 'recurring-payments.take';

interface Row {
  communityId: number;
  id: number;
  recurringPaymentId: number;
}

/** One try as an own unit: a transaction that records it, the gateway with nothing held, the outcome in another. */
async function take(
  services: Services,
  { communityId, timeZone }: { communityId: number; timeZone: string },
  record: (work: Work) => Promise<PaymentInstruction | null>,
): Promise<void> {
  const origin = { requestId: randomUUID(), ip: '', userAgent: '' };
  const learner = { actor: { kind: 'job', job: 'recurring-payments.run' }, origin } as const;
  const inOne = (trx: WriteTransaction) => record({ trx, now: services.clock.now(), timeZone, learner });
  const instruction = await services.db.transaction({ kind: 'community', communityId }, inOne);
  nudgeOutbox();
  nudgeDeliveries();
  if (instruction === null) return;
  const { instructionId } = instruction;
  const send = (gateway: Gateway) => gateway.authorise(instruction);
  await sendAttempt(services, { kind: 'PAYMENT', instructionId, send }, learner);
}

/** Runs work over a list, a few at a time. What fails is logged, stays due and is tried at the next run. */
async function eachOf<T>(services: Services, list: readonly T[], work: (it: T) => Promise<void>): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const it of waiting) {
      try {
        await work(it);
      } catch (error) {
        services.log.error({ err: error }, 'A payment of a schedule could not be taken');
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
}

/**
 * Takes everything that is due of all communities, each in its own early morning: dates, retries, reminders. Any number
 * of processes may do it at once: each date is recorded under its unique key. Answers how many were due.
 */
export async function runSchedules(services: Services): Promise<number> {
  const db = services.db.reader(JOBS);
  const now = services.clock.now();
  const clocks = (await listClocks(db)).map((it) => ({ ...it, ...nightOf(it.timeZone, now) }));
  const zones = new Map(clocks.map(({ communityId, timeZone }) => [communityId, timeZone]));
  const placed = <T extends { communityId: number }>(it: T) => ({
    ...it,
    timeZone: zones.get(it.communityId) ?? 'UTC',
  });
  let count = 0;
  const all = async <T extends { communityId: number; id: number }>(
    page: (after: T | undefined) => Promise<T[]>,
    work: (it: T & { timeZone: string }) => Promise<void>,
  ) => {
    let rows: T[] = [];
    do {
      rows = await page(rows.at(-1));
      count += rows.length;
      await eachOf(services, rows.map(placed), work);
    } while (rows.length === PAGE);
  };
  await all(
    (after: Row | undefined) => findDueSchedules(db, clocks, after, PAGE),
    (it) => take(services, it, (work) => recordDue(services, work, it)),
  );
  await all(
    (after: (Row & { occurrenceId: number }) | undefined) => findDueRetries(db, clocks, after, PAGE),
    (it) => take(services, it, (work) => recordRetry(services, work, it)),
  );
  await all(
    (after: Row | undefined) => findUpcoming(db, clocks, after, PAGE),
    (it) => remind(services, { ...it, today: dateIn(it.timeZone, now) }),
  );
  return count;
}

/** Takes what is due of one schedule now: somebody confirmed that its payment is attempted immediately. */
export const takeNowHandler: OutboxHandler = {
  topic: TAKE_NOW,
  async handle(payload, { services }) {
    const due = payload as { communityId: number; recurringPaymentId: number };
    const community = await getCommunityBasics(services.db.reader(JOBS), due.communityId);
    if (!community) return;
    await take(services, community, (work) => recordDue(services, work, due));
  },
};
