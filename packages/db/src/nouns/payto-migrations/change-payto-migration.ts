import type { PayToMigrationStatus } from '@quickportal/contracts/rules/states/payto-migration';
import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { sql } from 'kysely';
import { written } from '../../connect/entity-columns.ts';
import { preparedSql } from '../../connect/prepared-query.ts';
import type { WriteTransaction } from '../../connect/write-transaction.ts';
import { choiceColumns, type PayToMigrationRecord } from './payto-migration.ts';

export interface NewPayToMigration extends Pick<PayToMigrationRecord, keyof typeof choiceColumns> {
  scheduleStatuses: readonly RecurringPaymentStatus[];
  /** Cents. */
  amountFrom: bigint | null;
  amountTo: bigint | null;
  recurringPaymentIds: readonly number[];
}

interface Waiting {
  communityId: number;
  businessId: number;
  migrationId: number;
  ids: readonly number[];
}

const adding = preparedSql(
  'payto-migrations.add-schedules',
  ({ communityId, businessId, migrationId, ids }: Waiting) => sql<{ id: number }>`
    insert into app.payto_migration_schedule (community_id, business_id, migration_id, recurring_payment_id, outcome)
    select ${communityId}::bigint, ${businessId}::bigint, ${migrationId}::bigint, id, 'WAITING'
    from unnest(${ids}::bigint[]) with ordinality as chosen (id, place) order by place
    on conflict (community_id, recurring_payment_id) where outcome in ('WAITING', 'SENT') do nothing
    returning id`,
);

/** Starts a migration of schedules; without those that another one took first. Returns its id and their number. */
export async function insertPayToMigration(
  trx: WriteTransaction,
  { scheduleStatuses, amountFrom, amountTo, recurringPaymentIds: ids, ...choice }: NewPayToMigration,
  now: Date,
): Promise<{ migrationId: number; schedules: number }> {
  const amount = (cents: bigint | null) => (cents === null ? null : Number(cents));
  const { id: migrationId } = await trx
    .insertInto('app.payto_migration')
    .values({
      ...written(choiceColumns, choice),
      schedule_statuses: [...scheduleStatuses],
      amount_from: amount(amountFrom),
      amount_to: amount(amountTo),
      status: 'RUNNING',
      next_batch_at: now,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const added = await trx.all(adding, { ...choice, migrationId, ids });
  return { migrationId, schedules: added.length };
}

interface Key {
  communityId: number;
  migrationId: number;
}

/** Writes a migration that the caller has locked; left out: it stays. */
export async function changePayToMigration(
  trx: WriteTransaction,
  { communityId, migrationId }: Key,
  { status, nextBatchAt }: { status?: PayToMigrationStatus; nextBatchAt?: Date },
  now: Date,
): Promise<void> {
  const isOver = status === 'FINISHED' || status === 'CANCELLED';
  await trx
    .updateTable('app.payto_migration')
    .set((eb) => ({
      ...(status && { status, version: eb('version', '+', 1), updated_at: now }),
      ...(isOver && { ended_at: now }),
      ...(nextBatchAt && { next_batch_at: nextBatchAt }),
    }))
    .where('community_id', '=', communityId)
    .where('id', '=', migrationId)
    .execute();
}
