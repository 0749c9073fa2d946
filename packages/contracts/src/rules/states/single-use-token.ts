import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A card or bank account that a payer left for one use. */
export const singleUseTokenStates = stateMachine({
  title: 'Single use token',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: toState('Active'),
    USED: toState('Used'),
    EXPIRED: toState('Expired'),
  },
  transitions: [
    { from: 'ACTIVE', event: 'use', to: 'USED', by: ['facility', 'staff', 'apiKey'], when: 'within its time' },
    { from: 'ACTIVE', event: 'expire', to: 'EXPIRED', by: ['job'], when: 'its time has passed' },
  ],
});
export type SingleUseTokenStatus = StateOf<typeof singleUseTokenStates>;
