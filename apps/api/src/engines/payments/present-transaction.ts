import { sourceTitles, type Transaction } from '@quickportal/contracts/transactions/transaction';
import { displayAmount, formatAmount, type Currency } from '@quickportal/contracts/rules/money';
import { transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';

/** Cents on the wire. */
export const moneyOf = (cents: bigint, currency: Currency) => ({
  amount: formatAmount(cents),
  currency,
  displayAmount: displayAmount(cents, currency),
});

/** A transaction as calls, events and stored answers show it. */
export function presentTransaction(it: TransactionRecord): Transaction {
  const { title, tone } = transactionStates.states[it.status];
  return {
    receiptNumber: it.receiptNumber,
    transactionType: it.transactionType,
    status: it.status,
    statusDisplay: title,
    statusGroup: tone,
    businessId: it.businessId,
    customerId: it.customerId,
    customerName: it.customerName,
    customerReferenceNumber: it.customerReferenceNumber,
    paymentReferenceNumber: it.paymentReferenceNumber,
    comment: it.comment,
    source: it.source,
    sourceDisplay: sourceTitles[it.source],
    transactionTime: it.transactionTime,
    settlementDate: it.settlementDate,
    principalAmount: moneyOf(it.principal, it.currency),
    surchargeAmount: moneyOf(it.surcharge, it.currency),
    totalAmount: moneyOf(it.total, it.currency),
    paidFrom: {
      accountType: it.paymentMethod,
      maskedNumber: it.maskedNumber,
      holderName: it.holderName,
      cardScheme: it.cardScheme,
      cardType: it.cardType,
      bsb: it.bsb,
    },
    summaryCode: it.summaryCode,
    responseCode: it.responseCode,
    responseText: it.responseText,
    traceId: it.traceId,
    version: it.version,
  };
}

const methods: Readonly<Record<TransactionRecord['paymentMethod'], string>> = {
  CREDIT_CARD: 'Card',
  DIRECT_DEBIT: 'Bank account',
  DIRECT_DEBIT_NZ: 'Bank account',
  PAYTO: 'PayTo agreement',
  PAYID: 'PayID',
};

const schemes: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** The account in the words of a notice: `Visa ending 4242`. */
export function accountSummary({ paymentMethod, cardScheme, lastFour }: TransactionRecord): string {
  const name = (cardScheme && schemes[cardScheme]) ?? methods[paymentMethod];
  return lastFour === null ? name : `${name} ending ${lastFour}`;
}
