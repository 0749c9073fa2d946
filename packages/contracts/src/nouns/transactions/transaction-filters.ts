import { business, type Filters } from '../../kernel/filter.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';
import { transactionStates } from '../../rules/states/transaction.ts';
import { transactionTypeTitles } from './transaction-words.ts';

/** What narrows transactions: filters of the page first, then what only calls take. */
export const transactionFilters = {
  query: {
    kind: 'search',
    title: 'Search',
    description:
      'Whatever is at hand: a receipt number or its last five digits, the beginning of a reference, words of the customer’s name, email or phone in any order, the total or principal amount, the last digits of the card or account, the scheme of a card with its last four digits, a BSB, an account token or a trace ID. Words for a day or a status narrow the results: today, yesterday, last week, 20 Nov, 20/11/2026, declined, refunded.',
    examples: ['olsson yesterday'],
    label: 'Receipt, reference, customer, amount, day, status, last digits, BSB or token',
    max: 100,
    typedExamples: ['status:declined date:last-week olsson', 'amount:>100 type:payment', 'date:2026-11-01..2026-11-20'],
  },
  status: {
    kind: 'choice',
    title: 'Status',
    description: 'Only in these statuses.',
    examples: [['APPROVED', 'REFUNDED']],
    choices: stateTitles(transactionStates),
    many: true,
  },
  days: { kind: 'days', title: 'Date', period: 'period', from: 'from', to: 'to' },
  amounts: { kind: 'amounts', title: 'Amount', from: 'amountFrom', to: 'amountTo' },
  transactionType: {
    kind: 'choice',
    title: 'Type',
    description: 'Payments or refunds only.',
    choices: transactionTypeTitles,
  },
  businessId: business({ description: 'Only of these supplier businesses.', many: true }),
  customerId: { kind: 'id', title: 'Customer', description: 'Only of this customer.', address: 'CustomerId' },
  outcome: {
    kind: 'choice',
    title: 'Outcome',
    description: 'UNKNOWN: only those whose outcome the bank has not confirmed.',
    choices: { UNKNOWN: 'Unknown' },
    offered: false,
  },
  responseCode: {
    kind: 'text',
    title: 'Response code',
    description: 'Only those to which the network responded with this code.',
    examples: ['51'],
    typed: 'response',
    max: 10,
    example: '51',
  },
  receiptNumber: {
    kind: 'text',
    title: 'Receipt number',
    description: 'The whole number.',
    max: 20,
    only: 'call',
  },
  reference: {
    kind: 'text',
    title: 'Reference',
    description: 'Beginning of the customer or payment reference; case does not matter.',
    inWords: 'Reference begins with',
    max: 255,
    only: 'call',
  },
  customerName: {
    kind: 'text',
    title: 'Customer name',
    description: 'Beginning of the name; case and accents do not matter.',
    inWords: 'Customer name begins with',
    max: 100,
    only: 'call',
  },
  settlementDate: {
    kind: 'day',
    title: 'Settlement date',
    description: 'Banking day it settles on.',
    only: 'call',
  },
  amount: {
    kind: 'amount',
    title: 'Amount',
    description: 'The total, exactly.',
    examples: ['101.50'],
    only: 'call',
  },
  lastFour: {
    kind: 'text',
    title: 'Last digits',
    description: 'The last digits of the card or account as they are shown: four, or three.',
    max: 4,
    only: 'call',
  },
  bsb: { kind: 'text', title: 'BSB', description: 'BSB of the account, such as 062-000.', max: 7, only: 'call' },
  accountToken: {
    kind: 'text',
    title: 'Account token',
    description: 'Token of a customer’s account, whole.',
    max: 64,
    only: 'call',
  },
} as const satisfies Filters;
