import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  AccountAuthorisation: {
    proposalId: 8842,
    pendingAccountAuthorisationId: 8842,
    accountAlias: 'Water Amex and Diners',
    businessName: 'Harbour City Water',
    kind: 'settlement-accounts.disable',
    changeType: 'Disable account',
    title: 'Disable tandem merchant account Water Amex and Diners',
    objectType: 'settlement-account',
    noun: 'account',
    communityId: 10,
    reason: 'The agreement for these cards ends this month.',
    requesterName: 'Callum McKenzie',
    expiresAt: '2026-11-27T01:14:00.000Z',
    decidedAt: null,
    currentUserCanApprove: true,
  },
  AccountAuthorisationApproval: { comment: 'Checked with the bank' },
  AccountAuthorisationRejection: { reason: 'The agreement was extended.' },
} satisfies Examples;
