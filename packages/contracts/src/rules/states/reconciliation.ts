import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A bank statement account: the badge is green for Active, red for Closed and info for anything else. */
export const bankStatementAccountStates = stateMachine({
  title: 'Bank statement account',
  initial: ['PENDING'],
  states: {
    PENDING: toState('Pending'),
    ACTIVE: toState('Active'),
    INACTIVE: toState('Inactive', 'info'),
    CLOSED: toState('Closed', 'danger'),
  },
  transitions: [
    { from: 'PENDING', event: 'onboard', to: 'ACTIVE', by: ['job'], when: 'its first statement arrived' },
    { from: 'ACTIVE', event: 'pause', to: 'INACTIVE', by: ['job', 'staff'], when: 'statements stopped arriving' },
    { from: 'INACTIVE', event: 'resume', to: 'ACTIVE', by: ['job', 'staff'] },
    { from: ['PENDING', 'ACTIVE', 'INACTIVE'], event: 'close', to: 'CLOSED', by: ['job', 'staff'] },
  ],
});
export type BankStatementAccountStatus = StateOf<typeof bankStatementAccountStates>;

/** A line of a bank statement. Allocations never add up to more than the line; taking one back restores. */
export const bankStatementLineStates = stateMachine({
  title: 'Bank statement line',
  initial: ['UNMATCHED'],
  states: {
    UNMATCHED: toState('Unmatched'),
    PART_MATCHED: toState('Part matched'),
    MATCHED: toState('Matched'),
    EXCLUDED: toState('Excluded'),
  },
  transitions: [
    { from: ['UNMATCHED', 'PART_MATCHED'], event: 'matchPart', to: 'PART_MATCHED', by: ['job', 'facility', 'staff'] },
    { from: ['UNMATCHED', 'PART_MATCHED'], event: 'matchRest', to: 'MATCHED', by: ['job', 'facility', 'staff'] },
    { from: 'MATCHED', event: 'unmatchPart', to: 'PART_MATCHED', by: ['facility', 'staff'] },
    { from: ['MATCHED', 'PART_MATCHED'], event: 'unmatchAll', to: 'UNMATCHED', by: ['facility', 'staff'] },
    { from: 'UNMATCHED', event: 'exclude', to: 'EXCLUDED', by: ['facility', 'staff'] },
    { from: 'EXCLUDED', event: 'include', to: 'UNMATCHED', by: ['facility', 'staff'] },
  ],
});
export type BankStatementLineStatus = StateOf<typeof bankStatementLineStates>;

/** A rule that matches statement lines. Rules are tried in their order. */
export const matchingRuleStates = stateMachine({
  title: 'Matching rule',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    PAUSED: toState('Paused'),
  },
  transitions: [
    { from: 'ENABLED', event: 'pause', to: 'PAUSED', by: ['staff'] },
    { from: 'PAUSED', event: 'resume', to: 'ENABLED', by: ['staff'] },
  ],
});
export type MatchingRuleStatus = StateOf<typeof matchingRuleStates>;

/** A line that simulates a bank statement. */
export const simulationLineStates = stateMachine({
  title: 'Simulation line',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: toState('Active'),
    ARCHIVED: toState('Archived'),
    REMOVED: toState('Removed'),
  },
  transitions: [
    {
      from: 'ACTIVE',
      event: 'archive',
      to: 'ARCHIVED',
      by: ['job'],
      when: '90 days after it was created or posted, whichever is later',
    },
    { from: 'ACTIVE', event: 'remove', to: 'REMOVED', by: ['staff'] },
  ],
});
export type SimulationLineStatus = StateOf<typeof simulationLineStates>;
