import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A REST API key. For its facility disabling is for good; staff may enable again, with a jira issue and their password. */
export const apiKeyStates = stateMachine({
  title: 'API key',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: toState('Active'),
    INACTIVE: toState('Inactive'),
    EXPIRED: { ...toState('Expired'), derived: true },
  },
  transitions: [
    { from: 'ACTIVE', event: 'disable', to: 'INACTIVE', by: ['facility', 'staff'] },
    { from: 'ACTIVE', event: 'expire', to: 'EXPIRED', by: ['job'], when: 'a secret key whose expiry passed' },
    {
      from: ['INACTIVE', 'EXPIRED'],
      event: 'enable',
      to: 'ACTIVE',
      by: ['staff'],
      when: 'jira issue and password given; an expired key gets a new expiry',
    },
  ],
});
export type ApiKeyStatus = StateOf<typeof apiKeyStates>;
