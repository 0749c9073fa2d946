import type { MigrationOutcome } from '@quickportal/contracts/rules/states/payto-migration';
import { sql } from 'kysely';
import { build, preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';

const selectMember = () =>
  build
    .selectFrom('app.payto_migration_schedule as s')
    .select([
      's.community_id as communityId',
      's.id as migrationScheduleId',
      's.migration_id as migrationId',
      's.recurring_payment_id as recurringPaymentId',
      's.agreement_id as agreementId',
      's.outcome',
    ]);

const waiting = preparedQuery('payto-migrations.waiting', (params: { migrationId: number; limit: number }) =>
  selectMember()
    .where('s.migration_id', '=', params.migrationId)
    .where('s.outcome', '=', 'WAITING')
    .orderBy('s.id')
    .limit(params.limit),
);

/** The next schedules of a migration for which an agreement is to be created. */
export const findWaitingSchedules = (db: Reader, at: { migrationId: number; limit: number }) => db.all(waiting, at);
export type MigrationSchedule = Awaited<ReturnType<typeof findWaitingSchedules>>[number];

const locked = preparedQuery('payto-migrations.lock-schedule', (params: { migrationScheduleId: number }) =>
  selectMember().where('s.id', '=', params.migrationScheduleId).forUpdate('s'),
);

/** A schedule of a migration, held until the transaction ends. Lock the schedule itself first. */
export const lockMigrationSchedule = (trx: WriteTransaction, migrationScheduleId: number) =>
  trx.first(locked, { migrationScheduleId });

const ofAgreement = preparedQuery(
  'payto-migrations.of-agreement',
  ({ communityId, agreementId }: { communityId: number; agreementId: number }) =>
    selectMember().where('s.community_id', '=', communityId).where('s.agreement_id', '=', agreementId),
);

/** The schedule that an agreement was created for; undefined where a migration did not create it. */
export const getMigrationScheduleOf = (db: Reader, key: { communityId: number; agreementId: number }) =>
  db.first(ofAgreement, key);

const changed = preparedQuery('payto-migrations.changed-since-sent', ({ limit }: { limit: number }) =>
  selectMember()
    .innerJoin('app.recurring_payment as r', (join) =>
      join.onRef('r.community_id', '=', 's.community_id').onRef('r.id', '=', 's.recurring_payment_id'),
    )
    .innerJoin('app.payto_agreement as g', (join) =>
      join.onRef('g.community_id', '=', 's.community_id').onRef('g.id', '=', 's.agreement_id'),
    )
    .where('s.outcome', '=', 'SENT')
    .where(sql<boolean>`r.updated_at > s.checked_at`)
    // What is on its way cannot be recalled yet
    .where('g.status', '=', 'PENDING')
    .orderBy('s.checked_at')
    .limit(limit),
);

/** Schedules that changed while the payer decides, in all communities. Scope jobs. */
export const findChangedSchedules = (db: Reader, limit: number) => db.all(changed, { limit });

const open = preparedQuery('payto-migrations.is-open', (params: { migrationId: number }) =>
  build
    .selectFrom('app.payto_migration_schedule')
    .select('id')
    .where('migration_id', '=', params.migrationId)
    .where('outcome', 'in', ['WAITING', 'SENT'])
    .limit(1),
);

/** Whether a schedule of a migration has no outcome yet. */
export const isMigrationOpen = async (db: Reader, migrationId: number): Promise<boolean> =>
  (await db.first(open, { migrationId })) !== undefined;

interface Change {
  outcome?: MigrationOutcome;
  reason?: string;
  agreementId?: number;
  checkedAt?: Date;
}

/** Writes what became of a schedule of a migration. The caller has locked it. */
export async function changeMigrationSchedule(
  trx: WriteTransaction,
  { communityId, migrationScheduleId }: Pick<MigrationSchedule, 'communityId' | 'migrationScheduleId'>,
  { outcome, reason, agreementId, checkedAt }: Change,
  now: Date,
): Promise<void> {
  const isDecided = outcome === 'MOVED' || outcome === 'KEPT' || outcome === 'SKIPPED';
  await trx
    .updateTable('app.payto_migration_schedule')
    .set({
      ...(outcome && { outcome }),
      ...(reason !== undefined && { reason }),
      ...(agreementId !== undefined && { agreement_id: agreementId }),
      ...(outcome === 'SENT' && { sent_at: now, checked_at: now }),
      ...(checkedAt && { checked_at: checkedAt }),
      ...(isDecided && { decided_at: now }),
    })
    .where('community_id', '=', communityId)
    .where('id', '=', migrationScheduleId)
    .execute();
}

/** Leaves out every schedule of a migration that was not sent. The caller has locked the migration. Returns how many. */
export async function skipWaitingSchedules(
  trx: WriteTransaction,
  { communityId, migrationId }: { communityId: number; migrationId: number },
  reason: string,
  now: Date,
): Promise<number> {
  const { numUpdatedRows } = await trx
    .updateTable('app.payto_migration_schedule')
    .set({ outcome: 'SKIPPED', reason, decided_at: now })
    .where('community_id', '=', communityId)
    .where('migration_id', '=', migrationId)
    .where('outcome', '=', 'WAITING')
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
