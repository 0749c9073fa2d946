import { stateMachine, type StateOf } from './state-machine.ts';

/** A back-test of fraud guard rules. A killed one is run again by another worker, still RUNNING. */
export const fraudBackTestStates = stateMachine({
  title: 'Fraud back-test',
  initial: ['RUNNING'],
  states: {
    RUNNING: { title: 'Running', tone: 'info' },
    DONE: { title: 'Done', tone: 'success' },
    CANCELLED: { title: 'Cancelled', tone: 'neutral' },
    FAILED: { title: 'Failed', tone: 'danger' },
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
