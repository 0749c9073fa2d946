import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A line of a payment file. READY lines are taken when their file is released. */
export const paymentFileLineStates = stateMachine({
  title: 'Payment file line',
  initial: ['READY', 'WRONG', 'DUPLICATE'],
  states: {
    READY: toState('Ready'),
    WRONG: toState('Wrong'),
    DUPLICATE: toState('Duplicate'),
    LEFT_OUT: toState('Left out'),
    TAKEN: toState('Taken'),
    REFUSED: toState('Refused'),
  },
  transitions: [
    { from: 'WRONG', event: 'correct', to: 'READY', by: ['facility', 'staff', 'apiKey'], when: 'nothing is wrong now' },
    {
      from: 'WRONG',
      event: 'correctToDuplicate',
      to: 'DUPLICATE',
      by: ['facility', 'staff', 'apiKey'],
      when: 'nothing is wrong now, but the same payment is in the file or was taken within 90 days',
    },
    { from: ['DUPLICATE', 'LEFT_OUT'], event: 'takeBoth', to: 'READY', by: ['facility', 'staff', 'apiKey'] },
    { from: ['READY', 'DUPLICATE'], event: 'leaveOut', to: 'LEFT_OUT', by: ['facility', 'staff', 'apiKey'] },
    { from: 'READY', event: 'take', to: 'TAKEN', by: ['job'], when: 'its file was released: the payment is recorded' },
    {
      from: 'TAKEN',
      event: 'takeAgain',
      to: 'READY',
      by: ['job'],
      when: 'the network never received its payment, which was cancelled; at most three times',
    },
    {
      from: 'READY',
      event: 'refuse',
      to: 'REFUSED',
      by: ['job'],
      when: 'it was right at the check and no longer is when its turn comes',
    },
  ],
});
export type PaymentLineStatus = StateOf<typeof paymentFileLineStates>;
