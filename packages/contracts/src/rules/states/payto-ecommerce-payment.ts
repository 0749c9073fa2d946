import { stateMachine, type StateOf } from './state-machine.ts';

/** The payment that is taken once the payer approves the agreement that was made for it. */
export const payToEcommercePaymentStates = stateMachine({
  title: 'PayTo e-commerce payment',
  initial: ['WAITING'],
  states: {
    WAITING: { title: 'Waiting for the payer', tone: 'info' },
    TAKEN: { title: 'Taken', tone: 'success' },
    REFUSED: { title: 'Refused', tone: 'danger' },
    CANCELLED: { title: 'Cancelled', tone: 'neutral' },
  },
  transitions: [
    { from: 'WAITING', event: 'take', to: 'TAKEN', by: ['job'], when: 'the payer approved the agreement' },
    { from: 'WAITING', event: 'refuse', to: 'REFUSED', by: ['job'], when: 'the agreement or the facility forbids it' },
    { from: 'WAITING', event: 'agreementEnded', to: 'CANCELLED', by: ['job'], when: 'its agreement ended unapproved' },
    { from: 'TAKEN', event: 'notReceived', to: 'WAITING', by: ['job'], when: 'the bank never received it' },
  ],
});
export type PayToEcommercePaymentStatus = StateOf<typeof payToEcommercePaymentStates>;
