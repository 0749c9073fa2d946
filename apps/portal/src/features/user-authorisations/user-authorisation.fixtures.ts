import type { UserAuthorisation } from '@quickportal/contracts/user-authorisations/user-authorisation';

const difference = (propertyName: string, existingValue: string | null, modifiedValue: string | null) => ({
  propertyName,
  existingValue,
  modifiedValue,
  different: existingValue !== modifiedValue,
});

/** An edit that waits for the viewer. */
export const editedAdministrator: UserAuthorisation = {
  proposalId: 42,
  pendingSystemUserId: 42,
  systemUserId: 6,
  kind: 'administrators.update',
  changeType: 'Edit administrator',
  title: 'Edit administrator Mei Chen',
  objectType: 'system-user',
  noun: 'administrator',
  communityId: null,
  communityName: null,
  reason: 'Mailbox of her own instead of the shared one.',
  status: 'PENDING',
  requesterId: 5,
  requesterName: 'Callum McKenzie',
  requestedAt: '2026-11-20T01:40:00.000Z',
  expiresAt: '2026-11-27T01:40:00.000Z',
  deciderName: null,
  decidedAt: null,
  decisionReason: null,
  currentUserCanApprove: true,
  currentUserCanWithdraw: false,
  version: 1,
  propertyDifferences: [
    difference('Login name', 'staff.support', 'staff.support'),
    difference('Full name', 'Mei Chen', 'Mei Chen'),
    difference('Email', 'staff.support@example.com', 'mei.chen@example.com'),
    difference('Employee number', null, 'E10388'),
    difference('Roles', 'Staff support', 'Staff support'),
  ],
  approvalRefusal: null,
  staleReason: null,
  currentDifferences: null,
  currentUserCanRequestAgain: false,
};

/** A new administrator who was approved and has not signed in yet. */
export const invitationSent: UserAuthorisation = {
  ...editedAdministrator,
  proposalId: 41,
  pendingSystemUserId: 41,
  systemUserId: 9,
  kind: 'administrators.create',
  changeType: 'Invitation Sent',
  title: 'Create administrator Ines Moreau',
  status: 'APPROVED',
  deciderName: 'Tess Whitlock',
  decidedAt: '2026-11-20T02:00:00.000Z',
  version: 2,
  propertyDifferences: [difference('Login name', null, 'ines.moreau'), difference('Full name', null, 'Ines Moreau')],
};
