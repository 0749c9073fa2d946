import type { Examples } from '../../kernel/examples.ts';

/** What components look like as a whole. */
export const examples = {
  DualAuthorisation: {
    isOn: true,
    approvers: [
      { systemUserId: 1, fullName: 'Dana Petrov' },
      { systemUserId: 7, fullName: 'Marcus Iyer' },
    ],
    pendingProposalId: null,
  },
} satisfies Examples;
