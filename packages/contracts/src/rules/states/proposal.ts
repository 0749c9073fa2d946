import { stateMachine, type StateOf } from '../state-machines/state-machine.ts';
import { toState } from '../state-machines/status-looks.ts';

const approve = 'another person than the requester, everything re-checked, applied in the same transaction';

/** A change under dual control, and with it an account authorisation: one waits per object. */
export const proposalStates = stateMachine({
  title: 'Proposal and account authorisation',
  initial: ['PENDING'],
  states: {
    PENDING: toState('Pending'),
    APPROVED: toState('Approved'),
    REJECTED: toState('Rejected'),
    WITHDRAWN: toState('Withdrawn'),
    STALE: toState('Out of date'),
    EXPIRED: toState('Expired', 'neutral'),
  },
  transitions: [
    { from: 'PENDING', event: 'approve', to: 'APPROVED', by: ['approver'], when: approve },
    { from: 'PENDING', event: 'reject', to: 'REJECTED', by: ['approver'] },
    { from: 'PENDING', event: 'withdraw', to: 'WITHDRAWN', by: ['requester'] },
    { from: 'PENDING', event: 'outdate', to: 'STALE', by: ['job'], when: 'what it changes was changed since' },
    { from: 'PENDING', event: 'expire', to: 'EXPIRED', by: ['job'] },
  ],
});
export type ProposalStatus = StateOf<typeof proposalStates>;

/** An administrator's authorisation. An approved creation stays in the list as an invitation until the first sign-in. */
export const userAuthorisationStates = stateMachine({
  title: 'User authorisation',
  initial: ['PENDING'],
  states: {
    ...proposalStates.states,
    INVITATION_SENT: { ...toState('Invitation Sent'), derived: true },
  },
  transitions: [
    { from: 'PENDING', event: 'approve', to: 'APPROVED', by: ['approver'], when: `${approve}; a change of a user` },
    {
      from: 'PENDING',
      event: 'approveCreation',
      to: 'INVITATION_SENT',
      by: ['approver'],
      when: `${approve}; a new user`,
    },
    { from: 'INVITATION_SENT', event: 'signIn', to: 'APPROVED', by: ['self'] },
    { from: 'PENDING', event: 'reject', to: 'REJECTED', by: ['approver'] },
    { from: 'PENDING', event: 'withdraw', to: 'WITHDRAWN', by: ['requester'] },
    { from: 'PENDING', event: 'outdate', to: 'STALE', by: ['job'], when: 'what it changes was changed since' },
    { from: 'PENDING', event: 'expire', to: 'EXPIRED', by: ['job'] },
  ],
});
export type UserAuthorisationStatus = StateOf<typeof userAuthorisationStates>;
