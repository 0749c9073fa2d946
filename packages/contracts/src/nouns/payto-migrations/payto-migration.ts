import { z } from 'zod';
import { currentVersion, shownText, statusFields } from '../../kernel/field-builders.ts';
import { count, dateTime, id, money } from '../../kernel/primitives.ts';
import { payToMigrationStates } from '../../rules/states/payto-migration.ts';
import { recurringPaymentStates } from '../../rules/states/recurring-payment.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';

/** How many schedules have which outcome. */
const MigrationProgress = z
  .strictObject({
    waiting: count().meta({ title: 'Waiting', description: 'Schedules without an agreement yet.' }),
    sent: count().meta({ title: 'With the payer', description: 'Agreements that the payer has not decided yet.' }),
    moved: count().meta({ title: 'Moved', description: 'Schedules that are paid by PayTo now.' }),
    kept: count().meta({ title: 'Kept', description: 'Schedules that stayed on direct debit.' }),
    skipped: count().meta({ title: 'Skipped', description: 'Schedules that were left out.' }),
    movedAmount: money().meta({ title: 'Moved amount', description: 'Sum of one payment of each moved schedule.' }),
  })
  .meta({ id: 'PayToMigrationProgress' });

/** Moving direct debits of a business to PayTo. */
export const PayToMigration = z
  .strictObject({
    migrationId: id().meta({ title: 'Migration ID', description: 'Identifier given by the portal.' }),
    ...statusFields(payToMigrationStates, 'Agreements are created while it is RUNNING.'),
    supplierId: id().meta({ title: 'Supplier business ID', description: 'The business that is paid.' }),
    supplierBusiness: shownText('Supplier business', 'Name of the business that is paid.'),
    scheduleStatuses: z
      .array(z.enum(stateNames(recurringPaymentStates)))
      .meta({ title: 'Statuses of schedules', description: 'Statuses that were chosen.' }),
    amountFrom: money().nullable().meta({ title: 'Amount from', description: 'Smallest amount; null: any.' }),
    amountTo: money().nullable().meta({ title: 'Amount to', description: 'Largest amount; null: any.' }),
    agreementsPerHour: count().meta({ title: 'Agreements per hour', description: 'How many are created at most.' }),
    progress: MigrationProgress.meta({ title: 'Progress', description: 'How many schedules have which outcome.' }),
    schedules: count().meta({ title: 'Schedules', description: 'Number of schedules in the migration.' }),
    startedBy: shownText('Started by', 'Name of the user who started it.'),
    version: currentVersion(),
    createdAt: dateTime().meta({ title: 'Started at', description: 'When it was started, UTC.' }),
    endedAt: dateTime()
      .nullable()
      .meta({ title: 'Ended at', description: 'When the last schedule had an outcome, or it was cancelled, UTC.' }),
  })
  .meta({ id: 'PayToMigration', title: 'PayTo migration', description: 'Moves schedules from direct debit to PayTo.' });
export type PayToMigration = z.output<typeof PayToMigration>;
