import { business } from '../../kernel/filter.ts';
import { list, type SortKey } from '../../kernel/list.ts';
import { payToFrequencies } from '../../rules/payto/terms.ts';
import { payToAgreementStates } from '../../rules/states/payto-agreement.ts';
import { stateTitles } from '../../rules/state-machines/state-machine.ts';

const frequencyTitles = Object.fromEntries(Object.entries(payToFrequencies).map(([code, { title }]) => [code, title]));

/** The PayTo agreements of all customers as they are shown, sorted and exported. */
export const payToAgreementList = list({
  name: 'payto-agreements',
  title: 'PayTo agreements',
  noun: ['agreement', 'agreements'],
  savedViews: 'payto-agreements',
  columnsVersion: 1,
  columns: {
    customerName: { title: 'Customer name', short: 'Customer', lead: true, maxWidth: 15 },
    customerNumber: { title: 'Customer number', kind: 'code', rank: 3, hidden: true },
    customerId: { title: 'Customer ID', kind: 'id', only: 'file' },
    agreementToken: { title: 'Agreement token', kind: 'code', only: 'file' },
    status: { title: 'Status', kind: 'status', words: stateTitles(payToAgreementStates) },
    description: { title: 'Description', maxWidth: 16 },
    payeeReference: { title: 'Payee reference', kind: 'code', rank: 3, hidden: true },
    payerName: { title: 'Payer', rank: 3, maxWidth: 14 },
    payFrom: { title: 'Account or PayID', short: 'Pays from', rank: 2, maxWidth: 14 },
    frequency: { title: 'Frequency', words: frequencyTitles, rank: 3 },
    createdAt: { title: 'Created', kind: 'time', sortable: true, rank: 2 },
    supplierBusiness: { title: 'Business', rank: 3, hidden: true, maxWidth: 12 },
    paymentAmount: { title: 'Amount', kind: 'money', inFile: ['paymentAmount', 'currency'] },
    currency: { title: 'Currency', only: 'file' },
    startDate: { title: 'Start', kind: 'date', only: 'file' },
    endDate: { title: 'End', kind: 'date', only: 'file' },
  },
  filters: {
    query: {
      kind: 'search',
      title: 'Search',
      description:
        'Beginning of the agreement token, of your reference or of the payer’s name, or words of the customer’s name, number, email or phone in any order.',
      examples: ['olsson'],
      label: 'Payer, customer, reference or token',
      max: 100,
      typedExamples: ['status:pending olsson', 'status:suspended,cancelled'],
    },
    status: {
      kind: 'choice',
      title: 'Status',
      description: 'Only in one of these statuses.',
      choices: stateTitles(payToAgreementStates),
      many: true,
    },
    businessId: business({ description: 'Only of these supplier businesses.', many: true }),
  },
});
export type PayToAgreementSortField = SortKey<typeof payToAgreementList>;

/** The PayTo agreements of a customer. */
export const customerAgreementList = list({
  name: 'customer-payto-agreements',
  title: 'PayTo Agreements',
  noun: ['agreement', 'agreements'],
  columns: {
    description: { title: 'Description', lead: true, maxWidth: 18 },
    status: { title: 'Status', kind: 'status' },
    payFrom: { title: 'Account or PayID', short: 'Pays from', rank: 2, maxWidth: 16 },
    frequency: { title: 'Frequency', rank: 3 },
    paymentAmount: { title: 'Amount', kind: 'money' },
  },
});
