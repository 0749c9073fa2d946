import { findRefusal, flightCheck, type FlightClause } from '@quickportal/contracts/rules/payto/flight-check';
import { periodAt } from '@quickportal/contracts/rules/payto/period';
import { settlementDate } from '@quickportal/contracts/rules/banking-calendar/settlement';
import { addDays } from '@quickportal/contracts/rules/banking-calendar/days';
import { AGREEMENT_METHOD, paymentMethods } from '@quickportal/contracts/rules/payments/payment-methods';
import type { Reader } from '@quickportal/db/connect/reader';
import { countAgreementPayments } from '@quickportal/db/payto-agreements/count-agreement-payments';
import type { PayToAgreementRecord } from '@quickportal/db/payto-agreements/payto-agreement';
import { getPendingBilateral } from '@quickportal/db/payto-agreements/payto-amendment';
import type { Payer } from '@quickportal/db/payments/payer';
import { conflict, fieldProblem, notFound } from '../../kernel/problem.ts';
import { dateIn } from '../../kernel/date-in.ts';
import { momentOf } from '../clock/local-time.ts';
import { agreementRefusal } from './agreement-refusal.ts';
import type { PaymentFacts } from './payment-facts.ts';
import { sourceOfAgreement } from './payment-source.ts';
import { checkAmount, type Quote } from './quote-payment.ts';

const SYDNEY = 'Australia/Sydney';
const METHOD = paymentMethods[AGREEMENT_METHOD].calendar;

/** A payment to be taken under an agreement. */
interface AgreementPayment {
  /** In cents, without surcharge. */
  principal: bigint;
  /** Whether the agreement is cancelled afterwards. */
  isFinal: boolean;
}

/**
 * Checks each clause of an agreement against a payment made today; both the officer's screen and the server's refusal
 * use the result.
 */
export async function checkFlight(
  db: Reader,
  agreement: PayToAgreementRecord,
  { principal: amount, isFinal }: AgreementPayment,
  now: Date,
): Promise<FlightClause[]> {
  const { agreementId, terms, status, statusBy, failedPayments } = agreement;
  const today = dateIn(SYDNEY, now);
  const period = periodAt(terms, today);
  const startOf = (date: string) => momentOf(`${date}T00:00:00`, SYDNEY).toISOString();
  const [counts, pending] = await Promise.all([
    countAgreementPayments(db, {
      agreementId,
      from: period && startOf(period.from),
      to: period && startOf(addDays(period.to, 1)),
    }),
    getPendingBilateral(db, agreementId),
  ]);
  const state = { status, statusBy, terms, pendingBilateral: pending !== undefined, failedPayments, today, ...counts };
  return flightCheck(state, { amount, isFinal });
}

/**
 * Checks a payment under an agreement against its clauses and the facility's limits. The caller that takes the payment
 * has locked the agreement, so that concurrent payments cannot both fit one period.
 */
export async function quoteAgreementPayment(
  db: Reader,
  facts: Pick<PaymentFacts, 'limits'>,
  payer: Payer | undefined,
  agreement: PayToAgreementRecord,
  payment: AgreementPayment & { communityId: number; now: Date },
): Promise<Quote> {
  const { principal, communityId, now } = payment;
  if (!payer) throw notFound();
  const refused = agreementRefusal(agreement);
  if (refused !== null) throw conflict(refused);
  await checkAmount(facts, principal, { communityId, currency: agreement.terms.currency });
  const refusal = findRefusal(await checkFlight(db, agreement, payment, now));
  if (refusal) throw fieldProblem('amount', refusal.text);
  const { settlementAccountId } = agreement;
  return {
    principal,
    surcharge: 0n,
    total: principal,
    payer: { ...payer, currency: agreement.terms.currency },
    source: sourceOfAgreement(agreement),
    rate: 0n,
    target: { settlementAccountId, merchantId: '', merchantName: '', parameters: {}, routing: null },
    network: null,
    method: METHOD,
    settlementDate: settlementDate(METHOD, now),
  };
}
