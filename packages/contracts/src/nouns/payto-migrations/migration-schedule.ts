import { z } from 'zod';
import { shownText, toneField } from '../../kernel/field-builders.ts';
import { date, dateTime, id, money } from '../../kernel/primitives.ts';
import { migrationScheduleStates } from '../../rules/states/payto-migration.ts';
import { stateNames } from '../../rules/state-machines/state-machine.ts';

const scheduleShape = {
  paymentScheduleId: id().meta({ title: 'Schedule ID', description: 'Identifier of the payment schedule.' }),
  paymentScheduleCode: shownText('Schedule', 'Code of the schedule, unique in the community.', 'PS-20418'),
  customerId: id().meta({ title: 'Customer ID', description: 'The customer who pays.' }),
  customerName: shownText('Customer', 'Name of the customer.'),
  customerNumber: shownText('Customer number', 'Number of the customer.'),
  amount: money().meta({ title: 'Amount', description: 'Principal of each payment.' }),
  nextPaymentDate: date()
    .nullable()
    .meta({ title: 'Next payment date', description: 'Date of the next payment; null where none is due.' }),
};

/** A schedule that a choice finds, before anything starts. */
export const MigrationCandidate = z
  .strictObject({
    ...scheduleShape,
    accountDisplayName: shownText('Account', 'What is charged now, masked.', 'BSB 062-000 · •••• 678'),
    reason: shownText('Reason', 'Why it cannot move; empty where it can.'),
  })
  .meta({ id: 'PayToMigrationCandidate' });
export type MigrationCandidate = z.output<typeof MigrationCandidate>;

/** What became of a schedule of a migration. */
export const MigrationSchedule = z
  .strictObject({
    ...scheduleShape,
    outcome: z
      .enum(stateNames(migrationScheduleStates))
      .meta({ title: 'Outcome', description: 'MOVED once the payer approved; KEPT ones stay on direct debit.' }),
    outcomeDisplay: shownText('Outcome display', 'The outcome, formatted for display.', 'Moved'),
    outcomeClass: toneField('Outcome class'),
    reason: shownText('Reason', 'Why it was kept or skipped; otherwise empty.'),
    agreementToken: z
      .string()
      .nullable()
      .meta({ title: 'Agreement token', description: 'The agreement that was created for it; null before.' }),
    respondBy: dateTime().nullable().meta({
      title: 'Respond by',
      description: 'Until when the payer can decide, UTC; null where the payer need not.',
    }),
    decidedAt: dateTime().nullable().meta({ title: 'Decided at', description: 'When it had its outcome, UTC.' }),
  })
  .meta({ id: 'PayToMigrationSchedule' });
export type MigrationSchedule = z.output<typeof MigrationSchedule>;
