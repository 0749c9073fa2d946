import {
  findChangedSchedules,
  findWaitingSchedules,
  isMigrationOpen,
  type MigrationSchedule,
} from '@quickportal/db/payto-migrations/change-migration-schedule';
import { changePayToMigration } from '@quickportal/db/payto-migrations/change-payto-migration';
import { findDueMigrations, lockDueMigration } from '@quickportal/db/payto-migrations/read-payto-migrations';
import { recordAudit } from '../audit/audit.ts';
import { nudgeDeliveries } from '../deliveries/dispatcher.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { jobLearner } from '../payments/learner.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { migrateSchedule } from './migrate-schedule.ts';
import { recallChanged } from './recall-changed.ts';

const JOBS = { kind: 'jobs' } as const;
const AT_ONCE = 200;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/**
 * Creates the agreements of running migrations at their rates, and recalls those whose schedule changed. Any number of
 * workers may run it. Returns how many schedules were examined.
 */
export async function runMigrations(services: PaymentServices): Promise<number> {
  const db = services.db.reader(JOBS);
  const changed = await findChangedSchedules(db, AT_ONCE);
  for (const member of changed) await alone(services, () => recallChanged(services, member));
  let count = changed.length;
  for (const { migrationId } of await findDueMigrations(db, { now: services.clock.now(), limit: AT_ONCE })) {
    const batch = (await alone(services, () => claimBatch(services, migrationId))) ?? [];
    for (const member of batch) await alone(services, () => migrateSchedule(services, member));
    count += batch.length;
  }
  nudgeOutbox();
  nudgeDeliveries();
  return count;
}

/** Returns how many agreements to create now, and when to create the next: never more in an hour than the rate. */
export function batchOf(agreementsPerHour: number): { size: number; every: number } {
  const size = Math.ceil(agreementsPerHour / 60);
  return { size, every: Math.ceil((size * HOUR) / agreementsPerHour) };
}

/** Claims the next schedules; none while another worker has the migration. Ends a finished migration. */
async function claimBatch(services: PaymentServices, migrationId: number): Promise<MigrationSchedule[]> {
  const now = services.clock.now();
  return services.db.transaction(JOBS, async (trx) => {
    const migration = await lockDueMigration(trx, { migrationId, now });
    if (!migration) return [];
    if (!(await isMigrationOpen(trx, migrationId))) {
      await changePayToMigration(trx, migration, { status: 'FINISHED' }, now);
      await recordAudit(trx, {
        ...jobLearner('payto-migrations.run'),
        communityId: migration.communityId,
        action: 'payto-migrations.finish',
        objectType: 'payto-migration',
        objectId: String(migrationId),
        description: 'PayTo migration finished: every schedule has an outcome',
        before: { status: 'RUNNING' },
        after: { status: 'FINISHED' },
        outcome: 'SUCCESS',
        at: now,
      });
      return [];
    }
    const { size, every } = batchOf(migration.agreementsPerHour);
    // Time lost in a pause is not made up for
    const from = Math.max(new Date(migration.nextBatchAt).getTime(), now.getTime() - MINUTE);
    await changePayToMigration(trx, migration, { nextBatchAt: new Date(from + every) }, now);
    return findWaitingSchedules(trx, { migrationId, limit: size });
  });
}

/** Logs a failure, so that one schedule does not block the others. */
async function alone<T>(services: PaymentServices, work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    services.log.error({ err: error }, 'A schedule could not be moved to PayTo');
    return undefined;
  }
}
