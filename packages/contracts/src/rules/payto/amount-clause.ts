import { displayDate } from '../dates/calendar-date.ts';
import { displayAmount } from '../money.ts';
import { met, withinReach, type AgreementState, type ClauseCheck, type IntendedPayment } from './flight-clause.ts';
import { hasVariableAmount, type PayToTerms } from './terms.ts';

interface Range {
  readonly least: bigint;
  readonly most: bigint;
}

const aud = (cents: bigint): string => displayAmount(cents, 'AUD');
const isIn = (amount: bigint, { least, most }: Range): boolean => amount >= least && amount <= most;

/** The amounts of a payment that is neither the first nor the last; empty where the terms give none. */
function regularRange(terms: PayToTerms): Range {
  const { paymentAmount, maximumPaymentAmount } = terms;
  const [least, most] = hasVariableAmount(terms)
    ? [paymentAmount ?? 1n, maximumPaymentAmount ?? paymentAmount]
    : [paymentAmount, paymentAmount];
  return least === null || most === null ? { least: 1n, most: 0n } : { least, most };
}

function rangeText({ least, most }: Range, amount: bigint): string {
  if (most < least) return 'The terms give no amount';
  if (least === most) return `Exactly ${aud(most)} a payment`;
  return least === 1n && amount >= least
    ? `At most ${aud(most)} a payment`
    : `From ${aud(least)} to ${aud(most)} a payment`;
}

/** The amounts that the first and the last payment may have besides the regular ones, in words. */
function otherAmounts({ terms, paymentsEver }: AgreementState, range: Range): string[] {
  const { firstPaymentAmount: first, lastPaymentAmount: last, lastPaymentDue } = terms;
  const isFirstOpen = paymentsEver === 0 && first !== null && !isIn(first, range);
  const lastDay = lastPaymentDue === null ? '' : ` or a payment on ${displayDate(lastPaymentDue)}`;
  return [
    ...(isFirstOpen ? [`, or ${aud(first)} for the first payment`] : []),
    ...(last !== null && !isIn(last, range) ? [`, or ${aud(last)} for the final payment${lastDay}`] : []),
  ];
}

/**
 * Whether a payment has an amount that the terms allow: a regular one, the first one where it is the first, the last
 * one where it is final or taken on the date of the last payment.
 */
export function checkAmount(state: AgreementState, { amount, isFinal }: IntendedPayment): ClauseCheck {
  const { terms, today, paymentsEver } = state;
  const { firstPaymentAmount, lastPaymentAmount, lastPaymentDue } = terms;
  const range = regularRange(terms);
  const text = `${rangeText(range, amount)}${otherAmounts(state, range).join('')}; this is ${aud(amount)}.`;
  const isFirst = paymentsEver === 0 && amount === firstPaymentAmount;
  const isLastAmount = amount === lastPaymentAmount;
  if (isIn(amount, range) || isFirst || (isLastAmount && (isFinal || today === lastPaymentDue))) return met(text);
  const isComing = isLastAmount && lastPaymentDue !== null && today < lastPaymentDue;
  return { isMet: false, text, passesFrom: isComing ? withinReach(lastPaymentDue, terms) : null };
}
