import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** The payment that is taken once the payer approves the agreement that was made for it. */
export const payToEcommercePaymentStates = stateMachine({
  title: 'PayTo e-commerce payment',
  initial: ['WAITING'],
  states: {
    WAITING: toState('Waiting for the payer'),
    TAKEN: toState('Taken'),
    REFUSED: toState('Refused'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'WAITING', event: 'take', to: 'TAKEN', by: ['job'], when: 'the payer approved the agreement' },
    { from: 'WAITING', event: 'refuse', to: 'REFUSED', by: ['job'], when: 'the agreement or the facility forbids it' },
    { from: 'WAITING', event: 'agreementEnded', to: 'CANCELLED', by: ['job'], when: 'its agreement ended unapproved' },
    { from: 'TAKEN', event: 'notReceived', to: 'WAITING', by: ['job'], when: 'the bank never received it' },
  ],
});
export type PayToEcommercePaymentStatus = StateOf<typeof payToEcommercePaymentStates>;
