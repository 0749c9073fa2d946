import { list } from '../../kernel/list.ts';
import { migrationScheduleStates } from '../../rules/states/payto-migration.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';

const outcomeTitles = stateTitles(migrationScheduleStates);

/** What became of each schedule of a migration. */
export const migrationScheduleList = list({
  name: 'payto-migration-schedules',
  title: 'Schedules of a PayTo migration',
  noun: ['schedule', 'schedules'],
  columnsVersion: 1,
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    customerNumber: { title: 'Customer number', kind: 'code', rank: 3, hidden: true },
    customerId: { title: 'Customer ID', kind: 'id', only: 'file' },
    paymentScheduleCode: { title: 'Schedule', kind: 'code', rank: 3 },
    outcome: { title: 'Outcome', kind: 'status', words: outcomeTitles },
    reason: { title: 'Reason', wrap: true, maxWidth: 20 },
    agreementToken: { title: 'Agreement token', kind: 'code', only: 'file' },
    nextPaymentDate: { title: 'Next payment date', short: 'Next payment', kind: 'date', rank: 3 },
    sentAt: { title: 'Agreement created', kind: 'time', only: 'file' },
    decidedAt: { title: 'Decided', kind: 'time', rank: 3 },
    amount: { title: 'Amount', kind: 'money', inFile: ['amount', 'currency'] },
    currency: { title: 'Currency', only: 'file' },
  },
  filters: {
    outcome: {
      kind: 'choice',
      title: 'Outcome',
      description: 'Only schedules with these outcomes.',
      choices: outcomeTitles,
      many: true,
    },
  },
});

/** Migrations of the community. */
export const payToMigrationList = list({
  name: 'payto-migrations',
  title: 'PayTo migrations',
  noun: ['migration', 'migrations'],
  columns: {
    createdAt: { title: 'Started', kind: 'time', lead: true },
    supplierBusiness: { title: 'Business', maxWidth: 16 },
    status: { title: 'Status', kind: 'status' },
    moved: { title: 'Moved', kind: 'number' },
    kept: { title: 'Kept', kind: 'number', rank: 2 },
    skipped: { title: 'Skipped', kind: 'number', rank: 3 },
    schedules: { title: 'Schedules', kind: 'number' },
  },
});

/** Schedules that a choice finds, before anything starts. */
export const migrationCandidateList = list({
  name: 'payto-migration-candidates',
  title: 'Chosen schedules',
  noun: ['schedule', 'schedules'],
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    paymentScheduleCode: { title: 'Schedule', kind: 'code' },
    nextPaymentDate: { title: 'Next payment date', short: 'Next payment', kind: 'date', rank: 2 },
    accountDisplayName: { title: 'Account', rank: 3, maxWidth: 16 },
    reason: { title: 'Reason', wrap: true, maxWidth: 20 },
    amount: { title: 'Amount', kind: 'money' },
  },
});
