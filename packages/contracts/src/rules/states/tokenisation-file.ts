import { stateMachine, type StateOf } from './state-machine.ts';

/** A file that asks a card scheme for tokens. */
export const tokenisationFileStates = stateMachine({
  title: 'Tokenisation file',
  initial: ['QUEUED'],
  states: {
    QUEUED: { title: 'Queued', tone: 'info' },
    SENT: { title: 'Sent', tone: 'info' },
    COMPLETE: { title: 'Complete', tone: 'success' },
    COMPLETE_WITH_ERRORS: { title: 'Complete with errors', tone: 'warning' },
    FAILED: { title: 'Failed', tone: 'danger' },
  },
  transitions: [
    { from: 'QUEUED', event: 'send', to: 'SENT', by: ['job'] },
    { from: 'SENT', event: 'complete', to: 'COMPLETE', by: ['gateway'] },
    { from: 'SENT', event: 'completeWithErrors', to: 'COMPLETE_WITH_ERRORS', by: ['gateway'] },
    { from: ['QUEUED', 'SENT'], event: 'fail', to: 'FAILED', by: ['gateway', 'job'] },
  ],
});
export type TokenisationFileStatus = StateOf<typeof tokenisationFileStates>;
