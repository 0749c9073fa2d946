import type { CommunityZones } from '@quickportal/contracts/rules/dates/community-zones';
import { getCommunityBasics } from '@quickportal/db/communities/get-community-basics';
import {
  findDueRetries,
  findDueRecurringPayments,
  findUpcoming,
  listClocks,
} from '@quickportal/db/recurring-payments/find-due-recurring-payments';
import type { PaymentServices } from '../payments/payment-services.ts';
import { dayAt } from '../clock/community-days.ts';
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
/** Schedules of a community recorded in one transaction; their outcomes are written in another. */
const BATCH_SIZE = 25;
/** Chunks processed in parallel: while the network handles one, another is recorded. */
const PARALLEL_CHUNKS = 4;
const PLATFORM_ZONES: CommunityZones = { timeZone: 'UTC', formerTimeZones: [] };

/** Topic of taking a schedule's payment at once. */
export const TAKE_NOW = 'recurring-payments.take';

interface Place {
  communityId: number;
  zones: CommunityZones;
}

interface Row {
  communityId: number;
  id: number;
  recurringPaymentId: number;
}

/**
 * Takes payments of schedules of one community: one transaction records them, the gateway is called with no connection
 * held, another transaction writes the outcomes. If recording fails, each is recorded alone, so that one bad schedule
 * does not block the others; it stays due for the next run.
 */
async function take<T>(
  services: PaymentServices,
  place: Place,
  due: readonly T[],
  record: (unit: Unit, some: readonly T[]) => Promise<Sending[]>,
): Promise<void> {
  const sendings = await inOneOrEach(services, due, (some) => inUnit(services, place, (unit) => record(unit, some)));
  await sendAttempts(services, place.communityId, sendings);
}

async function inUnit(
  services: PaymentServices,
  { communityId, zones }: Place,
  record: (unit: Unit) => Promise<Sending[]>,
): Promise<Sending[]> {
  const sendings = await services.db.transaction({ kind: 'community', communityId }, (trx) =>
    record({ trx, now: services.clock.now(), zones }),
  );
  nudgeOutbox();
  nudgeDeliveries();
  return sendings;
}

/** Splits due rows into chunks of one community each. Pages are sorted by community. */
function chunksOf<T extends { communityId: number }>(rows: readonly T[]): T[][] {
  return [...Map.groupBy(rows, ({ communityId }) => communityId).values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / BATCH_SIZE) }, (_, at) =>
      group.slice(at * BATCH_SIZE, (at + 1) * BATCH_SIZE),
    ),
  );
}

/** Runs work over a list, a few at a time. A failure is logged and stays due for the next run. */
async function eachOf<T>(
  services: PaymentServices,
  list: readonly T[],
  work: (item: T) => Promise<void>,
  lanes = PARALLEL_CHUNKS,
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
 * Takes everything due in all communities, each early in its own morning: instalments, retries, reminders. Any number
 * of processes may run it: each instalment is recorded under its unique key. Returns how many were due.
 */
export async function runSchedules(services: PaymentServices): Promise<number> {
  const db = services.db.reader(JOBS);
  const now = services.clock.now();
  const clocks = (await listClocks(db)).map((clock) => ({ ...clock, ...nightOf(clock, now) }));
  const zonesOf = new Map(clocks.map((clock) => [clock.communityId, clock]));
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
        return work({ communityId, zones: zonesOf.get(communityId) ?? PLATFORM_ZONES }, chunk);
      });
    } while (rows.length === PAGE);
  };
  await all(
    (after: Row | undefined) => findDueRecurringPayments(db, clocks, after, PAGE),
    (place, chunk) => take(services, place, chunk, (unit, some) => recordDue(services, unit, some.map(idOf))),
  );
  await all(
    (after: (Row & { occurrenceId: number }) | undefined) => findDueRetries(db, clocks, after, PAGE),
    (place, chunk) => take(services, place, chunk, (unit, some) => recordRetries(services, unit, some)),
  );
  await all(
    (after: Row | undefined) => findUpcoming(db, clocks, after, PAGE),
    ({ zones }, chunk) =>
      eachOf(services, chunk, (entry) => remind(services, { ...entry, today: dayAt(zones, now) }), 1),
  );
  return count;
}

const idOf = ({ recurringPaymentId }: { recurringPaymentId: number }) => recurringPaymentId;

/** Takes what is due of one schedule now, after a user confirmed it. */
export const takeNowHandler: OutboxHandler<PaymentServices> = {
  topic: TAKE_NOW,
  async handle(payload, { services }) {
    const due = payload as { communityId: number; recurringPaymentId: number };
    await takeIn(services, due.communityId, (unit) => recordDue(services, unit, [due.recurringPaymentId]));
  },
};

/** Retries an instalment at once. When it runs twice, the instalment is no longer RETRYING and is left alone. */
export const takeAgainHandler: OutboxHandler<PaymentServices> = {
  topic: TAKE_AGAIN,
  async handle(payload, { services }) {
    const due = payload as unknown as RetriedOccurrence;
    await takeIn(services, due.communityId, (unit) => recordRetries(services, unit, [due]));
  },
};

async function takeIn(
  services: PaymentServices,
  communityId: number,
  record: (unit: Unit) => Promise<Sending[]>,
): Promise<void> {
  const community = await getCommunityBasics(services.db.reader(JOBS), communityId);
  if (!community) return;
  await sendAttempts(services, communityId, await inUnit(services, { communityId, zones: community }, record));
}
