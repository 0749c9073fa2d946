import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A customer. Kept as the column `enabled`. Disabling makes accounts and schedules inactive and cancels unsettled payments. */
export const customerStates = stateMachine({
  title: 'Customer',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['facility', 'staff', 'apiKey'] },
    { from: 'DISABLED', event: 'enable', to: 'ENABLED', by: ['facility', 'staff', 'apiKey'] },
  ],
});
export type CustomerStatus = StateOf<typeof customerStates>;
