import {
  checkPayToAgreementEcommerceParty,
  checkPayToAgreementEcommercePayment,
} from '@quickportal/contracts/payto-agreements/contracts';
import type { PayToAgreementData } from '@quickportal/contracts/payto-agreements/read';
import { formatMoney } from '@quickportal/ui/money';
import { payable } from '../take-payment/payto-payment.fixtures.ts';
import { formOf } from '../payto-forms.fixtures.ts';
import type { EcommerceReview } from './payto-ecommerce-payment.data.ts';

const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: formatMoney(amount, 'AUD') });

/** The first step, as the server describes it. */
export const ecommercePartyForm = formOf(checkPayToAgreementEcommerceParty, {
  values: { payerKind: 'PAYID' },
  options: {
    payToBusinesses: [
      { value: '3104', label: 'Harbour City Water', description: 'Harbour City Water PayTo' },
      { value: '3105', label: 'Harbour City Parking', description: 'Harbour City Parking PayTo' },
    ],
  },
});

/** The second step. */
export const ecommercePaymentForm = formOf(checkPayToAgreementEcommercePayment, { values: {} });

/** What the payment comes to. */
export const ecommerceReview: EcommerceReview = {
  supplierBusiness: 'Harbour City Water',
  payeeAccount: 'Harbour City Water PayTo',
  payerName: 'Priya Raman',
  payerAccount: 'p•••@example.com',
  amount: aud('42.00'),
  description: 'Web order 20931',
  customerReferenceNumber: 'WEB-20931',
  paymentReferenceNumber: '',
  respondBy: '2026-11-24T23:42:00.000Z',
};

/** Sent, and not yet decided by the payer, who has three days and four hours still. */
export const waitingPayment: PayToAgreementData = {
  ...payable,
  agreementToken: 'C09000000010482137000915526061',
  customerId: null,
  customerName: '',
  customerNumber: '',
  status: 'PENDING',
  statusDisplay: 'Pending',
  statusClass: 'info',
  statusBy: 'SYSTEM',
  description: 'Web order 20931',
  payer: {
    ...payable.payer,
    payerName: 'Priya Raman',
    bsb: null,
    accountNumber: null,
    payId: 'p•••@example.com',
    payIdType: 'EMAL',
  },
  paymentTerms: { ...payable.paymentTerms, paymentAmount: aud('42.00'), amount: aud('42.00') },
  paymentRefusal: 'You cannot take payments against a PayTo agreement that is not active.',
  respondBy: '2026-11-23T09:00:00.000Z',
  ecommercePayment: { status: 'WAITING', receiptNumber: null, refusal: '' },
};

/** The payer approved, and the payment was taken. */
export const takenPayment: PayToAgreementData = {
  ...waitingPayment,
  status: 'CANCELLED',
  statusDisplay: 'Cancelled',
  statusClass: 'danger',
  ecommercePayment: { status: 'TAKEN', receiptNumber: '1000004712', refusal: '' },
};

/** The payer declined. */
export const declinedPayment: PayToAgreementData = {
  ...waitingPayment,
  status: 'REJECTED',
  statusDisplay: 'Rejected',
  statusClass: 'danger',
  statusBy: 'PAYER',
  statusReason: 'The payer gave no reason.',
  statusReasonCode: 'MS02',
  respondBy: null,
  ecommercePayment: { status: 'CANCELLED', receiptNumber: null, refusal: '' },
};

/** The payer approved, and the payment was refused by then. */
export const refusedPayment: PayToAgreementData = {
  ...declinedPayment,
  status: 'CANCELLED',
  statusDisplay: 'Cancelled',
  ecommercePayment: {
    status: 'REFUSED',
    receiptNumber: null,
    refusal: 'Harbour City Water does not have the PayTo product.',
  },
};
