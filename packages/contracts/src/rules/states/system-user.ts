import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A user who signs in. The two locks are worked out from failed sign-ins and from the last activity. */
export const systemUserStates = stateMachine({
  title: 'System user',
  initial: ['ACTIVE'],
  states: {
    ACTIVE: toState('Active'),
    DISABLED: toState('Disabled'),
    LOCKED_INACTIVE: { ...toState('Locked: unused'), derived: true },
    LOCKED_PASSWORD_FAILURE: { ...toState('Locked: too many failed sign-ins'), derived: true },
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
