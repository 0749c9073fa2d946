import { addDays } from '../banking-calendar/days.ts';
import { displayDate } from '../dates/calendar-date.ts';
import { payToAgreementStates } from '../states/payto-agreement.ts';
import { checkAmount } from './amount-clause.ts';
import {
  clauseNames,
  met,
  withinReach,
  type AgreementState,
  type ClauseCheck,
  type ClauseName,
  type IntendedPayment,
} from './flight-clause.ts';
import { nextPeriodStart, periodAt, type Period } from './period.ts';
import { paymentLimit, payToFrequency, type PayToTerms } from './terms.ts';

/** What a clause of an agreement says to a payment. */
export interface FlightClause extends ClauseCheck {
  clause: ClauseName;
  title: string;
  /** Whether the payment is refused where the clause is not met; otherwise it is for information. */
  isBlocking: boolean;
}

/** Why no payment is taken against an agreement in any other status. */
export const NOT_ACTIVE = 'You cannot take payments against a PayTo agreement that is not active.';

/** The payer's bank suspends an agreement after so many failed payments in a row (MSUC). */
export const FAILURES_UNTIL_SUSPENDED = 7;

const numbered = (count: number, noun: string): string => `${count} ${count === 1 ? noun : `${noun}s`}`;
const takenText = (count: number): string =>
  count === 0 ? 'none was taken' : `${count} ${count === 1 ? 'was' : 'were'} taken`;
const todayIs = (today: string): string => `today is ${displayDate(today)}`;

function checkStatus({ status, failedPayments }: AgreementState): ClauseCheck {
  if (status !== 'ACTIVE') return { isMet: false, text: NOT_ACTIVE, passesFrom: null };
  if (failedPayments === 0) return met('The agreement is active.');
  const failed = `${numbered(failedPayments, 'payment')} in a row failed`;
  return met(`The agreement is active. ${failed}; after ${FAILURES_UNTIL_SUSPENDED} the payer’s bank suspends it.`);
}

/** Who is named beside the status: a side that ended or suspended the agreement. */
function statusTitle({ status, statusBy }: AgreementState): string {
  const title = `Status: ${payToAgreementStates.states[status].title.toLowerCase()}`;
  const isByASide = ['SUSPENDED', 'CANCELLED', 'REJECTED'].includes(status) && statusBy !== 'SYSTEM';
  return isByASide ? `${title} by the ${statusBy.toLowerCase()}` : title;
}

function checkValidity({ terms, today }: AgreementState): ClauseCheck {
  const { startDate, endDate, automaticRenewal } = terms;
  const endless = automaticRenewal ? 'on, renewed automatically' : 'on, without an end date';
  const until = endDate === null ? endless : `to ${displayDate(endDate)}`;
  const text = `Valid from ${displayDate(startDate)} ${until}; ${todayIs(today)}.`;
  if (today < startDate) return { isMet: false, text, passesFrom: withinReach(startDate, terms) };
  return { isMet: endDate === null || today <= endDate, text, passesFrom: null };
}

/** The period that today is in; before the start the first one, null without periods. */
const periodOf = (terms: PayToTerms, today: string): Period | null =>
  periodAt(terms, today < terms.startDate ? terms.startDate : today);

function checkCount({ terms, today, paymentsInPeriod, paymentsEver }: AgreementState): ClauseCheck {
  const limit = paymentLimit(terms);
  if (limit === null) return met('Any number of payments.');
  const most = `At most ${numbered(limit, 'payment')}`;
  const period = periodOf(terms, today);
  if (period === null)
    return { isMet: paymentsEver < limit, text: `${most} in all; ${takenText(paymentsEver)}.`, passesFrom: null };
  const [from, to] = [displayDate(period.from), displayDate(period.to)];
  const text = `${most} ${from === to ? `on ${from}` : `from ${from} to ${to}`}; ${takenText(paymentsInPeriod)}.`;
  if (paymentsInPeriod < limit) return met(text);
  return { isMet: false, text, passesFrom: withinReach(nextPeriodStart(terms, today), terms) };
}

