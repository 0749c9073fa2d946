import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A file of bank statements. All of it is imported, or nothing. */
export const bankStatementFileStates = stateMachine({
  title: 'Bank statement file',
  initial: ['CHECKING'],
  states: {
    CHECKING: toState('Checking'),
    HELD: toState('Held'),
    IMPORTED: toState('Imported'),
    REFUSED: toState('Refused'),
  },
  transitions: [
    { from: 'CHECKING', event: 'import', to: 'IMPORTED', by: ['job'] },
    {
      from: 'CHECKING',
      event: 'hold',
      to: 'HELD',
      by: ['job'],
      when: 'its opening balance is not the closing balance of the statement before',
    },
    { from: 'CHECKING', event: 'refuse', to: 'REFUSED', by: ['job'], when: 'anything in it is wrong' },
    {
      from: 'HELD',
      event: 'checkAgain',
      to: 'CHECKING',
      by: ['facility', 'staff', 'job'],
      when: 'a user imports it all the same, or other statements of the account were imported',
    },
  ],
});
export type BankStatementFileStatus = StateOf<typeof bankStatementFileStates>;
