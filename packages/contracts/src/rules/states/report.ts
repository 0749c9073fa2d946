import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** One run of a report or file, by its schedule or by hand; a service message carries the result. */
export const reportRunStates = stateMachine({
  title: 'Report run',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    RUNNING: toState('Running'),
    COMPLETE: toState('Complete'),
    FAILED: toState('Failed'),
  },
  transitions: [
    { from: 'QUEUED', event: 'start', to: 'RUNNING', by: ['job'] },
    { from: 'RUNNING', event: 'finish', to: 'COMPLETE', by: ['job'] },
    { from: ['QUEUED', 'RUNNING'], event: 'fail', to: 'FAILED', by: ['job'] },
  ],
});
export type ReportRunStatus = StateOf<typeof reportRunStates>;

/** A report of a community that runs by itself. */
export const reportScheduleStates = stateMachine({
  title: 'Report schedule',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['facility', 'staff'] },
    { from: 'DISABLED', event: 'enable', to: 'ENABLED', by: ['facility', 'staff'] },
  ],
});
export type ReportScheduleStatus = StateOf<typeof reportScheduleStates>;
