import { formatMoney } from '@quickportal/ui/money';
import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';

export const customerId = 1_048_217;
export const agreementToken = 'C09000000101482213700091552604';

const aud = (amount: string) => ({ amount, currency: 'AUD', displayAmount: formatMoney(amount, 'AUD') }) as const;

/** An agreement that the payer approved. */
export const activeAgreement: PayToAgreementDetails = {
  agreementToken,
  customerId,
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  customerEnabled: true,
  schedule: null,
  supplierId: 3104,
  supplierBusiness: 'Harbour City Water',
  status: 'ACTIVE',
  statusDisplay: 'Active',
  statusClass: 'success',
  statusBy: 'PAYER',
  statusReason: '',
  statusReasonCode: null,
  statusChangedAt: '2026-11-18T01:14:00.000Z',
  description: 'Water rates 10023',
  shortDescription: '',
  payeeReference: 'HCW-0041827',
  purpose: 'UTILITY',
  purposeDisplay: 'Utility',
  agreementTypeDisplay: 'Fixed',
  paymentTerms: {
    agreementType: 'FIXED',
    frequency: { code: 'MONTHLY', displayName: 'Monthly' },
    amount: aud('120.50'),
    maximumPaymentAmount: null,
    firstPaymentAmount: null,
    lastPaymentAmount: null,
    firstPaymentDue: null,
    lastPaymentDue: null,
    paymentsPerPeriod: null,
    pointInTime: null,
    automaticRenewal: false,
    startDate: '2026-11-18',
    endDate: '2027-11-22',
  },
  payer: {
    payerType: 'PERSON',
    payerName: 'Margaret Olsson',
    payerReference: '',
    bsb: null,
    accountNumber: null,
    payId: 'm•••@example.com',
    payIdType: 'EMAL',
  },
  payeeAccount: 'Harbour City Water PayTo',
  amendmentTypes: ['UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT', 'STATUS_AMENDMENT'],
  mayRelease: false,
  failedPayments: 0,
  respondBy: null,
  submittedAt: '2026-11-18T01:12:00.000Z',
  version: 3,
  createdAt: '2026-11-18T01:12:00.000Z',
  updatedAt: '2026-11-18T01:14:00.000Z',
  paymentRefusal: '',
  payeeStatus: 'ENABLED',
  readAt: '2026-11-20T00:00:00.000Z',
};

/** With the payer. */
export const pendingAgreement: PayToAgreementDetails = {
  ...activeAgreement,
  status: 'PENDING',
  statusDisplay: 'Pending',
  statusClass: 'info',
  statusBy: 'PAYEE',
  amendmentTypes: ['RECALL_PAYTO_AGREEMENT'],
  respondBy: '2026-11-24T23:42:00.000Z',
};

/** Suspended by the payer, so that only the payer can release it. */
export const suspendedByPayer: PayToAgreementDetails = {
  ...activeAgreement,
  status: 'SUSPENDED',
  statusDisplay: 'Suspended',
  statusClass: 'danger',
  amendmentTypes: ['STATUS_AMENDMENT'],
};

/** Over for good. */
export const cancelledAgreement: PayToAgreementDetails = {
  ...activeAgreement,
  status: 'CANCELLED',
  statusDisplay: 'Cancelled',
  statusClass: 'danger',
  statusBy: 'PAYEE',
  amendmentTypes: [],
};

/** A larger amount, which the payer has not decided about. */
export const waitingAmendment: PayToAmendment = {
  amendmentId: 41,
  amendmentType: 'BILATERAL_AMENDMENT',
  status: 'PENDING',
  statusDisplay: 'Pending',
  changes: [{ field: 'amount', title: 'Amount', before: '$120.50', after: '$132.00' }],
  respondBy: '2026-11-24T23:42:00.000Z',
  submittedAt: '2026-11-19T23:42:00.000Z',
  decidedAt: null,
};
