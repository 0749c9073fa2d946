import { getPayers, type Payer } from '@quickportal/db/payments/payer';
import type { LinePayment } from '@quickportal/db/payment-files/payment-file-line';
import { resolvePayers, type ResolvedPayer } from '@quickportal/db/payment-files/find-named-payers';
import type { Reader } from '@quickportal/db/connect/reader';
import { hash } from 'node:crypto';
import { findingsOf } from '../../engines/payment-files/line-findings.ts';
import { paymentFacts } from '../../engines/payments/payment-facts.ts';
import { quotePayment } from '../../engines/payments/quote-payment.ts';
import type { LineFinding } from '../../engines/uploads/file-kind.ts';
import { Problem } from '../../kernel/problem.ts';
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
    const order = { principal: line.principal, product: 'BATCH' } as const;
    const quote = await quotePayment(facts, payers[index], order, place).catch(problemOf);
    if (quote instanceof Problem) {
      checked.push({ findings: findingsOf(quote) });
      continue;
    }
    const { payer, account, principal, surcharge } = quote;
    checked.push({
      payment: {
        businessId: payer.businessId,
        customerId: payer.customerId ?? 0,
        customerName: payer.customerName,
        accountId: account.accountId,
        paymentMethod: quote.source.paymentMethod,
        currency: payer.currency,
        principal,
        surcharge,
        contentKey: contentKeyOf(line, account.accountId),
      },
    });
  }
  return checked;
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
  if (resolved.accountId !== null) return [];
  return [
    accountToken === ''
      ? { column: 'accountToken', message: 'The customer has no default account. Enter the token of an account.' }
      : { column: 'accountToken', message: 'The customer has no account with this token.' },
  ];
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Returns what two lines with the same payment have in common: account, amount and references. */
function contentKeyOf({ principal, ...line }: PaymentLine, accountId: number): Buffer {
  const content = [accountId, String(principal), line.customerReferenceNumber, line.paymentReferenceNumber];
  return hash('sha256', JSON.stringify(content), 'buffer').subarray(0, 16);
}
