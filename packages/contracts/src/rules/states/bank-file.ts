import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A file that is sent to a bank, or that a bank returned. An unknown outcome is queried; the file is never sent again. */
export const bankFileStates = stateMachine({
  title: 'Bank file',
  initial: ['WRITTEN', 'RECEIVED'],
  states: {
    WRITTEN: toState('Written'),
    UNKNOWN: toState('Unknown'),
    ACCEPTED: toState('Accepted'),
    REJECTED: toState('Rejected'),
    NOT_RECEIVED: toState('Not received'),
    RECEIVED: toState('Received'),
    READ: toState('Read'),
    UNREADABLE: toState('Unreadable'),
  },
  transitions: [
    { from: ['WRITTEN', 'UNKNOWN'], event: 'accept', to: 'ACCEPTED', by: ['gateway'] },
    { from: ['WRITTEN', 'UNKNOWN'], event: 'reject', to: 'REJECTED', by: ['gateway'], when: 'anything in it is wrong' },
    { from: 'WRITTEN', event: 'lose', to: 'UNKNOWN', by: ['job'], when: 'no answer, or its day is over' },
    { from: 'UNKNOWN', event: 'notReceived', to: 'NOT_RECEIVED', by: ['gateway'], when: 'the bank never will take it' },
    { from: 'RECEIVED', event: 'read', to: 'READ', by: ['job'] },
    { from: 'RECEIVED', event: 'fail', to: 'UNREADABLE', by: ['job'], when: 'it is not in the bank’s format' },
  ],
});
export type BankFileStatus = StateOf<typeof bankFileStates>;
