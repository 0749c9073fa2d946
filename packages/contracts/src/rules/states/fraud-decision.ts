import { stateMachine, type StateOf } from './state-machine.ts';

/** What fraud guard decided about one payment, kept with it. PASSIVE only reports, ACTIVE suspends, BIN testing may decline. */
export const fraudDecisionStates = stateMachine({
  title: 'Fraud decision',
  initial: ['PASSED', 'REPORTED', 'SUSPENDED', 'DECLINED'],
  states: {
    PASSED: { title: 'Passed', tone: 'success' },
    REPORTED: { title: 'Reported', tone: 'info' },
    SUSPENDED: { title: 'Suspended', tone: 'warning' },
    RELEASED: { title: 'Released', tone: 'success' },
    DECLINED: { title: 'Declined', tone: 'danger' },
    CANCELLED: { title: 'Cancelled', tone: 'neutral' },
  },
  transitions: [
    { from: 'SUSPENDED', event: 'release', to: 'RELEASED', by: ['facility', 'staff'] },
    { from: 'SUSPENDED', event: 'decline', to: 'DECLINED', by: ['facility', 'staff'] },
    {
      from: 'SUSPENDED',
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff', 'apiKey', 'job'],
      when: 'its payment was cancelled',
    },
  ],
});
export type FraudDecisionStatus = StateOf<typeof fraudDecisionStates>;
