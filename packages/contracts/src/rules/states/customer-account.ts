import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A customer's card or bank account. Kept as the column `enabled`; a disabled one is never the default. */
export const customerAccountStates = stateMachine({
  title: 'Customer account',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['facility', 'staff', 'apiKey'] },
    {
      from: 'ENABLED',
      event: 'disableWithCustomer',
      to: 'DISABLED',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its customer is disabled',
    },
    {
      from: 'DISABLED',
      event: 'enable',
      to: 'ENABLED',
      by: ['facility', 'staff', 'apiKey'],
      when: 'its customer is enabled',
    },
  ],
});
export type CustomerAccountStatus = StateOf<typeof customerAccountStates>;
