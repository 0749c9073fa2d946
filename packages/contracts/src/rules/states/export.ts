import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** An export. A killed one is taken up again by another worker, still RUNNING. */
export const exportStates = stateMachine({
  title: 'Export',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    RUNNING: toState('Running'),
    READY: toState('Ready'),
    FAILED: toState('Failed'),
    CANCELLED: toState('Cancelled'),
    EXPIRED: toState('Expired', 'neutral'),
  },
  transitions: [
    { from: 'QUEUED', event: 'start', to: 'RUNNING', by: ['job'] },
    { from: 'RUNNING', event: 'finish', to: 'READY', by: ['job'] },
    { from: ['QUEUED', 'RUNNING'], event: 'fail', to: 'FAILED', by: ['job'] },
    {
      from: ['QUEUED', 'RUNNING'],
      event: 'cancel',
      to: 'CANCELLED',
      by: ['facility', 'staff'],
      when: 'by the user who asked',
    },
    { from: 'READY', event: 'expire', to: 'EXPIRED', by: ['job'], when: '24 hours after it was ready' },
  ],
});
export type ExportStatus = StateOf<typeof exportStates>;
