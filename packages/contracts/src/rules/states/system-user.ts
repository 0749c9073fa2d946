import { stateMachine, type StateOf } from './state-machine.ts';

/** A user who signs in. The two locks are worked out from failed sign-ins and from the last activity. */
export const systemUserStates = stateMachine({
  title: 'System user',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: { title: 'Active', tone: 'success' },
    DISABLED: { title: 'Disabled', tone: 'neutral' },
    LOCKED_INACTIVE: { title: 'Locked: inactive', tone: 'warning', derived: true },
    LOCKED_PASSWORD_FAILURE: { title: 'Locked: password failure', tone: 'danger', derived: true },
  },
  transitions: [
    { from: 'ACTIVE', event: 'lockInactive', to: 'LOCKED_INACTIVE', by: ['job'], when: 'unused for too long' },
    {
      from: 'ACTIVE',
      event: 'lockPasswordFailure',
      to: 'LOCKED_PASSWORD_FAILURE',
      by: ['job'],
      when: 'too many wrong passwords',
    },
    {
      from: ['LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE'],
      event: 'unlock',
      to: 'ACTIVE',
      by: ['staff', 'facility', 'self', 'job'],
      when: 'an administrator unlocks, a new password is set, or the time of the lock is over',
    },
    {
      from: ['ACTIVE', 'LOCKED_INACTIVE', 'LOCKED_PASSWORD_FAILURE'],
      event: 'disable',
      to: 'DISABLED',
      by: ['staff', 'facility'],
      when: 'not one’s own user',
    },
    {
      from: 'DISABLED',
      event: 'enable',
      to: 'ACTIVE',
      by: ['staff', 'facility'],
      when: 'of an administrator: issue key and password given',
    },
  ],
});
export type SystemUserStatus = StateOf<typeof systemUserStates>;
