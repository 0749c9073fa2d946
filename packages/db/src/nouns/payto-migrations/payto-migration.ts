import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { sql } from 'kysely';
import { selected, type ColumnMap, type Selected } from '../../connect/entity-columns.ts';
import { build } from '../../connect/prepared-query.ts';

/** What was chosen and decided when it was started. */
export const choiceColumns = {
  communityId: 'community_id',
  businessId: 'business_id',
  agreementsPerHour: 'agreements_per_hour',
  startedByUserId: 'started_by_user_id',
} as const satisfies ColumnMap;

const columns = {
  ...choiceColumns,
  migrationId: 'id',
  status: 'status',
  amountFrom: 'amount_from',
  amountTo: 'amount_to',
  nextBatchAt: 'next_batch_at',
  version: 'version',
  createdAt: 'created_at',
  updatedAt: 'updated_at',
  endedAt: 'ended_at',
} as const satisfies ColumnMap;

/** How many schedules have an outcome, and what each payment of those that moved comes to. */
const counted = (outcome: string) => sql.raw(`count(*) filter (where s.outcome = '${outcome}')`);
const progress = sql<Progress>`(
  select json_build_object('waiting', ${counted('WAITING')}, 'sent', ${counted('SENT')}, 'moved', ${counted('MOVED')},
    'kept', ${counted('KEPT')}, 'skipped', ${counted('SKIPPED')},
    'movedAmount', coalesce(sum(r.amount) filter (where s.outcome = 'MOVED'), 0)::text)
  from app.payto_migration_schedule s
  join app.recurring_payment r on r.community_id = s.community_id and r.id = s.recurring_payment_id
  where s.community_id = m.community_id and s.migration_id = m.id)`;

interface Progress {
  waiting: number;
  sent: number;
  moved: number;
  kept: number;
  skipped: number;
  /** Cents. */
  movedAmount: string;
}

/** Everything `toPayToMigration` needs, without a condition. */
export const selectPayToMigration = () =>
  build
    .selectFrom('app.payto_migration as m')
    .innerJoin('app.business as b', (join) =>
      join.onRef('b.community_id', '=', 'm.community_id').onRef('b.id', '=', 'm.business_id'),
    )
    .leftJoin('app.system_user as u', 'u.id', 'm.started_by_user_id')
    .select(selected('m', columns))
    .select(['b.name as businessName', 'u.full_name as startedBy'])
    .select(sql<RecurringPaymentStatus[]>`m.schedule_statuses`.as('scheduleStatuses'))
    .select(progress.as('progress'));

type StoredMigration = Selected<ReturnType<typeof selectPayToMigration>>;

const cents = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

export const toPayToMigration = (stored: StoredMigration) => ({
  ...stored,
  amountFrom: cents(stored.amountFrom),
  amountTo: cents(stored.amountTo),
  startedBy: stored.startedBy ?? '',
  progress: { ...stored.progress, movedAmount: BigInt(stored.progress.movedAmount) },
});

/** A migration of a business's direct debits to PayTo, and how far it is. Amounts in cents, times ISO 8601 UTC. */
export type PayToMigrationRecord = ReturnType<typeof toPayToMigration>;
