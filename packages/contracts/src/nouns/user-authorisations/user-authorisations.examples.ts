import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const request: ExampleFields = {
  loginName: 'ines.moreau',
  fullName: 'Ines Moreau',
  emailAddress: 'ines.moreau@example.com',
  employeeNumber: 'E20417',
  systemUserUpdateType: 'Create administrator',
};

/** What components look like as a whole. */
export const examples = {
  PendingAdministrator: request,
  UserAuthorisation: {
    proposalId: 8841,
    pendingSystemUserId: 8841,
    systemUserId: 512,
    kind: 'administrators.update',
    changeType: 'Edit administrator',
    title: 'Edit administrator Ines Moreau',
    reason: 'Mailbox of her own',
    requesterId: 4,
    requesterName: 'Priya Sharma',
    expiresAt: '2026-11-27T01:14:00.000Z',
    decidedAt: null,
    currentUserCanApprove: true,
  },
  UserAuthorisationRejection: { reason: 'The role is too wide for the support team.' },
} satisfies Examples;
