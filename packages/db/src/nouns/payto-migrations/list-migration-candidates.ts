import type { RecurringPaymentStatus } from '@quickportal/contracts/rules/states/recurring-payment';
import { sql } from 'kysely';
import type { Selected } from '../../connect/entity-columns.ts';
import { preparedQuery } from '../../connect/prepared-query.ts';
import type { Reader } from '../../connect/reader.ts';
import {
  selectRecurringPayment,
  toRecurringPayment,
  type RecurringPaymentRecord,
} from '../recurring-payments/recurring-payment.ts';

/** Which schedules are to move. Amounts in cents. */
export interface MigrationChoice {
  businessId: number;
  scheduleStatuses: readonly RecurringPaymentStatus[];
  amountFrom: bigint | null;
  amountTo: bigint | null;
}

/** A schedule that may move, and what of its customer and migrations decides about that. */
export interface MigrationCandidateRecord {
  schedule: RecurringPaymentRecord;
  customerEnabled: boolean;
  hasPayToProduct: boolean;
  /** A migration has it already. */
  isInMigration: boolean;
}

const selectCandidate = () =>
  selectRecurringPayment()
    .select(['c.enabled as customerEnabled', 'b.has_payto_product as hasPayToProduct'])
    .select(
      sql<boolean>`exists (select from app.payto_migration_schedule s where s.community_id = r.community_id
        and s.recurring_payment_id = r.id and s.outcome in ('WAITING', 'SENT'))`.as('isInMigration'),
    );

interface Chosen extends Omit<MigrationChoice, 'amountFrom' | 'amountTo'> {
  amountFrom: string | null;
  amountTo: string | null;
  limit: number;
}

const chosen = preparedQuery('payto-migrations.candidates', (p: Chosen) =>
  selectCandidate()
    .where('r.business_id', '=', p.businessId)
    .where(sql<boolean>`r.status = any (${p.scheduleStatuses}::text[])`)
    .where(sql<boolean>`r.amount >= coalesce(${p.amountFrom}::bigint, 0)`)
    .where(sql<boolean>`r.amount <= coalesce(${p.amountTo}::bigint, 9223372036854775807)`)
    .orderBy('r.id')
    .limit(p.limit),
);

/** The schedules that a choice finds, in the order of their ids. */
export async function listMigrationCandidates(
  db: Reader,
  { amountFrom, amountTo, ...choice }: MigrationChoice,
  limit: number,
): Promise<MigrationCandidateRecord[]> {
  const amounts = { amountFrom: amountFrom?.toString() ?? null, amountTo: amountTo?.toString() ?? null };
  return (await db.all(chosen, { ...choice, ...amounts, limit })).map(toCandidate);
}

const byId = preparedQuery('payto-migrations.candidate', (p: { recurringPaymentId: number }) =>
  selectCandidate().where('r.id', '=', p.recurringPaymentId),
);

/** One schedule as a candidate, if it is in scope. */
export async function getMigrationCandidate(
  db: Reader,
  recurringPaymentId: number,
): Promise<MigrationCandidateRecord | undefined> {
  const row = await db.first(byId, { recurringPaymentId });
  return row && toCandidate(row);
}

const toCandidate = ({
  customerEnabled,
  hasPayToProduct,
  isInMigration,
  ...row
}: Selected<ReturnType<typeof selectCandidate>>): MigrationCandidateRecord => ({
  schedule: toRecurringPayment(row),
  customerEnabled,
  hasPayToProduct,
  isInMigration,
});
