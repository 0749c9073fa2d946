import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/**
 * One request to a gateway: a payment, a refund or a void. It is recorded in flight before the gateway is called, since
 * a crash in between can't be distinguished from a lost response. An unknown outcome is re-queried and never repeated.
 */
export const paymentAttemptStates = stateMachine({
  title: 'Payment attempt',
  initial: ['IN_FLIGHT'],
  states: {
    IN_FLIGHT: toState('In flight'),
    UNKNOWN: toState('Unknown'),
    ACCEPTED: toState('Accepted'),
    APPROVED: toState('Approved'),
    DECLINED: toState('Declined'),
    NOT_RECEIVED: toState('Not received'),
  },
  transitions: [
    { from: ['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED'], event: 'approve', to: 'APPROVED', by: ['gateway'] },
    { from: ['IN_FLIGHT', 'UNKNOWN', 'ACCEPTED'], event: 'decline', to: 'DECLINED', by: ['gateway'] },
    {
      from: ['IN_FLIGHT', 'UNKNOWN'],
      event: 'accept',
      to: 'ACCEPTED',
      by: ['gateway'],
      when: 'the outcome comes later',
    },
    { from: 'IN_FLIGHT', event: 'lose', to: 'UNKNOWN', by: ['job'], when: 'no answer in time, or the process ended' },
    {
      from: 'UNKNOWN',
      event: 'notReceived',
      to: 'NOT_RECEIVED',
      by: ['gateway'],
      when: 'a re-query says that the gateway never got it and never will',
    },
  ],
});
export type PaymentAttemptStatus = StateOf<typeof paymentAttemptStates>;
