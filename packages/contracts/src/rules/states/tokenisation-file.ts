import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A file that asks a card scheme for tokens. */
export const tokenisationFileStates = stateMachine({
  title: 'Tokenisation file',
  initial: ['QUEUED'],
  states: {
    QUEUED: toState('Queued'),
    SENT: toState('Sent'),
    COMPLETE: toState('Complete'),
    COMPLETE_WITH_ERRORS: toState('Complete with errors'),
    FAILED: toState('Failed'),
  },
  transitions: [
    { from: 'QUEUED', event: 'send', to: 'SENT', by: ['job'] },
    { from: 'SENT', event: 'complete', to: 'COMPLETE', by: ['gateway'] },
    { from: 'SENT', event: 'completeWithErrors', to: 'COMPLETE_WITH_ERRORS', by: ['gateway'] },
    { from: ['QUEUED', 'SENT'], event: 'fail', to: 'FAILED', by: ['gateway', 'job'] },
  ],
});
export type TokenisationFileStatus = StateOf<typeof tokenisationFileStates>;
