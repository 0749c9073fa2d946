import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

const states = {
  PENDING: toState('Pending'),
  COMPLETED: toState('Completed'),
  DECLINED: toState('Declined'),
  RECALLED: toState('Recalled'),
  TIMEDOUT: toState('Timed out'),
} as const;

/** A bilateral amendment: the payer must approve, at most one waits, and the old terms apply meanwhile. */
export const bilateralAmendmentStates = stateMachine({
  title: 'PayTo amendment, bilateral',
  initial: ['PENDING'],
  states,
  transitions: [
    { from: 'PENDING', event: 'approve', to: 'COMPLETED', by: ['payer'] },
    { from: 'PENDING', event: 'decline', to: 'DECLINED', by: ['payer', 'gateway'] },
    { from: 'PENDING', event: 'recall', to: 'RECALLED', by: ['facility', 'staff', 'apiKey'] },
    { from: 'PENDING', event: 'agreementEnded', to: 'RECALLED', by: ['job'], when: 'its agreement was cancelled' },
    { from: 'PENDING', event: 'lapse', to: 'TIMEDOUT', by: ['job'], when: '7,200 minutes passed without an answer' },
  ],
});

/** A unilateral amendment, a change of status or a recall: the payer is only informed. */
export const oneSidedAmendmentStates = stateMachine({
  title: 'PayTo amendment, one-sided',
  initial: ['PENDING'],
  states: { PENDING: states.PENDING, COMPLETED: states.COMPLETED, DECLINED: states.DECLINED },
  transitions: [
    { from: 'PENDING', event: 'accept', to: 'COMPLETED', by: ['gateway'] },
    { from: 'PENDING', event: 'refuse', to: 'DECLINED', by: ['gateway'] },
  ],
});
export type PayToAmendmentStatus = StateOf<typeof bilateralAmendmentStates>;
