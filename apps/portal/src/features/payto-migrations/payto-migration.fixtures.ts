import type { MigrationCandidate, MigrationSchedule } from '@quickportal/contracts/payto-migrations/migration-schedule';
import type { PayToMigration } from '@quickportal/contracts/payto-migrations/payto-migration';
import type { PayToMigrationPreview } from '@quickportal/contracts/payto-migrations/check';
import { migrationScheduleStates, type MigrationOutcome } from '@quickportal/contracts/rules/states/payto-migration';

const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });

/** A migration that creates agreements. */
export const runningMigration: PayToMigration = {
  migrationId: 41,
  status: 'RUNNING',
  statusDisplay: 'Running',
  statusClass: 'info',
  supplierId: 100,
  supplierBusiness: 'Harbour City Water',
  scheduleStatuses: ['ACTIVE'],
  amountFrom: null,
  amountTo: null,
  agreementsPerHour: 60,
  progress: { waiting: 62, sent: 38, moved: 71, kept: 6, skipped: 3, movedAmount: aud('9,184.40') },
  schedules: 180,
  startedBy: 'Priya Nair',
  version: 1,
  createdAt: '2026-11-20T02:15:00.000Z',
  endedAt: null,
};

export const finishedMigration: PayToMigration = {
  ...runningMigration,
  migrationId: 40,
  status: 'FINISHED',
  statusDisplay: 'Finished',
  statusClass: 'success',
  progress: { waiting: 0, sent: 0, moved: 24, kept: 5, skipped: 1, movedAmount: aud('3,120.00') },
  schedules: 30,
  createdAt: '2026-11-02T23:40:00.000Z',
  endedAt: '2026-11-08T00:12:00.000Z',
};

const schedule = (at: number, customerName: string) => ({
  paymentScheduleId: 20_400 + at,
  paymentScheduleCode: `PS-${20_400 + at}`,
  customerId: 1_048_217 + at,
  customerName,
  customerNumber: `HCW-00418${20 + at}`,
  amount: aud('186.40'),
  nextPaymentDate: '2026-12-01',
});

export const candidates: MigrationCandidate[] = ['Margaret Olsson', 'Daniel Petrov', 'Aroha Ngata'].map((name, at) => ({
  ...schedule(at, name),
  accountDisplayName: 'Bank account ••• 678',
  reason: '',
}));

export const ineligibleCandidates: MigrationCandidate[] = [
  {
    ...schedule(5, 'Chen Wei'),
    accountDisplayName: 'Visa •••• 4242',
    reason: 'Only bank accounts with a BSB and an account number can move to PayTo.',
  },
  {
    ...schedule(6, 'Isabel Romero'),
    accountDisplayName: 'Bank account ••• 911',
    nextPaymentDate: '2026-11-23',
    reason: 'The next payment is on 23 Nov 2026, and an agreement takes none before 25 Nov 2026, in its first 5 days.',
  },
];

export const preview: PayToMigrationPreview = {
  eligible: { schedules: 180, amount: aud('31,402.10') },
  ineligible: { schedules: 47, amount: aud('8,215.00') },
  reasons: [
    { reason: 'Only bank accounts with a BSB and an account number can move to PayTo.', schedules: 31 },
    { reason: 'The next payment is less than 5 days away.', schedules: 12 },
    { reason: 'PayTo has no frequency for four-weekly payments.', schedules: 4 },
  ],
  list: { items: candidates, recordsCount: 180, currentPage: 1, pageSize: 10 },
};

const outcome = (at: number, name: string, code: MigrationOutcome, reason = ''): MigrationSchedule => {
  const { title, tone } = migrationScheduleStates.states[code];
  const hasAgreement = code !== 'WAITING' && code !== 'SKIPPED';
  return {
    ...schedule(at, name),
    outcome: code,
    outcomeDisplay: title,
    outcomeClass: tone,
    reason,
    agreementToken: hasAgreement ? `C0900000010148221370009155260${at}` : null,
    respondBy: code === 'SENT' ? '2026-11-25T02:20:00.000Z' : null,
    decidedAt: code === 'WAITING' || code === 'SENT' ? null : '2026-11-20T04:05:00.000Z',
  };
};

/** One schedule of each outcome. */
export const migrationSchedules: MigrationSchedule[] = [
  outcome(0, 'Margaret Olsson', 'MOVED'),
  outcome(1, 'Daniel Petrov', 'SENT'),
  outcome(2, 'Aroha Ngata', 'KEPT', 'The payer declined.'),
  outcome(3, 'Liam O’Brien', 'SKIPPED', 'Only active schedules can move to PayTo.'),
  outcome(4, 'Hannah Whitfield', 'WAITING'),
];
