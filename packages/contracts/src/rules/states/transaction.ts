import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/**
 * A payment, and each of its batch entries (principal and surcharge share their transaction's state). PENDING and
 * SUSPENDED are unsettled: nothing was sent. IN_FLIGHT is at the gateway and can't be cancelled any more.
 */
export const transactionStates = stateMachine({
  title: 'Transaction and batch entry',
  initial: ['PENDING', 'SUSPENDED', 'IN_FLIGHT', 'DECLINED'],
  states: {
    PENDING: toState('Pending'),
    SUSPENDED: toState('Suspended'),
    IN_FLIGHT: toState('Processing'),
    APPROVED: toState('Approved'),
    DECLINED: toState('Declined'),
    DISHONOURED: toState('Dishonoured'),
    REFUNDED: toState('Refunded'),
    VOIDED: toState('Voided'),
    CANCELLED: toState('Cancelled'),
  },
  transitions: [
    { from: 'PENDING', event: 'send', to: 'IN_FLIGHT', by: ['job', 'facility', 'staff', 'apiKey'] },
    { from: 'PENDING', event: 'suspend', to: 'SUSPENDED', by: ['job'], when: 'an ACTIVE fraud guard rule hit' },
    { from: 'SUSPENDED', event: 'release', to: 'PENDING', by: ['facility', 'staff'] },
    { from: 'SUSPENDED', event: 'decline', to: 'DECLINED', by: ['facility', 'staff'] },
    {
      from: ['PENDING', 'SUSPENDED'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey', 'job'],
      when: 'its customer is disabled, its schedule stopped or its agreement ended',
    },
    { from: 'IN_FLIGHT', event: 'approve', to: 'APPROVED', by: ['gateway'] },
    { from: 'IN_FLIGHT', event: 'decline', to: 'DECLINED', by: ['gateway'] },
    {
      from: 'IN_FLIGHT',
      event: 'notReceived',
      to: 'PENDING',
      by: ['gateway'],
      when: 'a re-query says that the gateway never got it',
    },
    {
      from: 'APPROVED',
      event: 'refundPart',
      to: 'APPROVED',
      by: ['gateway'],
      when: 'less than the rest; a bank debit only after its three banking days',
    },
    {
      from: 'APPROVED',
      event: 'refundRest',
      to: 'REFUNDED',
      by: ['gateway'],
      when: 'exactly the rest; a bank debit only after its three banking days',
    },
    {
      from: 'APPROVED',
      event: 'void',
      to: 'VOIDED',
      by: ['gateway'],
      when: 'asked before its batch closed, and nothing is refunded',
    },
    {
      from: 'APPROVED',
      event: 'dishonour',
      to: 'DISHONOURED',
      by: ['gateway'],
      when: 'a bank debit, within three banking days',
    },
  ],
});
export type TransactionStatus = StateOf<typeof transactionStates>;

/** What staff may do with a batch entry, by the document's codes; which of them apply is the entry's `transactionActions`. */
export const transactionActionCodes = ['REQUERY_STATUS', 'REFUND', 'VOID', 'RESEND_SERVER_TO_SERVER'] as const;
export type TransactionActionCode = (typeof transactionActionCodes)[number];

/** States in which no money settles, whatever day the transaction was meant for. */
export const neverSettles: readonly TransactionStatus[] = ['DECLINED', 'VOIDED', 'CANCELLED'];
