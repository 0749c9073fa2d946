import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A payment batch: the entries of one settlement account and settlement date. An entry still in flight at the cut-off moves to the next batch. */
export const paymentBatchStates = stateMachine({
  title: 'Payment batch',
  initial: ['OPEN'],
  states: {
    OPEN: toState('Open'),
    CLOSED: toState('Closed'),
    SETTLED: toState('Settled'),
  },
  transitions: [
    { from: 'OPEN', event: 'close', to: 'CLOSED', by: ['job', 'staff'], when: 'the cut-off passed, or staff close it' },
    { from: 'CLOSED', event: 'settle', to: 'SETTLED', by: ['job'], when: 'the settlement date is over' },
  ],
});
export type PaymentBatchStatus = StateOf<typeof paymentBatchStates>;

/** A payment batch group: the batches of one uploaded file, or of one source on one day. */
export const paymentBatchGroupStates = stateMachine({
  title: 'Payment batch group',
  initial: ['OPEN'],
  states: {
    OPEN: toState('Open'),
    CLOSED: toState('Closed'),
    SETTLED: toState('Settled'),
  },
  transitions: [
    { from: 'OPEN', event: 'close', to: 'CLOSED', by: ['job', 'staff'], when: 'every batch in it is closed' },
    { from: 'CLOSED', event: 'settle', to: 'SETTLED', by: ['job'], when: 'every batch in it is settled' },
  ],
});
export type PaymentBatchGroupStatus = StateOf<typeof paymentBatchGroupStates>;
