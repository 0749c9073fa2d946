import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

const waits = 'no authorisation waits, and the community has the payment instrument';

/** A bank, merchant, tandem or simulator account of a supplier business. An account that waits for its authorisation is a proposal and has no status yet. */
export const settlementAccountStates = stateMachine({
  title: 'Settlement account',
  initial: ['ENABLED', 'DISABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    {
      from: 'DISABLED',
      event: 'enable',
      to: 'ENABLED',
      by: ['staff'],
      when: `${waits}; merchant ID and name are unique among the business's enabled accounts`,
    },
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['staff'], when: waits },
    { from: 'ENABLED', event: 'switchOffInstrument', to: 'DISABLED', by: ['staff'] },
    { from: 'ENABLED', event: 'decommission', to: 'DISABLED', by: ['staff'] },
  ],
});
export type SettlementAccountStatus = StateOf<typeof settlementAccountStates>;

/** A PayTo payee account. A blocked one can't be edited, and stops payments and agreements. */
export const payToPayeeStates = stateMachine({
  title: 'PayTo payee account',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    BLOCKED: toState('Blocked'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'block', to: 'BLOCKED', by: ['staff'], when: 'no authorisation waits' },
    { from: 'BLOCKED', event: 'unblock', to: 'ENABLED', by: ['staff'], when: 'no authorisation waits' },
    { from: ['ENABLED', 'BLOCKED'], event: 'switchOffPayTo', to: 'DISABLED', by: ['staff'] },
    { from: 'BLOCKED', event: 'decommission', to: 'DISABLED', by: ['staff'] },
  ],
});
export type PayToPayeeStatus = StateOf<typeof payToPayeeStates>;

/** A PayID biller account. Disabling deregisters every PayID linked to it; nothing enables it again. */
export const payIdBillerStates = stateMachine({
  title: 'PayID biller account',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'disable', to: 'DISABLED', by: ['staff'], when: 'no authorisation waits' },
    { from: 'ENABLED', event: 'switchOffPayId', to: 'DISABLED', by: ['staff'] },
  ],
});
export type PayIdBillerStatus = StateOf<typeof payIdBillerStates>;
