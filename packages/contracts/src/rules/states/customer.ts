import { stateMachine, type StateOf } from './state-machine.ts';

/** A customer. Kept as the column `enabled`. Disabling makes accounts and schedules inactive and cancels unsettled payments. */
export const customerStates = stateMachine({
  title: 'Customer',
  initial: ['ENABLED'],
  states: {
    ENABLED: { title: 'Enabled', tone: 'success' },
    DISABLED: { title: 'Disabled', tone: 'neutral' },
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['facility', 'staff', 'apiKey'] },
    { from: 'DISABLED', event: 'enable', to: 'ENABLED', by: ['facility', 'staff', 'apiKey'] },
  ],
});
export type CustomerStatus = StateOf<typeof customerStates>;
