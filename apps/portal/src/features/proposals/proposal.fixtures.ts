import type { Proposal, ProposalDetails } from '@quickportal/contracts/proposals/proposal';

/** A request that waits for the viewer. */
export const waiting: Proposal = {
  proposalId: 41,
  kind: 'administrators.create',
  changeType: 'Create administrator',
  title: 'Create administrator Ines Moreau',
  objectType: 'system-user',
  noun: 'administrator',
  communityId: null,
  communityName: null,
  reason: 'Joins the support team on Monday.',
  status: 'PENDING',
  requesterId: 5,
  requesterName: 'Callum McKenzie',
  requestedAt: '2026-11-19T03:12:00.000Z',
  expiresAt: '2026-11-26T03:12:00.000Z',
  deciderName: null,
  decidedAt: null,
  decisionReason: null,
  currentUserCanApprove: true,
  currentUserCanWithdraw: false,
  version: 1,
};

const edited: Proposal = {
  ...waiting,
  proposalId: 42,
  kind: 'administrators.update',
  changeType: 'Edit administrator',
  title: 'Edit administrator Mei Chen',
  reason: '',
  requesterName: 'Rowan Achterberg',
  requestedAt: '2026-11-20T01:40:00.000Z',
  expiresAt: '2026-11-27T01:40:00.000Z',
};

export const waitingRequests: Proposal[] = [
  waiting,
  edited,
  {
    ...edited,
    proposalId: 43,
    changeType: 'Change AU bank account',
    objectType: 'settlement-account',
    noun: 'account',
    title: 'Change AU bank account Harbour City Water settlement 062-000 ••• 418',
    communityId: 10,
    communityName: 'Harbour City Utilities',
  },
];

const decided = { currentUserCanApprove: false, version: 2, decidedAt: '2026-11-20T02:00:00.000Z' } as const;
export const decidedRequests: Proposal[] = [
  { ...waiting, ...decided, status: 'APPROVED', deciderName: 'Tess Whitlock' },
  { ...edited, ...decided, status: 'REJECTED', deciderName: 'Tess Whitlock', decisionReason: 'Wrong role.' },
  { ...edited, ...decided, proposalId: 44, status: 'WITHDRAWN', deciderName: 'Rowan Achterberg' },
  { ...edited, ...decided, proposalId: 45, status: 'EXPIRED' },
  {
    ...edited,
    ...decided,
    proposalId: 46,
    status: 'STALE',
    decisionReason: 'The record has changed since the request was made.',
  },
];

const difference = (propertyName: string, existingValue: string | null, modifiedValue: string | null) => ({
  propertyName,
  existingValue,
  modifiedValue,
  different: existingValue !== modifiedValue,
});

/** A new administrator: everything is new. */
export const waitingDetails: ProposalDetails = {
  ...waiting,
  propertyDifferences: [
    difference('Login name', null, 'ines.moreau'),
    difference('Full name', null, 'Ines Moreau'),
    difference('Email', null, 'ines.moreau@example.com'),
    difference('Employee number', null, 'E20417'),
    difference('Roles', null, 'Staff support'),
  ],
  approvalRefusal: null,
  staleReason: null,
  currentDifferences: null,
  currentUserCanRequestAgain: false,
};

/** A change: most stays as it is. */
export const editedDetails: ProposalDetails = {
  ...waitingDetails,
  ...edited,
  propertyDifferences: [
    difference('Login name', 'staff.support', 'staff.support'),
    difference('Full name', 'Mei Chen', 'Mei Chen'),
    difference('Email', 'staff.support@example.com', 'mei.chen@example.com'),
    difference('Employee number', null, 'E10388'),
    difference('Roles', 'Staff support', 'Staff administrator, Staff support'),
  ],
};

/** The same after the record was changed by another user. */
export const staleDetails: ProposalDetails = {
  ...editedDetails,
  currentUserCanApprove: false,
  currentUserCanWithdraw: true,
  currentUserCanRequestAgain: true,
  staleReason: 'The record has changed since the request was made.',
  currentDifferences: [
    difference('Login name', 'staff.support', 'staff.support'),
    difference('Full name', 'Mei Chen', 'Mei Chen'),
    difference('Email', 'mei@example.com', 'mei.chen@example.com'),
    difference('Employee number', null, 'E10388'),
    difference('Roles', 'Staff support', 'Staff administrator, Staff support'),
  ],
};
