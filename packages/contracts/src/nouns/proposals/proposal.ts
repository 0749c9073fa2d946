import { z } from 'zod';
import { currentVersion } from '../../kernel/field-builders.ts';
import { dateTime, id } from '../../kernel/primitives.ts';

/** Days a request waits for a second person before it lapses. */
export const PROPOSAL_DAYS = 7;

/** What a request for dual authorisation came to. */
export const proposalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** One property of the thing, before and after (3E). */
export const PropertyDifference = z
  .strictObject({
    propertyName: z.string().meta({ title: 'Property', description: 'Name of the property.' }),
    existingValue: z.string().nullable().meta({
      title: 'Existing value',
      description: 'The value when the change was requested; null where there was none.',
    }),
    modifiedValue: z
      .string()
      .nullable()
      .meta({ title: 'Modified value', description: 'The new value; null where there is none.' }),
    different: z.boolean().meta({ title: 'Different', description: 'Whether the change touches it.' }),
  })
  .meta({ id: 'PropertyDifference' });
export type PropertyDifference = z.output<typeof PropertyDifference>;

const shape = {
  proposalId: id().meta({ title: 'Request ID', description: 'Identifier of the request.' }),
  kind: z.string().meta({ title: 'Kind', description: 'The kind of change.', examples: ['administrators.create'] }),
  changeType: z.string().meta({
    title: 'Change type',
    description: 'The kind of change, formatted for display.',
    examples: ['Create administrator'],
  }),
  title: z.string().meta({
    title: 'Title',
    description: 'Short description of the change.',
    examples: ['Create administrator Ines Moreau'],
  }),
  objectType: z.string().meta({
    title: 'Object type',
    description: 'The type of the thing that the change is about.',
    examples: ['system-user'],
  }),
  noun: z.string().meta({
    title: 'Noun',
    description: 'What that thing is called within a sentence.',
    examples: ['administrator'],
  }),
  communityId: id()
    .nullable()
    .meta({ title: 'Community ID', description: 'The community it belongs to; null for the platform’s own.' }),
  communityName: z
    .string()
    .nullable()
    .meta({ title: 'Community name', description: 'Name of that community.', examples: ['Harbour City Utilities'] }),
  reason: z.string().meta({ title: 'Reason', description: 'Why the requester wants it; may be empty.' }),
  status: z.enum(proposalStatuses).meta({
    title: 'Status',
    description: 'PENDING until it is decided or withdrawn, has expired, or is out of date (STALE).',
  }),
  requesterId: id().meta({ title: 'Requester ID', description: 'User ID of the requester.' }),
  requesterName: z
    .string()
    .meta({ title: 'Requester', description: 'Full name of the requester.', examples: ['Priya Sharma'] }),
  requestedAt: dateTime().meta({ title: 'Requested at', description: 'When it was requested, UTC.' }),
  expiresAt: dateTime().meta({ title: 'Expires at', description: 'When it expires without a decision, UTC.' }),
  deciderName: z
    .string()
    .nullable()
    .meta({ title: 'Decided by', description: 'The user who approved, rejected or withdrew it; null while pending.' }),
  decidedAt: dateTime()
    .nullable()
    .meta({ title: 'Decided at', description: 'When it was decided, UTC; null while pending.' }),
  decisionReason: z.string().nullable().meta({
    title: 'Decision reason',
    description: 'Why it was rejected or could not be applied, or the comment of the approver.',
  }),
  currentUserCanApprove: z.boolean().meta({
    title: 'You can approve',
    description: 'True when you have the right, are not the requester, and it is still pending.',
  }),
  currentUserCanWithdraw: z
    .boolean()
    .meta({ title: 'You can withdraw', description: 'True when you are the requester and it is still pending.' }),
  version: currentVersion(),
};

/** A change that waits for a second person, or waited. */
export const Proposal = z.strictObject(shape).meta({ id: 'Proposal' });
export type Proposal = z.output<typeof Proposal>;

/** The same with everything that an approver needs to see. */
export const ProposalDetails = z
  .strictObject({
    ...shape,
    propertyDifferences: z
      .array(PropertyDifference)
      .meta({ title: 'Differences', description: 'Values before and after, property by property.' }),
    approvalRefusal: z.string().nullable().meta({
      title: 'Approval refusal',
      description: 'Why you cannot approve it; null when you can, or when it is decided.',
    }),
    currentDifferences: z.array(PropertyDifference).nullable().meta({
      title: 'Current differences',
      description:
        'Of a request that is out of date: the values of today and the requested ones, property by property. Null otherwise, and where the record no longer exists.',
    }),
    currentUserCanRequestAgain: z.boolean().meta({
      title: 'You can request it again',
      description: 'True when you are the requester and the request is out of date or has expired.',
    }),
    staleReason: z.string().nullable().meta({
      title: 'Stale reason',
      description: 'Why the request is out of date; null when it can be applied.',
    }),
  })
  .meta({ id: 'ProposalDetails' });
export type ProposalDetails = z.output<typeof ProposalDetails>;
