import { z } from 'zod';
import { dateTime, id, version } from '../kernel/primitives.ts';

/** Days a request waits for a second person before it lapses. */
export const PROPOSAL_DAYS = 7;

/** What a request for dual authorisation came to. */
export const proposalStatuses = ['PENDING', 'APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'STALE'] as const;
export type ProposalStatus = (typeof proposalStatuses)[number];

/** One property of the thing, before and after (3E). */
export const PropertyDifference = z
  .strictObject({
    propertyName: z.string().meta({ title: 'Property', description: 'What the property is called.' }),
    existingValue: z
      .string()
      .nullable()
      .meta({ title: 'Existing value', description: 'As it was when the change was asked for; null: nothing.' }),
    modifiedValue: z
      .string()
      .nullable()
      .meta({ title: 'Modified value', description: 'As it will be; null: nothing.' }),
    different: z.boolean().meta({ title: 'Different', description: 'Whether the change touches it.' }),
  })
  .meta({ id: 'PropertyDifference' });
export type PropertyDifference = z.output<typeof PropertyDifference>;

const shape = {
  proposalId: id().meta({ title: 'Request id', description: 'Identifier of the request.' }),
  kind: z
    .string()
    .meta({ title: 'Kind', description: 'What kind of change it is.', examples: ['administrators.create'] }),
  changeType: z
    .string()
    .meta({ title: 'Change type', description: 'The same in words.', examples: ['Create administrator'] }),
  title: z.string().meta({
    title: 'Title',
    description: 'The change in a few words.',
    examples: ['Create administrator Ines Moreau'],
  }),
  communityId: id()
    .nullable()
    .meta({ title: 'Community id', description: 'The community it belongs to; null for the platform’s own.' }),
  communityName: z
    .string()
    .nullable()
    .meta({ title: 'Community name', description: 'Name of that community.', examples: ['Harbour City Utilities'] }),
  reason: z.string().meta({ title: 'Reason', description: 'Why the requester wants it; may be empty.' }),
  status: z
    .enum(proposalStatuses)
    .meta({ title: 'Status', description: 'PENDING until it is decided, withdrawn, too old or overtaken (STALE).' }),
  requesterId: id().meta({ title: 'Requester id', description: 'User id of the person who asked.' }),
  requesterName: z
    .string()
    .meta({ title: 'Requester', description: 'Full name of the person who asked.', examples: ['Priya Sharma'] }),
  requestedAt: dateTime().meta({ title: 'Requested at', description: 'When it was asked for, UTC.' }),
  expiresAt: dateTime().meta({ title: 'Expires at', description: 'When it lapses without a decision, UTC.' }),
  deciderName: z
    .string()
    .nullable()
    .meta({ title: 'Decided by', description: 'Who approved, rejected or withdrew it; null: no one has.' }),
  decidedAt: dateTime()
    .nullable()
    .meta({ title: 'Decided at', description: 'When that was, UTC; null while pending.' }),
  decisionReason: z
    .string()
    .nullable()
    .meta({ title: 'Decision reason', description: 'Why it was rejected, or why it could not be applied.' }),
  currentUserCanApprove: z.boolean().meta({
    title: 'You can approve',
    description: 'You hold the right, did not ask for it yourself, and it is still pending.',
  }),
  currentUserCanWithdraw: z
    .boolean()
    .meta({ title: 'You can withdraw', description: 'You asked for it and it is still pending.' }),
  version: version().meta({ title: 'Version', description: 'Send it back with your decision.' }),
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
      .meta({ title: 'Differences', description: 'The thing before and after, property by property.' }),
    approvalRefusal: z.string().nullable().meta({
      title: 'Why not you',
      description: 'Why you cannot approve it, in words; null when you can or it is decided.',
    }),
    staleReason: z.string().nullable().meta({
      title: 'Why it cannot be applied',
      description: 'What has changed since it was asked for; null when nothing prevents it.',
    }),
  })
  .meta({ id: 'ProposalDetails' });
export type ProposalDetails = z.output<typeof ProposalDetails>;
