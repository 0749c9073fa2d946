import { getPayers, type Payer } from '@quickportal/db/payments/payer';
import type { LinePayment } from '@quickportal/db/payment-files/payment-file-line';
import { resolvePayers, type ResolvedPayer } from '@quickportal/db/payment-files/find-named-payers';
import { getPayToAgreement } from '@quickportal/db/payto-agreements/get-payto-agreement';
import type { Reader } from '@quickportal/db/connect/reader';
import { hash } from 'node:crypto';
import { findingsOf } from '../../engines/payment-files/line-findings.ts';
import { paymentFacts, type PaymentFacts } from '../../engines/payments/payment-facts.ts';
import { quoteAgreementPayment } from '../../engines/payments/quote-agreement-payment.ts';
import { quotePayment, type Quote } from '../../engines/payments/quote-payment.ts';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';
import { notFound, Problem } from '../../kernel/problem.ts';
import type { PaymentLine } from './read-payment-line.ts';

export interface CheckPlace {
  communityId: number;
  timeZone: string;
  now: Date;
}

/** The payment that a line would be, or what is wrong with it. */
export type CheckedLine = { payment: LinePayment } | { findings: readonly LineFinding[] };

/**
 * Checks lines against the database by the rules of taking a payment, in their order. Facts of businesses are read once
 * for all of them.
 */
export async function checkPaymentLines(
  db: Reader,
  place: CheckPlace,
  lines: readonly PaymentLine[],
): Promise<CheckedLine[]> {
  const resolved = await resolvePayers(db, lines);
  const payers = await getPayers(
    db,
    resolved.map((payer) => ({ customerId: payer?.customerId ?? 0, accountId: payer?.accountId ?? 0 })),
  );
  const facts = paymentFacts(db);
  const checked: CheckedLine[] = [];
  for (const [index, line] of lines.entries()) {
    const findings = payerFindings(line, resolved[index], payers[index]);
    if (findings.length > 0) {
      checked.push({ findings });
      continue;
    }
    const agreementToken = resolved[index]?.agreementToken ?? null;
    const quoting: Promise<Quote> =
      agreementToken === null
        ? quotePayment(facts, payers[index], { principal: line.principal, product: 'BATCH' }, place)
        : quoteUnderAgreement(db, facts, payers[index], agreementToken, { ...place, principal: line.principal });
    const quote = await quoting.catch(problemOf);
    if (quote instanceof Problem) {
      checked.push({ findings: findingsOf(quote) });
      continue;
    }
    const { payer, source, principal, surcharge } = quote;
    const { accountId } = source;
    checked.push({
      payment: {
        businessId: payer.businessId,
        customerId: payer.customerId ?? 0,
        customerName: payer.customerName,
        accountId,
        paymentMethod: source.paymentMethod,
        currency: payer.currency,
        principal,
        surcharge,
        contentKey: contentKeyOf(line, accountId),
      },
    });
  }
  return checked;
}

async function quoteUnderAgreement(
  db: Reader,
  facts: PaymentFacts,
  payer: Payer | undefined,
  agreementToken: string,
  payment: { principal: bigint; communityId: number; now: Date },
): Promise<Quote> {
  const agreement = await getPayToAgreement(db, agreementToken);
  if (!agreement) throw notFound();
  return quoteAgreementPayment(db, facts, payer, agreement, { ...payment, isFinal: false });
}

/** What is wrong with whom a line names. */
function payerFindings(
  { accountToken, currency }: PaymentLine,
  resolved: ResolvedPayer | undefined,
  payer: Payer | undefined,
): LineFinding[] {
  if (!resolved || !payer)
    return [{ column: 'customerNumber', message: 'The business has no customer with this number.' }];
  if (currency !== null && currency !== payer.currency)
    return [{ column: 'currency', message: `The business takes payments in ${payer.currency}.` }];
  if (resolved.accountId !== null || resolved.agreementToken !== null) return [];
  return [
    accountToken === ''
      ? { column: 'accountToken', message: 'The customer has no default account. Enter the token of an account.' }
      : { column: 'accountToken', message: 'The customer has no account or PayTo agreement with this token.' },
  ];
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Returns what two lines with the same payment have in common: account or agreement, amount and references. */
function contentKeyOf({ principal, ...line }: PaymentLine, accountId: number | null): Buffer {
  const payer = accountId ?? line.accountToken;
  const content = [payer, String(principal), line.customerReferenceNumber, line.paymentReferenceNumber];
  return hash('sha256', JSON.stringify(content), 'buffer').subarray(0, 16);
}
