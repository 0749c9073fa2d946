import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A billing line that the billing system refused. */
export const billingRejectStates = stateMachine({
  title: 'Billing reject',
  initial: ['REJECTED'],
  states: {
    REJECTED: toState('Rejected'),
    WRITTEN_OFF: toState('Written off'),
  },
  transitions: [{ from: 'REJECTED', event: 'writeOff', to: 'WRITTEN_OFF', by: ['staff'] }],
});
export type BillingRejectStatus = StateOf<typeof billingRejectStates>;

/** Revenue that came in, or is expected, and the item it belongs to. */
export const revenueItemStates = stateMachine({
  title: 'Revenue item',
  initial: ['UNRECONCILED', 'RECONCILED'],
  states: {
    UNRECONCILED: toState('Unreconciled'),
    RECONCILED: toState('Reconciled'),
  },
  transitions: [{ from: 'UNRECONCILED', event: 'reconcile', to: 'RECONCILED', by: ['staff', 'job'] }],
});
export type RevenueItemStatus = StateOf<typeof revenueItemStates>;

/** How a business's billing code stands, by the document's words. Worked out from the billing system, never changed here. */
export const billingCodeStatuses = [
  'Confirmed',
  'Not Confirmed',
  'Not Effective',
  'No Billing Code',
  'Not Billed',
] as const;
export type BillingCodeStatus = (typeof billingCodeStatuses)[number];
