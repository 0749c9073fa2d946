import type { ExampleFields, Examples } from '../../kernel/examples.ts';

const proposal: ExampleFields = {
  proposalId: 8841,
  kind: 'transactions.refund',
  changeType: 'Refund payment',
  title: 'Refund payment 1000004711',
  objectType: 'transaction',
  noun: 'payment',
  reason: 'Billed twice',
  requesterId: 512,
  requesterName: 'Priya Raman',
  expiresAt: '2026-11-27T01:14:00.000Z',
  decidedAt: null,
  currentUserCanApprove: true,
};

/** What components look like as a whole. */
export const examples = {
  ChangeRequested: { proposalId: 8841 },
  PropertyDifference: { propertyName: 'Amount', modifiedValue: '$120.50', different: true },
  Proposal: proposal,
  ProposalCounts: { waiting: 3 },
  ProposalDetails: proposal,
  ProposalRejection: { reason: 'The customer has been refunded by phone already.' },
} satisfies Examples;
