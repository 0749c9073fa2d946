import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** One due date of a schedule. A retry makes a new transaction for the same occurrence, and only after the last one is known to have failed. */
export const occurrenceStates = stateMachine({
  title: 'Recurring payment occurrence',
  initial: ['UPCOMING'],
  states: {
    UPCOMING: toState('Upcoming'),
    PROCESSING: toState('Processing'),
    PAID: toState('Paid'),
    RETRYING: toState('Retrying'),
    FAILED: toState('Failed'),
    SKIPPED: toState('Skipped'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: ['UPCOMING', 'RETRYING'], event: 'take', to: 'PROCESSING', by: ['job', 'facility', 'apiKey'] },
    {
      from: 'FAILED',
      event: 'retry',
      to: 'RETRYING',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its schedule failed and a user has it tried again',
    },
    { from: 'PROCESSING', event: 'approve', to: 'PAID', by: ['job'] },
    { from: 'PROCESSING', event: 'declineSoft', to: 'RETRYING', by: ['job'], when: 'a retry is left' },
    { from: 'PROCESSING', event: 'declineHard', to: 'FAILED', by: ['job'], when: 'a hard code, or no retry is left' },
    { from: 'PROCESSING', event: 'cancel', to: 'CANCELLED', by: ['job'], when: 'its transaction was cancelled' },
    { from: 'PAID', event: 'dishonourSoft', to: 'RETRYING', by: ['job'], when: 'return code 6 and a retry is left' },
    { from: 'PAID', event: 'dishonourHard', to: 'FAILED', by: ['job'] },
    { from: 'UPCOMING', event: 'skip', to: 'SKIPPED', by: ['job'], when: 'the schedule is not active on its date' },
    {
      from: ['UPCOMING', 'RETRYING'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey', 'job'],
      when: 'the schedule was stopped or its customer disabled',
    },
  ],
});
export type OccurrenceStatus = StateOf<typeof occurrenceStates>;
