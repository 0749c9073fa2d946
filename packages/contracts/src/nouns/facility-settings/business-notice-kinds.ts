/** Who gets a notice to those who are paid. */
export const noticeSendTo = ['BUSINESS', 'FACILITY', 'BOTH'] as const;
export type NoticeSendTo = (typeof noticeSendTo)[number];

/** The kind of notice of each setting, in the order of the form. */
export const businessNoticeKinds = {
  paymentReceived: 'BUSINESS_PAYMENT_RECEIVED',
  paymentDishonoured: 'BUSINESS_PAYMENT_DISHONOURED',
  scheduleFailed: 'BUSINESS_SCHEDULE_FAILED',
  fileFailed: 'BUSINESS_FILE_FAILED',
  settlementSummary: 'BUSINESS_SETTLEMENT_SUMMARY',
} as const;
export type BusinessNotice = keyof typeof businessNoticeKinds;
export const businessNotices = Object.keys(businessNoticeKinds) as BusinessNotice[];

/** The notices until a facility saves others: only settlements and failed files are on (decisions 2 and 3, N2). */
export const FIRST_BUSINESS_NOTICES = {
  paymentReceivedEnabled: false,
  paymentReceivedSendTo: 'BUSINESS',
  paymentDishonouredEnabled: false,
  paymentDishonouredSendTo: 'BUSINESS',
  scheduleFailedEnabled: false,
  scheduleFailedSendTo: 'BUSINESS',
  fileFailedEnabled: true,
  fileFailedSendTo: 'FACILITY',
  settlementSummaryEnabled: true,
  settlementSummarySendTo: 'BUSINESS',
} as const;

/** The notices that settings have on. */
export const enabledBusinessNotices = (values: object): BusinessNotice[] =>
  businessNotices.filter((notice) => (values as Record<string, unknown>)[`${notice}Enabled`] === true);
