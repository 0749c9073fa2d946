import {
  accountDisplayName,
  hiddenNumber,
  lastDigitsOf,
} from '@quickportal/contracts/rules/accounts/account-display-name';
import type { PayToAgreement, PayToAgreementRow } from '@quickportal/contracts/payto-agreements/payto-agreement';
import { displayBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { payToPurposes } from '@quickportal/contracts/rules/payto/purposes';
import { reasonText } from '@quickportal/contracts/rules/payto/reason-codes';
import { payToAgreementTypes, payToFrequencies } from '@quickportal/contracts/rules/payto/terms';
import { amendmentTypesFor, payToAgreementStates } from '@quickportal/contracts/rules/states/payto-agreement';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { moneyOf } from '../payments/to-transaction.ts';

const statusOf = ({ status, statusBy }: PayToAgreementRecord) => {
  const { title, tone } = payToAgreementStates.states[status];
  return { status, statusDisplay: title, statusClass: tone, statusBy };
};

const frequencyOf = ({ terms: { frequency } }: PayToAgreementRecord) => ({
  code: frequency,
  displayName: payToFrequencies[frequency].title,
});

const businessOf = (agreement: PayToAgreementRecord) => ({
  customerId: agreement.customerId,
  customerName: agreement.customerName,
  customerNumber: agreement.customerNumber,
  supplierId: agreement.businessId,
  supplierBusiness: agreement.businessName,
});

/** Returns the amount of each payment, or the maximum if it varies. */
function paymentAmountOf({ terms }: PayToAgreementRecord) {
  const { paymentAmount, maximumPaymentAmount, currency } = terms;
  const most = moneyOf(paymentAmount ?? maximumPaymentAmount ?? 0n, currency);
  return paymentAmount === null ? { ...most, displayAmount: `Up to ${most.displayAmount}` } : most;
}

/** Formats the payer's account as elsewhere; null when the payer uses a PayID. */
const accountOf = ({ bsb, maskedAccountNumber }: PayToAgreementRecord['payer']): string | null =>
  bsb === null
    ? null
    : accountDisplayName({
        cardScheme: null,
        bsb: displayBsb(bsb),
        lastDigits: lastDigitsOf(maskedAccountNumber ?? ''),
        masked: maskedAccountNumber ?? '',
      });

/** Converts an agreement to a row of lists (1R076). */
export function toAgreementRow(agreement: PayToAgreementRecord): PayToAgreementRow {
  const { payer, status } = agreement;
  return {
    agreementToken: agreement.agreementToken,
    ...statusOf(agreement),
    ...businessOf(agreement),
    paymentDetails: { description: agreement.description, payeeReference: agreement.payeeReference },
    payerDetails: {
      payerName: payer.payerName,
      maskedAccountNumber: accountOf(payer),
      maskedPayId: payer.maskedPayId,
    },
    paymentTerms: { frequency: frequencyOf(agreement), paymentAmount: paymentAmountOf(agreement) },
    respondBy: status === 'PENDING' ? agreement.respondBy : null,
    createdAt: agreement.createdAt,
  };
}

/** Converts an agreement to its response form: payer, current terms, and what its status allows. */
export function toAgreement(agreement: PayToAgreementRecord, payeeAccount: string): PayToAgreement {
  const { payer, terms, status, statusBy, statusReasonCode } = agreement;
  const money = (cents: bigint | null) => (cents === null ? null : moneyOf(cents, terms.currency));
  return {
    agreementToken: agreement.agreementToken,
    ...businessOf(agreement),
    customerEnabled: agreement.customerEnabled,
    ...statusOf(agreement),
    statusReason: statusReasonCode === null ? '' : reasonText(statusReasonCode),
    statusReasonCode,
    statusChangedAt: agreement.statusChangedAt,
    description: agreement.description,
    shortDescription: agreement.shortDescription,
    payeeReference: agreement.payeeReference,
    purpose: agreement.purpose,
    purposeDisplay: payToPurposes[agreement.purpose].title,
    agreementTypeDisplay: payToAgreementTypes[terms.agreementType].title,
    paymentTerms: {
      agreementType: terms.agreementType,
      frequency: frequencyOf(agreement),
      amount: money(terms.paymentAmount),
      maximumPaymentAmount: money(terms.maximumPaymentAmount),
      firstPaymentAmount: money(terms.firstPaymentAmount),
      lastPaymentAmount: money(terms.lastPaymentAmount),
      firstPaymentDue: terms.firstPaymentDue,
      lastPaymentDue: terms.lastPaymentDue,
      paymentsPerPeriod: terms.paymentsPerPeriod,
      pointInTime: terms.pointInTime,
      automaticRenewal: terms.automaticRenewal,
      startDate: terms.startDate,
      endDate: terms.endDate,
    },
    payer: {
      payerType: payer.payerType,
      payerName: payer.payerName,
      payerReference: payer.payerReference,
      bsb: payer.bsb === null ? null : displayBsb(payer.bsb),
      accountNumber: payer.maskedAccountNumber === null ? null : hiddenNumber(lastDigitsOf(payer.maskedAccountNumber)),
      payId: payer.maskedPayId,
      payIdType: payer.payIdType,
    },
    payeeAccount,
    amendmentTypes: [...amendmentTypesFor(status)],
    mayRelease: status === 'SUSPENDED' && statusBy === 'PAYEE',
    failedPayments: agreement.failedPayments,
    respondBy: status === 'PENDING' ? agreement.respondBy : null,
    submittedAt: agreement.submittedAt,
    version: agreement.version,
    createdAt: agreement.createdAt,
    updatedAt: agreement.updatedAt,
  };
}
