import type { InvoiceCandidate } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { displayAmount, formatAmount } from '@quickportal/contracts/rules/money';
import { dayNumber } from '@quickportal/contracts/rules/banking-calendar/days';
import type { CandidateInvoice } from '@quickportal/db/reconciliation/find-candidate-invoices';
import type { UntriedLine } from '@quickportal/db/reconciliation/read-matching-run';
import { hasName, referenceKey, referenceKeysOf, textWordsOf } from './line-words.ts';

/** Days between due date and value date within which an invoice counts as being due then. */
const DUE_THEN = 5;

/** What an agreement weighs when candidates are put in order: a number says more than an amount, a date least. */
const WEIGHTS = { reference: 8, amount: 4, name: 2, date: 1 } as const;

/** Compares an open invoice with what is left of a line, in cents. */
export function compareInvoice(
  line: UntriedLine,
  left: bigint,
  invoice: CandidateInvoice,
): InvoiceCandidate & { score: number; difference: bigint } {
  const difference = invoice.remaining > left ? invoice.remaining - left : left - invoice.remaining;
  const amount = {
    isSame: difference === 0n,
    text: difference === 0n ? 'same' : `differs by ${displayAmount(difference, line.currency)}`,
  };
  const [date, name, reference] = [
    compareDate(line, invoice),
    compareName(line, invoice),
    compareNumbers(line, invoice),
  ];
  const score =
    (reference.isSame ? WEIGHTS.reference : 0) +
    (amount.isSame ? WEIGHTS.amount : 0) +
    (name.isSame ? WEIGHTS.name : 0) +
    (date.isSame ? WEIGHTS.date : 0);
  return {
    invoiceId: invoice.invoiceId,
    invoiceNumber: invoice.invoiceNumber,
    payerName: invoice.payerName,
    payerReference: invoice.customerNumber ?? invoice.buyerCode ?? '',
    openAmount: {
      amount: formatAmount(invoice.remaining),
      currency: line.currency,
      displayAmount: displayAmount(invoice.remaining, line.currency),
    },
    issueDate: invoice.issueDate,
    dueDate: invoice.dueDate,
    amount,
    date,
    name,
    reference,
    score,
    difference,
  };
}

function compareDate({ valueDate }: UntriedLine, { dueDate, issueDate }: CandidateInvoice) {
  const days = dayNumber(dueDate) - dayNumber(valueDate);
  const count = Math.abs(days);
  const isSame = count <= DUE_THEN && issueDate <= valueDate;
  if (issueDate > valueDate) return { isSame: false, text: 'issued after this line' };
  if (days === 0) return { isSame, text: 'same day' };
  return { isSame, text: `due ${count} ${count === 1 ? 'day' : 'days'} ${days > 0 ? 'later' : 'earlier'}` };
}

function compareName(line: UntriedLine, { payerName }: CandidateInvoice) {
  const words = textWordsOf(line);
  if (hasName(words, payerName)) return { isSame: true, text: 'same' };
  const parts = referenceWords(payerName).filter((word) => word.length > 2);
  const isPart = parts.some((word) => words.has(word));
  return { isSame: false, text: isPart ? 'in part' : 'not in the text' };
}

const referenceWords = (text: string): string[] => text.split(/\s+/).map(referenceKey);

function compareNumbers(line: UntriedLine, { numberKey, customerNumber, buyerCode }: CandidateInvoice) {
  const keys = referenceKeysOf(line);
  if (keys.has(numberKey)) return { isSame: true, text: 'invoice number' };
  if (customerNumber !== null && keys.has(referenceKey(customerNumber)))
    return { isSame: true, text: 'customer number' };
  if (buyerCode !== null && textWordsOf(line).has(buyerCode.toUpperCase()))
    return { isSame: true, text: 'business code' };
  return { isSame: false, text: 'not in the text' };
}
