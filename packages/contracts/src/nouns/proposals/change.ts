import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { proposalParams } from './call-parts.ts';
import { approvalShape, decisionShape, rejectionShape } from './decision-shape.ts';
import { ChangeRequested } from './change-requested.ts';
import { approvalRights, proposalRights, requestRights } from './proposal-rights.ts';
import { ProposalDetails } from './proposal.ts';

const audience = ['facility', 'staff'] as const;

export const approveProposal = contract({
  name: 'proposals.approve',
  kind: 'mutation',
  method: 'POST',
  path: 'proposals/{proposalId}/approve',
  params: proposalParams,
  body: z.strictObject(approvalShape).meta({
    id: 'ProposalApproval',
    'x-form-layout': { title: 'Approve', submitLabel: 'Approve' },
  }),
  responses: { 200: ProposalDetails },
  errors: ['mail-not-set-up', 'state-conflict'],
  audience,
  rights: { anyOf: approvalRights },
  refusedInViewAs: true,
  summary: 'Approve a request',
  description:
    'Checks every rule again and applies the change at once. A request that has expired, or whose record has changed since, is closed instead: 409 with the reason. Users cannot approve their own requests.',
});

export const rejectProposal = contract({
  name: 'proposals.reject',
  kind: 'mutation',
  method: 'POST',
  path: 'proposals/{proposalId}/reject',
  params: proposalParams,
  body: z
    .strictObject(rejectionShape)
    .meta({ id: 'ProposalRejection', 'x-form-layout': { title: 'Reject', submitLabel: 'Reject request' } }),
  responses: { 200: ProposalDetails },
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: approvalRights },
  refusedInViewAs: true,
  summary: 'Reject a request',
  description: 'Closes the request with a reason; nothing changes. Needs the right to approve it.',
});

export const withdrawProposal = contract({
  name: 'proposals.withdraw',
  kind: 'mutation',
  method: 'POST',
  path: 'proposals/{proposalId}/withdraw',
  params: proposalParams,
  body: z.strictObject(decisionShape).meta({ id: 'ProposalWithdrawal' }),
  responses: { 200: ProposalDetails },
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: proposalRights },
  refusedInViewAs: true,
  summary: 'Withdraw your request',
  description: 'Closes a pending request that you made yourself; nothing changes.',
});

export const requestProposalAgain = contract({
  name: 'proposals.requestAgain',
  kind: 'mutation',
  method: 'POST',
  path: 'proposals/{proposalId}/request-again',
  params: proposalParams,
  body: z.strictObject(decisionShape).meta({ id: 'ProposalRenewal' }),
  responses: { 201: ChangeRequested },
  current: ProposalDetails,
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: requestRights },
  audit: 'proposals.request',
  refusedInViewAs: true,
  summary: 'Make your request again on today’s values',
  description:
    'For a request of your own that is out of date or has expired: the same change is requested again, built on the record as it is today. A pending one is withdrawn. 409 for any other.',
});
