export const transactionTypes = ['PAYMENT', 'REFUND'] as const;
/** Kinds of transaction as people read them. */
export const transactionTypeTitles: Readonly<Record<(typeof transactionTypes)[number], string>> = {
  PAYMENT: 'Payment',
  REFUND: 'Refund',
};
export const paymentSources = [
  'TERMINAL',
  'RESTAPI',
  'RECURRING',
  'BATCH',
  'ONLINE',
  'PHONE',
  'ECOMMERCE',
  'BACK_OFFICE',
] as const;
/** Sources as people read them. */
export const sourceTitles: Readonly<Record<(typeof paymentSources)[number], string>> = {
  TERMINAL: 'Portal',
  RESTAPI: 'REST API',
  RECURRING: 'Schedule',
  BATCH: 'File',
  ONLINE: 'Online',
  PHONE: 'Phone',
  ECOMMERCE: 'E-commerce',
  BACK_OFFICE: 'Back office',
};
