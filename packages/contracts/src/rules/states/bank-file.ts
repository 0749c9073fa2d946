import { stateMachine, type StateOf } from './state-machine.ts';

/** A file that is sent to a bank, or that a bank returned. Where the outcome is not known it is asked for; the file is never sent again. */
export const bankFileStates = stateMachine({
  title: 'Bank file',
  initial: ['WRITTEN', 'RECEIVED'],
  states: {
    WRITTEN: { title: 'Written', tone: 'info' },
    UNKNOWN: { title: 'Unknown', tone: 'warning' },
    ACCEPTED: { title: 'Accepted', tone: 'success' },
    REJECTED: { title: 'Rejected', tone: 'danger' },
    NOT_RECEIVED: { title: 'Not received', tone: 'neutral' },
    RECEIVED: { title: 'Received', tone: 'info' },
    READ: { title: 'Read', tone: 'success' },
    UNREADABLE: { title: 'Unreadable', tone: 'danger' },
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
