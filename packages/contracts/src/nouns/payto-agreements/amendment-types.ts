/** What people call the kinds of amendment, and what becomes of each. */
export const amendmentTypeTexts = {
  UNILATERAL_AMENDMENT: { label: 'Reference and description', help: 'No approval: the payer is informed.' },
  BILATERAL_AMENDMENT: { label: 'Payment details', help: 'The payer approves or declines within 5 calendar days.' },
  STATUS_AMENDMENT: { label: 'Suspend, release or cancel', help: 'Takes effect at once: the payer is informed.' },
  RECALL_PAYTO_AGREEMENT: { label: 'Recall the agreement', help: 'The payer can no longer approve it.' },
} as const;

/** What a status amendment does. */
export const statusChanges = { SUSPEND: 'Suspend', RELEASE: 'Release', CANCEL: 'Cancel' } as const;
