import { paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import { sourceTitles } from '@quickportal/contracts/transactions/transaction-words';
import type { Transaction } from '@quickportal/contracts/transactions/transaction';
import { displayAmount, formatAmount, type Currency } from '@quickportal/contracts/rules/money';
import { neverSettles, transactionStates } from '@quickportal/contracts/rules/states/transaction';
import type { TransactionRecord } from '@quickportal/db/transactions/transaction';

/** Converts cents to money in responses. */
export const moneyOf = (cents: bigint, currency: Currency) => ({
  amount: formatAmount(cents),
  currency,
  displayAmount: displayAmount(cents, currency),
});

/** Converts a transaction to the form of calls, events and stored responses. */
export function toTransaction(transaction: TransactionRecord): Transaction {
  const { title, tone } = transactionStates.states[transaction.status];
  return {
    receiptNumber: transaction.receiptNumber,
    transactionType: transaction.transactionType,
    status: transaction.status,
    statusDisplay: title,
    statusGroup: tone,
    businessId: transaction.businessId,
    customerId: transaction.customerId,
    customerName: transaction.customerName,
    customerReferenceNumber: transaction.customerReferenceNumber,
    paymentReferenceNumber: transaction.paymentReferenceNumber,
    comment: transaction.comment,
    source: transaction.source,
    sourceDisplay: sourceTitles[transaction.source],
    transactionTime: transaction.transactionTime,
    settlementDate: neverSettles.includes(transaction.status) ? null : transaction.settlementDate,
    principalAmount: moneyOf(transaction.principal, transaction.currency),
    surchargeAmount: moneyOf(transaction.surcharge, transaction.currency),
    totalAmount: moneyOf(transaction.total, transaction.currency),
    paidFrom: {
      accountType: transaction.paymentMethod,
      maskedNumber: transaction.maskedNumber,
      holderName: transaction.holderName,
      cardScheme: transaction.cardScheme,
      cardType: transaction.cardType,
      bsb: transaction.bsb,
    },
    summaryCode: transaction.summaryCode,
    responseCode: transaction.responseCode,
    responseText: transaction.responseText,
    traceId: transaction.traceId,
    version: transaction.version,
  };
}

const schemes: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTERCARD: 'Mastercard',
  AMEX: 'American Express',
  DINERS: 'Diners Club',
  JCB: 'JCB',
  UNIONPAY: 'UnionPay',
};

/** Describes the account in notices: `Visa ending 4242`. */
export function accountSummary({ paymentMethod, cardScheme, lastFour }: TransactionRecord): string {
  const name = (cardScheme && schemes[cardScheme]) ?? paymentMethods[paymentMethod].word;
  return lastFour === null ? name : `${name} ending ${lastFour}`;
}
