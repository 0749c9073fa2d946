import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { pageFields, paged } from '../kernel/paging.ts';
import { count, id, text, version } from '../kernel/primitives.ts';
import { Proposal, ProposalDetails } from './proposal.ts';
import { approvalRights, proposalRights } from './proposal-rights.ts';

const audience = ['facility', 'staff'] as const;
const params = z.strictObject({
  proposalId: id().meta({ title: 'Request ID', description: 'Identifier of the request.' }),
});
const versionRead = version()
  .optional()
  .meta({
    title: 'Version',
    description: 'The version you read; where the request has changed since, the decision is refused with 409.',
    'x-form': { widget: 'hidden' },
  });

export const listProposals = contract({
  name: 'proposals.list',
  kind: 'query',
  method: 'GET',
  path: 'proposals',
  query: z.strictObject({
    tab: z.enum(['WAITING', 'MINE', 'DECIDED']).default('WAITING').meta({
      title: 'Tab',
      description:
        'WAITING: pending requests that you can approve. MINE: your own requests. DECIDED: decided requests.',
    }),
    ...pageFields(20),
  }),
  responses: { 200: paged(Proposal, 'Requests').meta({ id: 'ProposalPage' }) },
  audience,
  rights: { anyOf: proposalRights },
  summary: 'List requests for dual authorisation',
  description:
    'Changes that a second user must approve: those you can approve (the next to expire first), your own and decided ones (newest first).',
});

export const countProposals = contract({
  name: 'proposals.count',
  kind: 'query',
  method: 'GET',
  path: 'proposals/counts',
  responses: {
    200: z
      .strictObject({
        waiting: count().meta({ title: 'Waiting', description: 'Pending requests that you can approve.' }),
      })
      .meta({ id: 'ProposalCounts' }),
  },
  audience,
  rights: { anyOf: proposalRights },
  summary: 'Count pending requests',
  description: 'The number in the menu.',
});

export const getProposal = contract({
  name: 'proposals.get',
  kind: 'query',
  method: 'GET',
  path: 'proposals/{proposalId}',
  params,
  responses: { 200: ProposalDetails },
  audience,
  rights: { anyOf: proposalRights },
  summary: 'Retrieve a request with its differences',
  description: 'What would change, who requested it and why, and whether you can approve it.',
});

export const approveProposal = contract({
  name: 'proposals.approve',
  kind: 'mutation',
  method: 'POST',
  path: 'proposals/{proposalId}/approve',
  params,
  body: z.strictObject({ version: versionRead }).meta({
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
  params,
  body: z
    .strictObject({
      reason: text({ max: 500, multiline: true }).meta({
        title: 'Reason',
        description: 'Why you reject it; the requester sees the reason.',
        'x-form': { widget: 'textarea' },
      }),
      version: versionRead,
    })
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
  params,
  body: z.strictObject({ version: versionRead }).meta({ id: 'ProposalWithdrawal' }),
  responses: { 200: ProposalDetails },
  errors: ['state-conflict'],
  audience,
  rights: { anyOf: proposalRights },
  refusedInViewAs: true,
  summary: 'Withdraw your request',
  description: 'Closes a pending request that you made yourself; nothing changes.',
});
