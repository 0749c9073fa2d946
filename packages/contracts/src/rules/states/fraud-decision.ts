import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** What fraud guard decided about one payment, kept with it. PASSIVE only reports, ACTIVE suspends, BIN testing may decline. */
export const fraudDecisionStates = stateMachine({
  title: 'Fraud decision',
  initial: ['PASSED', 'REPORTED', 'SUSPENDED', 'DECLINED'],
  states: {
    PASSED: toState('Passed'),
    REPORTED: toState('Reported'),
    SUSPENDED: toState('Suspended'),
    RELEASED: toState('Released'),
    DECLINED: toState('Declined'),
    CANCELLED: toState('Cancelled'),
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
