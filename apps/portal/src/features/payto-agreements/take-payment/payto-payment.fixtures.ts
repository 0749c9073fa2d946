import type { PayToClause } from '@quickportal/contracts/payto-agreements/change';
import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import type { FormSchemaDocument } from '@quickportal/contracts/rules/forms/form-document';
import type { TransactionDetails } from '@quickportal/contracts/transactions/contracts';
import { formatMoney } from '@quickportal/ui/money';
import { activeAgreement } from '../agreement-details/payto-agreement-details.fixtures.ts';
import type { PayToPaymentCheck } from './payto-payment.data.ts';

const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: formatMoney(amount, 'AUD') });
const { amendmentTypes: _types, mayRelease: _release, payeeStatus: _payee, ...agreement } = activeAgreement;

/** An active agreement of $186.40 a month. */
export const payable: PayToAgreementData = {
  ...agreement,
  ecommercePayment: null,
  paymentTerms: { ...agreement.paymentTerms, paymentAmount: aud('186.40') },
};

const clause = (name: PayToClause['clause'], title: string, text: string): PayToClause => ({
  clause: name,
  title,
  text,
  isMet: true,
  isBlocking: name !== 'AMENDMENT' && name !== 'FREQUENCY',
  passesFrom: null,
});

const clauses: PayToClause[] = [
  clause('STATUS', 'Status: active', 'The agreement is active.'),
  clause('VALIDITY', 'Validity', 'Valid from 24 Aug 2026 to 24 Aug 2028; today is 20 Nov 2026.'),
  clause('AMOUNT', 'Amount', 'Every payment is $186.40.'),
  clause('COUNT', 'Number of payments', 'At most 1 payment from 24 Oct 2026 to 23 Nov 2026; none was taken.'),
  clause('PAYMENT_DATES', 'First and last payment', 'Payments from 25 Aug 2026 on; today is 20 Nov 2026.'),
  clause('AMENDMENT', 'Amendment', 'No amendment waits for the payer.'),
  clause('FREQUENCY', 'Frequency', 'Monthly, counted from 24 Aug 2026.'),
];

/** Every clause is met. */
export const possible: PayToPaymentCheck = {
  amount: aud('186.40'),
  settlementDate: '2026-11-20',
  clauses,
  isPossible: true,
  payableFrom: '2026-11-20',
};

/** The payment of the period was taken. */
export const countReached: PayToPaymentCheck = {
  ...possible,
  clauses: clauses.map((found) =>
    found.clause === 'COUNT'
      ? {
          ...found,
          isMet: false,
          text: 'At most 1 payment from 24 Oct 2026 to 23 Nov 2026; 1 was taken.',
          passesFrom: '2026-11-24',
        }
      : found,
  ),
  isPossible: false,
  payableFrom: '2026-11-24',
};

/** What the payment became. */
export const approved: TransactionDetails = {
  fileLine: null,
  receiptNumber: '1000004712',
  transactionType: 'PAYMENT',
  status: 'APPROVED',
  statusDisplay: 'Approved',
  statusGroup: 'success',
  businessId: activeAgreement.supplierId,
  businessName: activeAgreement.supplierBusiness,
  customerId: activeAgreement.customerId,
  customerName: activeAgreement.customerName,
  customerReferenceNumber: activeAgreement.customerNumber,
  paymentReferenceNumber: '',
  comment: '',
  source: 'TERMINAL',
  sourceDisplay: 'Portal',
  transactionTime: '2026-11-19T23:42:17.000Z',
  settlementDate: '2026-11-20',
  principalAmount: aud('186.40'),
  surchargeAmount: aud('0.00'),
  totalAmount: aud('186.40'),
  paidFrom: {
    accountType: 'PAYTO',
    maskedNumber: '•••••611',
    holderName: 'Margaret Olsson',
    cardScheme: null,
    cardType: null,
    bsb: '062000',
  },
  summaryCode: 0,
  responseCode: 'ACSC',
  responseText: 'Approved',
  traceId: 'mzq4k1c8d0aa2f18',
  version: 2,
  originalReceiptNumber: null,
  cardNetwork: null,
  payToAgreementToken: activeAgreement.agreementToken,
  surchargeRate: '0',
  batch: null,
  decline: null,
  fraudDecision: null,
  refundedAmount: aud('0.00'),
  refundablePrincipal: aud('186.40'),
  refundRefusal: '',
  pendingRefundId: null,
  canRequery: false,
  canVoid: false,
  timeline: [],
};

const line = (title: string) => ({
  type: 'string' as const,
  title,
  minLength: 0,
  maxLength: 255,
  'x-text': 'line' as const,
  'x-form': { width: 'half' as const },
});
const order = ['amount', 'finalPayment', 'customerReferenceNumber', 'paymentReferenceNumber'];

/** The form of a payment, as the server describes it. */
export const payToPaymentForm: FormSchemaDocument = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  type: 'object',
  properties: {
    amount: {
      type: 'string',
      title: 'Amount',
      allOf: [
        {
          pattern: String.raw`^(0|[1-9][0-9]{0,9})\.[0-9]{2}$`,
          'x-message': 'Enter an amount with two decimals, such as 120.50',
        },
      ],
      'x-form': { widget: 'money', currency: 'AUD', large: true },
      'x-rules': [{ rule: 'amountAtLeast', value: '0.01' }],
    },
    finalPayment: {
      type: 'boolean',
      title: 'Final payment',
      default: false,
      'x-form': { widget: 'checkbox', help: 'The agreement is cancelled once the payment is approved.' },
    },
    customerReferenceNumber: line('Customer reference number'),
    paymentReferenceNumber: line('Payment reference number'),
  },
  required: ['amount'],
  additionalProperties: false,
  'x-form': {
    title: 'Take payment',
    order,
    groups: [{ title: '', fields: order }],
    values: {},
    options: {},
    today: '2026-11-20',
    currency: 'AUD',
  },
};
