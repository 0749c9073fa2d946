import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

/** A community. Decommissioning is for good, and may be run again on a disabled one. */
export const communityStates = stateMachine({
  title: 'Community',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    DISABLED: toState('Disabled'),
  },
  transitions: [
    {
      from: ['ENABLED', 'DISABLED'],
      event: 'decommission',
      to: 'DISABLED',
      by: ['staff'],
      when: 'password and a second authoriser; no PayTo payee or PayID biller account is enabled',
    },
  ],
});
export type CommunityStatus = StateOf<typeof communityStates>;

/** A certificate of a facility. Disabling keeps the record. */
export const certificateStates = stateMachine({
  title: 'Certificate',
  initial: ['ENABLED'],
  states: {
    ENABLED: toState('Enabled'),
    EXPIRING_SOON: { ...toState('Expiring soon'), derived: true },
    EXPIRED: { ...toState('Expired'), derived: true },
    DISABLED: toState('Disabled'),
  },
  transitions: [
    { from: 'ENABLED', event: 'nearExpiry', to: 'EXPIRING_SOON', by: ['job'] },
    { from: 'EXPIRING_SOON', event: 'expire', to: 'EXPIRED', by: ['job'] },
    { from: ['ENABLED', 'EXPIRING_SOON', 'EXPIRED'], event: 'disable', to: 'DISABLED', by: ['facility', 'staff'] },
  ],
});
export type CertificateStatus = StateOf<typeof certificateStates>;

/** A self-service test facility. */
export const sandboxStates = stateMachine({
  title: 'Sandbox',
  initial: ['CREATED'],
  states: {
    CREATED: toState('Waiting for the code'),
    VERIFIED: toState('Verified'),
    ACTIVE: toState('Active'),
    DELETED: toState('Deleted'),
  },
  transitions: [
    { from: 'CREATED', event: 'verify', to: 'VERIFIED', by: ['self'], when: 'the code fits and has not expired' },
    { from: 'VERIFIED', event: 'complete', to: 'ACTIVE', by: ['self'] },
    { from: ['CREATED', 'VERIFIED'], event: 'startAgain', to: 'DELETED', by: ['self'] },
    { from: ['CREATED', 'VERIFIED', 'ACTIVE'], event: 'remove', to: 'DELETED', by: ['job'], when: '30 days unused' },
  ],
});
export type SandboxStatus = StateOf<typeof sandboxStates>;
