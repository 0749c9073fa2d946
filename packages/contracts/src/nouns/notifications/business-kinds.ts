import { dateField, moneyField, momentField, textField } from './field-types.ts';
import { paymentFacts, paymentFields } from './schedule-kinds.ts';

const payer = {
  customerName: textField('Customer name', 'Kim Lee'),
  businessName: textField('Business', 'Harbour City Water'),
};
const failed = {
  ...payer,
  amount: paymentFields.amount,
  accountSummary: paymentFields.accountSummary,
  attemptedAt: momentField('Time', '2026-11-20T03:12:00.000Z'),
  receiptNumber: paymentFields.receiptNumber,
};
const failedFacts = ['customerName', 'amount', 'accountSummary', 'attemptedAt', 'receiptNumber'];

/** Notices to those who are paid: a business, the facility, or both. */
export const businessKinds = {
  BUSINESS_FILE_FAILED: {
    title: 'File failed',
    group: 'Files',
    audience: 'BUSINESS',
    fields: {
      fileName: textField('File', 'payments-november.csv'),
      uploadedBy: textField('Uploaded by', 'Dana Petrov'),
      problem: textField('Problem', 'Line 12: the account is disabled.'),
    },
    facts: ['fileName', 'uploadedBy', 'problem'],
    action: { label: 'Go to files', page: 'FilesView' },
    subject: 'The file {{fileName}} failed',
    body: 'Nothing of the file {{fileName}} was processed. Please correct it and upload it again.',
  },
  BUSINESS_PAYMENT_DISHONOURED: {
    title: 'Payment dishonoured',
    group: 'Payments',
    audience: 'BUSINESS',
    fields: failed,
    facts: failedFacts,
    subject: 'A payment of {{customerName}} was dishonoured',
    body: 'The bank returned a payment of {{amount}} of {{customerName}} to {{businessName}}.',
  },
  BUSINESS_PAYMENT_RECEIVED: {
    title: 'Payment received by a business',
    group: 'Payments',
    audience: 'BUSINESS',
    fields: { ...payer, ...paymentFields },
    facts: ['customerName', ...paymentFacts],
    subject: '{{customerName}} paid {{amount}}',
    body: '{{customerName}} paid {{businessName}} {{amount}}.',
  },
  BUSINESS_SCHEDULE_FAILED: {
    title: 'Payment of a schedule failed',
    group: 'Schedules',
    audience: 'BUSINESS',
    fields: failed,
    facts: failedFacts,
    subject: 'A scheduled payment of {{customerName}} failed',
    body: 'A scheduled payment of {{amount}} of {{customerName}} to {{businessName}} was declined.',
  },
  BUSINESS_SETTLEMENT_SUMMARY: {
    title: 'Settlement summary',
    group: 'Settlements',
    audience: 'BUSINESS',
    fields: {
      businessName: payer.businessName,
      settlementDate: dateField('Settlement date', '2026-11-20'),
      amount: moneyField('Total', 128_450n),
      methods: textField('By method', 'Card $984.50, Bank account $300.00'),
    },
    facts: ['settlementDate', 'methods', 'amount'],
    subject: '{{amount}} settled on {{settlementDate}}',
    body: 'Payments to {{businessName}} of {{amount}} settled on {{settlementDate}}, less refunds. What banks return later is not in it.',
  },
} as const;
