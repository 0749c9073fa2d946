import { displayDate, isCalendarDate } from '../dates/calendar-date.ts';
import { displayAmount } from '../money.ts';
import {
  hasVariableAmount,
  LARGEST_PAYTO_AMOUNT,
  MOST_PAYMENTS_PER_PERIOD,
  payToAgreementTypes,
  payToFrequency,
  type PayToTerms,
} from './terms.ts';

export interface TermFault {
  field: keyof PayToTerms;
  message: string;
}

/** What terms are judged against: today in Sydney, and whether the agreement does not exist yet. */
export interface TermContext {
  today: string;
  isNew: boolean;
}

const aud = (cents: bigint): string => displayAmount(cents, 'AUD');
const agreementOf = (title: string): string =>
  `${/^[aeio]/i.test(title) ? 'an' : 'a'} ${title.toLowerCase()} agreement`;
const typed = ({ agreementType }: PayToTerms): string => agreementOf(payToAgreementTypes[agreementType].title);

function rangeFault(amount: bigint | null): string | null {
  const isOutside = amount !== null && (amount <= 0n || amount > LARGEST_PAYTO_AMOUNT);
  return isOutside ? `Enter an amount from ${aud(1n)} to ${aud(LARGEST_PAYTO_AMOUNT)}.` : null;
}

const aboveMaximum = (amount: bigint | null, { maximumPaymentAmount: maximum }: PayToTerms): string | null =>
  amount !== null && maximum !== null && amount > maximum ? `Enter at most ${aud(maximum)}, the maximum amount.` : null;

const belowRegular = (amount: bigint | null, { paymentAmount: regular }: PayToTerms): string | null =>
  amount !== null && regular !== null && amount < regular
    ? `Enter at least ${aud(regular)}, the payment amount.`
    : null;

/** A date that is missing or none is judged at its own field only. */
const known = (date: string | null): string | null => (date !== null && isCalendarDate(date) ? date : null);

/** What is wrong with the date of a payment; null where it is within the agreement's validity. */
function validityFault(date: string | null, terms: PayToTerms): string | null {
  if (date === null) return null;
  if (!isCalendarDate(date)) return 'Enter a date.';
  const [start, end] = [known(terms.startDate), known(terms.endDate)];
  if (start !== null && date < start) return `Enter a date from ${displayDate(start)} on, the start of the agreement.`;
  return end !== null && date > end ? `Enter a date up to ${displayDate(end)}, the end of the agreement.` : null;
}

function endFault({ startDate, endDate, automaticRenewal }: PayToTerms, { today }: TermContext): string | null {
  if (endDate === null) return null;
  if (automaticRenewal) return 'Leave the end date empty: the agreement renews automatically.';
  if (!isCalendarDate(endDate)) return 'Enter a date.';
  const start = known(startDate);
  if (start !== null && endDate < start)
    return `Enter a date from ${displayDate(start)} on, the start of the agreement.`;
  return endDate < today ? 'Enter today or a later date.' : null;
}

function lastDueFault(terms: PayToTerms): string | null {
  const { agreementType, firstPaymentDue, lastPaymentDue } = terms;
  if (lastPaymentDue === null)
    return agreementType === 'BALLOON' ? `Enter the date of the last payment: ${typed(terms)} needs one.` : null;
  const first = known(firstPaymentDue);
  const fault = validityFault(lastPaymentDue, terms);
  if (fault !== null || first === null || lastPaymentDue >= first) return fault;
  return `Enter a date from ${displayDate(first)} on, the date of the first payment.`;
}

function pointFault({ frequency, pointInTime }: PayToTerms): string | null {
  if (pointInTime === null) return null;
  const { title, lastPointInTime } = payToFrequency(frequency);
  if (lastPointInTime === null) return `Leave the point in time empty: ${agreementOf(title)} has none.`;
  const isWithin = Number.isInteger(pointInTime) && pointInTime >= 1 && pointInTime <= lastPointInTime;
  return isWithin ? null : `Enter a day from 1 to ${lastPointInTime} for ${agreementOf(title)}.`;
}

function countFault(count: number | null): string | null {
  const isWithin = count === null || (Number.isInteger(count) && count >= 1 && count <= MOST_PAYMENTS_PER_PERIOD);
  return isWithin ? null : `Enter a number from 1 to ${MOST_PAYMENTS_PER_PERIOD}.`;
}

type Check = (terms: PayToTerms, context: TermContext) => string | null;
const checks: Partial<Record<keyof PayToTerms, Check>> = {
  frequency: ({ frequency, startDate, endDate }) =>
    endDate === startDate && frequency !== 'AD_HOC' && frequency !== 'INTRA_DAY'
      ? 'Choose ad hoc: an agreement for one day is for a single payment.'
      : null,
  paymentAmount: (terms) =>
    terms.paymentAmount === null && !hasVariableAmount(terms)
      ? `Enter the amount of each payment: ${typed(terms)} needs one.`
      : rangeFault(terms.paymentAmount),
  maximumPaymentAmount: (terms) =>
    terms.maximumPaymentAmount === null && hasVariableAmount(terms)
      ? `Enter the maximum amount of a payment: ${typed(terms)} needs one.`
      : (rangeFault(terms.maximumPaymentAmount) ?? belowRegular(terms.maximumPaymentAmount, terms)),
  firstPaymentAmount: (terms) => rangeFault(terms.firstPaymentAmount) ?? aboveMaximum(terms.firstPaymentAmount, terms),
  lastPaymentAmount: (terms) => {
    const { agreementType, lastPaymentAmount: last } = terms;
    const isBalloon = agreementType === 'BALLOON';
    if (last === null && isBalloon) return `Enter the amount of the last payment: ${typed(terms)} needs one.`;
    return rangeFault(last) ?? aboveMaximum(last, terms) ?? (isBalloon ? belowRegular(last, terms) : null);
  },
  firstPaymentDue: (terms) => validityFault(terms.firstPaymentDue, terms),
  lastPaymentDue: lastDueFault,
  paymentsPerPeriod: ({ paymentsPerPeriod }) => countFault(paymentsPerPeriod),
  pointInTime: pointFault,
  startDate: ({ startDate }, { today, isNew }) => {
    if (!isCalendarDate(startDate)) return 'Enter a date.';
    return isNew && startDate < today ? 'Enter today or a later date.' : null;
  },
  endDate: endFault,
};

/**
 * What is wrong with the terms that an agreement would start with or be amended to: at most one message for a field, in
 * the order of the fields. None where the network would accept them.
 */
export function termFaults(terms: PayToTerms, context: TermContext): TermFault[] {
  return (Object.keys(checks) as (keyof PayToTerms)[]).flatMap((field) => {
    const message = checks[field]?.(terms, context) ?? null;
    return message === null ? [] : [{ field, message }];
  });
}
