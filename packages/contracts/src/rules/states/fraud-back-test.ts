import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A back-test of fraud guard rules. A killed one is run again by another worker, still RUNNING. */
export const fraudBackTestStates = stateMachine({
  title: 'Fraud back-test',
  initial: ['RUNNING'],
  states: {
    RUNNING: toState('Running'),
    DONE: toState('Done'),
    CANCELLED: toState('Cancelled'),
    FAILED: toState('Failed'),
  },
  transitions: [
    { from: 'RUNNING', event: 'finish', to: 'DONE', by: ['job'] },
    { from: 'RUNNING', event: 'fail', to: 'FAILED', by: ['job'] },
    {
      from: 'RUNNING',
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff'],
      when: 'by the user who started it, who may start another',
    },
  ],
});
export type FraudBackTestStatus = StateOf<typeof fraudBackTestStates>;
