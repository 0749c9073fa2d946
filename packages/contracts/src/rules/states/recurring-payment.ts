import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A payment schedule. Stopping and completing are for good; a failed one goes on once its account is mended. */
export const recurringPaymentStates = stateMachine({
  title: 'Recurring payment',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: toState('Active'),
    INACTIVE: toState('Inactive'),
    STOPPED: toState('Stopped'),
    FAILED: toState('Failed'),
    COMPLETED: toState('Completed'),
  },
  transitions: [
    {
      from: 'ACTIVE',
      event: 'disableWithCustomer',
      to: 'INACTIVE',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its customer is disabled',
    },
    {
      from: 'ACTIVE',
      event: 'disableWithAccount',
      to: 'INACTIVE',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its account is disabled',
    },
    {
      from: 'INACTIVE',
      event: 'enable',
      to: 'ACTIVE',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its customer is enabled and its account is enabled',
    },
    { from: 'ACTIVE', event: 'fail', to: 'FAILED', by: ['job'], when: 'a hard decline, or every retry is used' },
    {
      from: 'FAILED',
      event: 'resume',
      to: 'ACTIVE',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its account is enabled',
    },
    { from: 'ACTIVE', event: 'complete', to: 'COMPLETED', by: ['job'], when: 'its end is reached' },
    { from: ['ACTIVE', 'INACTIVE', 'FAILED'], event: 'stop', to: 'STOPPED', by: ['facility', 'staff', 'apiKey'] },
  ],
});
export type RecurringPaymentStatus = StateOf<typeof recurringPaymentStates>;
