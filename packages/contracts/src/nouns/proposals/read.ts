import { z } from 'zod';
import { contract } from '../../kernel/contract.ts';
import { pageFields, paged } from '../../kernel/paging.ts';
import { count } from '../../kernel/primitives.ts';
import { proposalParams } from './call-parts.ts';
import { proposalRights } from './proposal-rights.ts';
import { Proposal, ProposalDetails } from './proposal.ts';

const audience = ['facility', 'staff'] as const;

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
    'Changes that a second user must approve: those you can approve (those about one type of object together, the next to expire first), your own and decided ones (newest first).',
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
  params: proposalParams,
  responses: { 200: ProposalDetails },
  audience,
  rights: { anyOf: proposalRights },
  summary: 'Retrieve a request with its differences',
  description: 'What would change, who requested it and why, and whether you can approve it.',
});
