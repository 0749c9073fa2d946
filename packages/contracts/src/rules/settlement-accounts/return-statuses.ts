/** What payments through a simulator account come to. */
export const returnStatuses = ['APPROVED', 'DECLINED', 'INSUFFICIENT_FUNDS', 'EXPIRED_CARD', 'NO_ANSWER'] as const;
export type ReturnStatus = (typeof returnStatuses)[number];

export const returnStatusTitles: Readonly<Record<ReturnStatus, string>> = {
  APPROVED: 'Approved',
  DECLINED: 'Declined',
  INSUFFICIENT_FUNDS: 'Insufficient funds',
  EXPIRED_CARD: 'Expired card',
  NO_ANSWER: 'No answer',
};

/** Longest delay of a simulator account, in seconds. */
export const MOST_DELAY_SECONDS = 3600;