function checkPaymentDates({ terms, today }: AgreementState): ClauseCheck {
  const { firstPaymentDue: first, lastPaymentDue: last } = terms;
  if (first === null && last === null) return met('No date is given for the first and the last payment.');
  const from = first === null ? '' : ` from ${displayDate(first)}${last === null ? ' on' : ''}`;
  const to = last === null ? '' : `${first === null ? ' up' : ''} to ${displayDate(last)}`;
  const text = `Payments${from}${to}; ${todayIs(today)}.`;
  if (first !== null && today < first) return { isMet: false, text, passesFrom: withinReach(first, terms) };
  return { isMet: last === null || today <= last, text, passesFrom: null };
}

const checkAmendment = ({ pendingBilateral }: AgreementState): ClauseCheck =>
  met(
    pendingBilateral
      ? 'An amendment waits for the payer. Until the payer approves it, the current terms apply.'
      : 'No amendment waits for the payer.',
  );

/** The day of a period that was agreed on; its last day where the period is shorter. */
function pointIn({ from, to }: Period, pointInTime: number): string {
  const date = addDays(from, pointInTime - 1);
  return date > to ? to : date;
}

function checkFrequency({ terms, today }: AgreementState): ClauseCheck {
  const { title } = payToFrequency(terms.frequency);
  const { pointInTime } = terms;
  const period = periodOf(terms, today);
  if (period === null || pointInTime === null) {
    const from = period === null || period.from === period.to ? '' : `, counted from ${displayDate(terms.startDate)}`;
    return met(`${title}${from}.`);
  }
  const point = pointIn(period, pointInTime);
  const text = `${title}, on day ${pointInTime} of each period: ${displayDate(point)} in this one; ${todayIs(today)}.`;
  if (today === point) return met(text);
  const next = today < point ? period : nextPeriod(terms, period);
  return { isMet: false, text, passesFrom: withinReach(next && pointIn(next, pointInTime), terms) };
}

function nextPeriod(terms: PayToTerms, { to }: Period): Period | null {
  const start = nextPeriodStart(terms, to);
  return start === null ? null : periodAt(terms, start);
}

interface ClauseRule {
  title: string | ((state: AgreementState) => string);
  isBlocking: boolean;
  check: (state: AgreementState, payment: IntendedPayment) => ClauseCheck;
}

// Banks do not enforce the day of a period: what failed on it may be tried again after it
const rules: Readonly<Record<ClauseName, ClauseRule>> = {
  STATUS: { title: statusTitle, isBlocking: true, check: checkStatus },
  VALIDITY: { title: 'Validity', isBlocking: true, check: checkValidity },
  AMOUNT: { title: 'Amount', isBlocking: true, check: checkAmount },
  COUNT: { title: 'Number of payments', isBlocking: true, check: checkCount },
  PAYMENT_DATES: { title: 'First and last payment', isBlocking: true, check: checkPaymentDates },
  AMENDMENT: { title: 'Amendment', isBlocking: false, check: checkAmendment },
  FREQUENCY: { title: 'Frequency', isBlocking: false, check: checkFrequency },
};

/**
 * Checks a payment against every clause of an agreement, in a fixed order. The server refuses a payment where
 * `findRefusal` finds a clause in it, and pages show all of them.
 */
export const flightCheck = (state: AgreementState, payment: IntendedPayment): FlightClause[] =>
  clauseNames.map((clause) => {
    const { title, isBlocking, check } = rules[clause];
    return { clause, title: typeof title === 'string' ? title : title(state), isBlocking, ...check(state, payment) };
  });

/** The first clause for which a payment is refused; undefined where it can be taken. */
export const findRefusal = (clauses: readonly FlightClause[]): FlightClause | undefined =>
  clauses.find(({ isMet, isBlocking }) => isBlocking && !isMet);

/** The first day on which a payment could be taken, if nothing else changes; null where waiting does not help. */
export function payableFrom(clauses: readonly FlightClause[], today: string): string | null {
  let date = today;
  for (const { isMet, isBlocking, passesFrom } of clauses) {
    if (isMet || !isBlocking) continue;
    if (passesFrom === null) return null;
    if (passesFrom > date) date = passesFrom;
  }
  return date;
}
