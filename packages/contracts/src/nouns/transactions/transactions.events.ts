import type { EventDefinitions } from '../../kernel/noun-facts.ts';
import { Transaction } from './transaction.ts';

/** Events about payments and refunds. */
export const events = {
  'payment.approved': {
    description: 'The money of a payment was taken.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.cancelled': {
    description: 'A payment was cancelled before any money was taken.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.declined': {
    description: 'A payment was declined; the response code says why.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.dishonoured': {
    description: 'The bank returned an approved bank debit.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.suspended': {
    description: 'Fraud guard suspended a payment: it is not sent to the bank until a user approves it.',
    group: 'Payments',
    data: Transaction,
  },
  'payment.voided': {
    description: 'An approved payment was voided before it settled.',
    group: 'Payments',
    data: Transaction,
  },
  'refund.approved': {
    description: 'Money of a payment was refunded.',
    group: 'Payments',
    data: Transaction,
  },
  'refund.cancelled': {
    description: 'A refund was cancelled before any money was refunded.',
    group: 'Payments',
    data: Transaction,
  },
  'refund.declined': {
    description: 'A refund was declined; the response code says why.',
    group: 'Payments',
    data: Transaction,
  },
} as const satisfies EventDefinitions;
