import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import { findDueRetries, findDueSchedules, findUpcoming, listClocks } from '@quickportal/db/recurring-payments/due';
import type { Services } from '../services.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { inOneOrEach } from '../payments/in-one-or-each.ts';
import { sendAttempts, type Sending } from '../payments/learn-outcome.ts';
import { remind } from './remind.ts';
import { TAKE_AGAIN, type RetriedOccurrence } from './take-again.ts';
import { recordDue } from './take-due.ts';
import { recordRetries } from './take-retries.ts';
import type { Unit } from './write-down.ts';
import { nightOf } from './night.ts';

const JOBS = { kind: 'jobs' } as const;
const PAGE = 500;
/** Schedules of a community whose payments are recorded in one transaction, and whose outcomes are written in another. */
const TOGETHER = 25;
/** Chunks side by side: while the network answers for one, another is recorded. */
const AT_ONCE = 4;

/** Takes a schedule's payment at once. */
export const TAKE_NOW = 'recurring-payments.take';

interface Place {
  communityId: number;
  timeZone: string;
}

interface Row {
  communityId: number;
  id: number;
  recurringPaymentId: number;
}

/**
 * Takes payments of schedules of one community: a transaction that records them, the gateway with nothing held, the
 * outcomes in another. Where that fails, each is recorded alone, so that one that is broken stops no other; it stays due
 * and is tried at the next run.
 */
async function take<T>(
  services: Services,
  place: Place,
  due: readonly T[],
  record: (unit: Unit, some: readonly T[]) => Promise<Sending[]>,
): Promise<void> {
  const sendings = await inOneOrEach(services, due, (some) => inUnit(services, place, (unit) => record(unit, some)));
  await sendAttempts(services, place.communityId, sendings);
}

async function inUnit(
  services: Services,
  { communityId, timeZone }: Place,
  record: (unit: Unit) => Promise<Sending[]>,
): Promise<Sending[]> {
  const sendings = await services.db.transaction({ kind: 'community', communityId }, (trx) =>
    record({ trx, now: services.clock.now(), timeZone }),
  );
  nudgeOutbox();
  nudgeDeliveries();
  return sendings;
}

/** What is due, in chunks of one community each. Pages come in the order of communities. */
function chunksOf<T extends { communityId: number }>(rows: readonly T[]): T[][] {
  return [...Map.groupBy(rows, ({ communityId }) => communityId).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / TOGETHER) }, (_, at) =>
      group.slice(at * TOGETHER, (at + 1) * TOGETHER),
    ),
  );
}

/** Runs work over a list, a few at a time. What fails is logged, stays due and is tried at the next run. */
async function eachOf<T>(
  services: Services,
  list: readonly T[],
  work: (item: T) => Promise<void>,
  lanes = AT_ONCE,
): Promise<void> {
  const waiting = list.values();
  const lane = async () => {
    for (const item of waiting) {
      try {
        await work(item);
      } catch (error) {
        services.log.error({ err: error }, 'Payments of schedules could not be taken');
      }
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

/**
 * Takes everything that is due of all communities, each in its own early morning: dates, retries, reminders. Any number
 * of processes may do it at once: each date is recorded under its unique key. Returns how many were due.
 */
export async function runSchedules(services: Services): Promise<number> {
  const db = services.db.reader(JOBS);
  const now = services.clock.now();
  const clocks = (await listClocks(db)).map((clock) => ({ ...clock, ...nightOf(clock.timeZone, now) }));
  const zones = new Map(clocks.map(({ communityId, timeZone }) => [communityId, timeZone]));
  let count = 0;
  const all = async <T extends { communityId: number; id: number }>(
    page: (after: T | undefined) => Promise<T[]>,
    work: (place: Place, chunk: readonly T[]) => Promise<void>,
  ) => {
    let rows: T[] = [];
    do {
      rows = await page(rows.at(-1));
      count += rows.length;
      await eachOf(services, chunksOf(rows), (chunk) => {
        const { communityId = 0 } = chunk[0] ?? {};
        return work({ communityId, timeZone: zones.get(communityId) ?? 'UTC' }, chunk);
      });
    } while (rows.length === PAGE);
  };
  await all(
    (after: Row | undefined) => findDueSchedules(db, clocks, after, PAGE),
    (place, chunk) => take(services, place, chunk, (unit, some) => recordDue(services, unit, some.map(idOf))),
  );
  await all(
    (after: (Row & { occurrenceId: number }) | undefined) => findDueRetries(db, clocks, after, PAGE),
    (place, chunk) => take(services, place, chunk, (unit, some) => recordRetries(services, unit, some)),
  );
  await all(
    (after: Row | undefined) => findUpcoming(db, clocks, after, PAGE),
    ({ timeZone }, chunk) =>
      eachOf(services, chunk, (entry) => remind(services, { ...entry, today: dateIn(timeZone, now) }), 1),
  );
  return count;
}

const idOf = ({ recurringPaymentId }: { recurringPaymentId: number }) => recurringPaymentId;

/** Takes what is due of one schedule now: a user confirmed that its payment is attempted immediately. */
export const takeNowHandler: OutboxHandler = {
  topic: TAKE_NOW,
  async handle(payload, { services }) {
    const due = payload as { communityId: number; recurringPaymentId: number };
    await takeIn(services, due.communityId, (unit) => recordDue(services, unit, [due.recurringPaymentId]));
  },
};

/** Tries a date again at once. Run twice it finds the date no longer RETRYING and leaves it alone. */
export const takeAgainHandler: OutboxHandler = {
  topic: TAKE_AGAIN,
  async handle(payload, { services }) {
    const due = payload as unknown as RetriedOccurrence;
    await takeIn(services, due.communityId, (unit) => recordRetries(services, unit, [due]));
  },
};

async function takeIn(
  services: Services,
  communityId: number,
  record: (unit: Unit) => Promise<Sending[]>,
): Promise<void> {
  const community = await getCommunityBasics(services.db.reader(JOBS), communityId);
  if (!community) return;
  await sendAttempts(services, communityId, await inUnit(services, community, record));
}
