import type { PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import type { PayToAgreementDetails } from '@quickportal/contracts/payto-agreements/payto-agreement-details';
import { BLOCKED_PAYEE } from '@quickportal/contracts/rules/payto/payee-refusal';
import type { PayToAmendment } from '@quickportal/contracts/payto-agreements/payto-amendment';

const aud = (amount: string) => ({ amount, currency: 'AUD' as const, displayAmount: `$${amount}` });

/** An active agreement of a person who pays from an account. */
export const activeAgreement: PayToAgreementDetails = {
  agreementToken: 'C09000000010482137000915526047',
  customerId: 1_048_217,
  customerName: 'Margaret Olsson',
  customerNumber: 'HCW-0041827',
  customerEnabled: true,
  schedule: null,
  supplierId: 100,
  supplierBusiness: 'Harbour City Water',
  status: 'ACTIVE',
  statusDisplay: 'Active',
  statusClass: 'success',
  statusBy: 'PAYER',
  statusReason: '',
  statusReasonCode: null,
  statusChangedAt: '2026-08-25T04:12:00.000Z',
  description: 'Water rates HCW-0041827',
  shortDescription: 'Water rates',
  payeeReference: 'HCW-0041827',
  purpose: 'UTILITY',
  purposeDisplay: 'Utility',
  agreementTypeDisplay: 'Fixed',
  paymentTerms: {
    agreementType: 'FIXED',
    frequency: { code: 'MONTHLY', displayName: 'Monthly' },
    amount: aud('186.40'),
    maximumPaymentAmount: null,
    firstPaymentAmount: null,
    lastPaymentAmount: null,
    firstPaymentDue: '2026-08-25',
    lastPaymentDue: null,
    paymentsPerPeriod: 1,
    pointInTime: null,
    automaticRenewal: false,
    startDate: '2026-08-24',
    endDate: '2028-08-24',
  },
  payer: {
    payerType: 'PERSON',
    payerName: 'Margaret Olsson',
    payerReference: 'HCW-0041827',
    bsb: '062-000',
    accountNumber: '•••• 611',
    payId: null,
    payIdType: null,
  },
  payeeAccount: 'Harbour City Water PayTo payee',
  amendmentTypes: ['UNILATERAL_AMENDMENT', 'BILATERAL_AMENDMENT', 'STATUS_AMENDMENT'],
  mayRelease: false,
  failedPayments: 0,
  respondBy: null,
  submittedAt: '2026-08-24T23:12:00.000Z',
  version: 2,
  createdAt: '2026-08-24T23:08:00.000Z',
  updatedAt: '2026-08-25T04:12:00.000Z',
  paymentRefusal: '',
  payeeStatus: 'ENABLED',
  readAt: '2026-11-20T05:00:00.000Z',
};

const changed = (values: Partial<PayToAgreementDetails>): PayToAgreementDetails => ({
  ...activeAgreement,
  paymentRefusal: 'You cannot take payments against a PayTo agreement that is not active.',
  ...values,
});

export const processingAgreement = changed({
  status: 'PROCESSING',
  statusDisplay: 'Processing',
  statusClass: 'info',
  statusBy: 'PAYEE',
  amendmentTypes: [],
});

/** One that the payer can approve for three days and four hours still. */
export const pendingAgreement = changed({
  status: 'PENDING',
  statusDisplay: 'Pending',
  statusClass: 'info',
  statusBy: 'SYSTEM',
  amendmentTypes: ['RECALL_PAYTO_AGREEMENT'],
  respondBy: '2026-11-23T09:00:00.000Z',
});

export const suspendedByPayer = changed({
  status: 'SUSPENDED',
  statusDisplay: 'Suspended',
  statusClass: 'danger',
  statusBy: 'PAYER',
  statusReason: 'The payer requested it.',
  statusReasonCode: 'MD16',
  amendmentTypes: ['STATUS_AMENDMENT'],
});

export const suspendedByPayee = changed({
  ...suspendedByPayer,
  statusBy: 'PAYEE',
  statusReason: 'The payee requested it.',
  statusReasonCode: 'MD17',
  mayRelease: true,
});

/** An active one whose business's PayTo account platform staff blocked. */
export const blockedAgreement: PayToAgreementDetails = {
  ...activeAgreement,
  paymentRefusal: BLOCKED_PAYEE,
  payeeStatus: 'BLOCKED',
};

/** One that no one approved in time. */
export const lapsedAgreement = changed({
  status: 'CANCELLED',
  statusDisplay: 'Cancelled',
  statusClass: 'danger',
  statusBy: 'SYSTEM',
  statusReason: 'The payer did not respond in time.',
  statusReasonCode: 'NOAS',
  amendmentTypes: [],
});

/** One of a payer known by a PayID, who declined a varying amount. */
export const declinedAgreement = changed({
  status: 'REJECTED',
  statusDisplay: 'Rejected',
  statusClass: 'danger',
  statusBy: 'PAYER',
  statusReason: 'The payer gave no reason.',
  statusReasonCode: 'MS02',
  amendmentTypes: [],
  agreementTypeDisplay: 'Variable',
  paymentTerms: {
    ...activeAgreement.paymentTerms,
    agreementType: 'VARIABLE',
    amount: null,
    maximumPaymentAmount: aud('420.00'),
    automaticRenewal: true,
    endDate: null,
  },
  payer: {
    ...activeAgreement.payer,
    bsb: null,
    accountNumber: null,
    payId: 'm•••@example.com',
    payIdType: 'EMAL',
  },
});

/** A fifth more, which the payer can approve for three days and four hours still. */
export const waitingAmendment: PayToAmendment = {
  amendmentId: 35_001,
  amendmentType: 'BILATERAL_AMENDMENT',
  status: 'PENDING',
  statusDisplay: 'Pending',
  changes: [
    { field: 'amount', title: 'Amount', before: '$186.40', after: '$223.68' },
    { field: 'endDate', title: 'End date', before: '24 Aug 2028', after: '' },
  ],
  respondBy: '2026-11-23T09:00:00.000Z',
  submittedAt: '2026-11-18T09:00:00.000Z',
  decidedAt: null,
};

const rowOf = (agreement: PayToAgreementDetails, agreementToken: string, description: string): PayToAgreementRow => {
  const { payeeReference, payer, paymentTerms } = agreement;
  const { amount, maximumPaymentAmount } = paymentTerms;
  const most = maximumPaymentAmount ?? aud('0.00');
  return {
    agreementToken,
    status: agreement.status,
    statusDisplay: agreement.statusDisplay,
    statusClass: agreement.statusClass,
    statusBy: agreement.statusBy,
    customerId: agreement.customerId,
    customerName: agreement.customerName,
    customerNumber: agreement.customerNumber,
    supplierId: agreement.supplierId,
    supplierBusiness: agreement.supplierBusiness,
    respondBy: agreement.respondBy,
    createdAt: agreement.createdAt,
    paymentDetails: { description, payeeReference },
    payerDetails: {
      payerName: payer.payerName,
      maskedAccountNumber: payer.bsb === null ? null : `${payer.bsb} ${payer.accountNumber}`,
      maskedPayId: payer.payId,
    },
    paymentTerms: {
      frequency: paymentTerms.frequency,
      paymentAmount: amount ?? { ...most, displayAmount: `Up to ${most.displayAmount}` },
    },
  };
};

/** One of each status. */
export const agreementRows: PayToAgreementRow[] = [
  rowOf(activeAgreement, activeAgreement.agreementToken, 'Water rates HCW-0041827'),
  rowOf(pendingAgreement, 'C09000000010482137000915526048', 'Water usage HCW-0041827'),
  rowOf(processingAgreement, 'C09000000010482137000915526049', 'Sewerage HCW-0041827'),
  rowOf(suspendedByPayer, 'C09000000010482137000915526050', 'Trade waste HCW-0041827'),
  rowOf(lapsedAgreement, 'C09000000010482137000915526051', 'Reconnection HCW-0041827'),
  rowOf(declinedAgreement, 'C09000000010482137000915526052', 'Recycled water HCW-0041827'),
];
