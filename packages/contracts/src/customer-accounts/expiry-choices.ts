/** Which cards: those whose last day is within 60 days, those past it, or both. */
export const expiryChoices = ['EXPIRING', 'EXPIRED', 'ALL'] as const;
export type ExpiryChoice = (typeof expiryChoices)[number];
