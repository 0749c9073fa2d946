import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** Moving the direct debits of a business to PayTo. Cancelling keeps what was sent; payers still decide about it. */
export const payToMigrationStates = stateMachine({
  title: 'PayTo migration',
  initial: ['RUNNING'],
  states: {
    RUNNING: toState('Running'),
    PAUSED: toState('Paused'),
    FINISHED: toState('Finished'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'RUNNING', event: 'pause', to: 'PAUSED', by: ['facility', 'staff'] },
    { from: 'PAUSED', event: 'resume', to: 'RUNNING', by: ['facility', 'staff'] },
    { from: ['RUNNING', 'PAUSED'], event: 'cancel', to: 'CANCELLED', by: ['facility', 'staff'] },
    { from: 'RUNNING', event: 'finish', to: 'FINISHED', by: ['job'], when: 'every schedule has an outcome' },
  ],
});
export type PayToMigrationStatus = StateOf<typeof payToMigrationStates>;

/** A schedule within a migration. */
export const migrationScheduleStates = stateMachine({
  title: 'Schedule in a PayTo migration',
  initial: ['WAITING'],
  states: {
    WAITING: toState('Waiting'),
    SENT: toState('With the payer'),
    MOVED: toState('Moved'),
    KEPT: toState('Kept on direct debit'),
    SKIPPED: toState('Skipped'),
  },
  transitions: [
    { from: 'WAITING', event: 'send', to: 'SENT', by: ['job'], when: 'its agreement is recorded' },
    { from: 'WAITING', event: 'skip', to: 'SKIPPED', by: ['job'], when: 'it is no longer eligible' },
    { from: 'WAITING', event: 'cancel', to: 'SKIPPED', by: ['facility', 'staff'], when: 'the migration is cancelled' },
    { from: 'SENT', event: 'approve', to: 'MOVED', by: ['payer'] },
    { from: 'SENT', event: 'decline', to: 'KEPT', by: ['payer', 'gateway'] },
    { from: 'SENT', event: 'lapse', to: 'KEPT', by: ['job'], when: '7,200 minutes passed without an answer' },
    { from: 'SENT', event: 'recall', to: 'KEPT', by: ['job'], when: 'it no longer fits its agreement' },
  ],
});
export type MigrationOutcome = StateOf<typeof migrationScheduleStates>;
