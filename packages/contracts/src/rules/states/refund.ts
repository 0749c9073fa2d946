import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A refund, with a receipt number of its own. Its amount is reserved on the payment from the moment it is recorded. */
export const refundStates = stateMachine({
  title: 'Refund',
  initial: ['PENDING', 'IN_FLIGHT'],
  states: {
    PENDING: toState('Pending'),
    IN_FLIGHT: toState('Processing'),
    APPROVED: toState('Approved'),
    DECLINED: toState('Declined'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'PENDING', event: 'send', to: 'IN_FLIGHT', by: ['job', 'facility', 'staff', 'apiKey'] },
    { from: 'PENDING', event: 'cancel', to: 'CANCELLED', by: ['facility', 'staff', 'apiKey'] },
    { from: 'IN_FLIGHT', event: 'approve', to: 'APPROVED', by: ['gateway'] },
    { from: 'IN_FLIGHT', event: 'decline', to: 'DECLINED', by: ['gateway'] },
    {
      from: 'IN_FLIGHT',
      event: 'notReceived',
      to: 'PENDING',
      by: ['gateway'],
      when: 'a re-query says that the gateway never got it',
    },
  ],
});
export type RefundStatus = StateOf<typeof refundStates>;
