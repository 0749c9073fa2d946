import type { MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import { migrationScheduleStates, payToMigrationStates } from '@quickportal/contracts/rules/states/payto-migration';
import type { MigrationScheduleRecord } from '@quickportal/db/payto-migrations/list-payto-migration-schedules';
import type { PayToMigrationRecord } from '@quickportal/db/payto-migrations/payto-migration';
import { moneyOf } from '../../engines/payments/to-transaction.ts';

/** A migration as calls return it. */
export function toMigration(migration: PayToMigrationRecord): PayToMigration {
  const { status, amountFrom, amountTo, progress } = migration;
  const { title, tone } = payToMigrationStates.states[status];
  const { waiting, sent, moved, kept, skipped, movedAmount } = progress;
  const money = (cents: bigint | null) => (cents === null ? null : moneyOf(cents, 'AUD'));
  return {
    migrationId: migration.migrationId,
    status,
    statusDisplay: title,
    statusClass: tone,
    supplierId: migration.businessId,
    supplierBusiness: migration.businessName,
    scheduleStatuses: migration.scheduleStatuses,
    amountFrom: money(amountFrom),
    amountTo: money(amountTo),
    agreementsPerHour: migration.agreementsPerHour,
    progress: { waiting, sent, moved, kept, skipped, movedAmount: moneyOf(movedAmount, 'AUD') },
    schedules: waiting + sent + moved + kept + skipped,
    startedBy: migration.startedBy,
    version: migration.version,
    createdAt: migration.createdAt,
    endedAt: migration.endedAt,
  };
}

/** What became of a schedule of a migration, as calls return it. */
export function toMigrationSchedule(schedule: MigrationScheduleRecord): MigrationSchedule {
  const { title, tone } = migrationScheduleStates.states[schedule.outcome];
  return {
    paymentScheduleId: schedule.recurringPaymentId,
    paymentScheduleCode: schedule.code,
    customerId: schedule.customerId,
    customerName: schedule.customerName,
    customerNumber: schedule.customerNumber,
    amount: moneyOf(BigInt(schedule.amount), schedule.currency),
    nextPaymentDate: schedule.nextPaymentDate,
    outcome: schedule.outcome,
    outcomeDisplay: title,
    outcomeClass: tone,
    reason: schedule.reason,
    agreementToken: schedule.agreementToken,
    respondBy: schedule.outcome === 'SENT' ? schedule.respondBy : null,
    decidedAt: schedule.decidedAt,
  };
}
