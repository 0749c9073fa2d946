import { stateMachine, type StateOf } from './state-machine.ts';

/** One run of a report or file, by its schedule or by hand; a service message carries the result. */
export const reportRunStates = stateMachine({
  title: 'Report run',
  initial: ['QUEUED'],
  states: {
    QUEUED: { title: 'Queued', tone: 'info' },
    RUNNING: { title: 'Running', tone: 'info' },
    COMPLETE: { title: 'Complete', tone: 'success' },
    FAILED: { title: 'Failed', tone: 'danger' },
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
    ENABLED: { title: 'Enabled', tone: 'success' },
    DISABLED: { title: 'Disabled', tone: 'neutral' },
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['facility', 'staff'] },
    { from: 'DISABLED', event: 'enable', to: 'ENABLED', by: ['facility', 'staff'] },
  ],
});
export type ReportScheduleStatus = StateOf<typeof reportScheduleStates>;
