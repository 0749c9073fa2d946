import { stateMachine, type StateOf } from './state-machine.ts';

/** A REST API key. For its facility disabling is for good; staff may enable again, with a jira issue and their password. */
export const apiKeyStates = stateMachine({
  title: 'API key',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: { title: 'Active', tone: 'success' },
    INACTIVE: { title: 'Inactive', tone: 'neutral' },
    EXPIRED: { title: 'Expired', tone: 'danger', derived: true },
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
