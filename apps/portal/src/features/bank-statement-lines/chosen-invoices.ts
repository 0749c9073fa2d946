import type { InvoiceCandidate } from '@quickportal/contracts/bank-statement-lines/bank-statement-line-details';
import { formatAmount, parseAmount, readAmount } from '@quickportal/contracts/rules/money';

/** Amounts as they are typed, by the invoice that they pay. */
export type ChosenInvoices = ReadonlyMap<number, { candidate: InvoiceCandidate; amount: string }>;

const centsOf = (text: string): bigint | null => {
  const amount = readAmount(text);
  return amount === null ? null : parseAmount(amount);
};

/** What is left of a line after what was chosen, in cents; negative where it is too much. */
export function leftAfter(unmatched: string, chosen: ChosenInvoices): bigint {
  let left = parseAmount(unmatched) ?? 0n;
  for (const { amount } of chosen.values()) left -= centsOf(amount) ?? 0n;
  return left;
}

/** Chooses an invoice for what is left of the line, or takes it away. */
export function toggled(unmatched: string, chosen: ChosenInvoices, candidate: InvoiceCandidate): ChosenInvoices {
  const next = new Map(chosen);
  if (next.delete(candidate.invoiceId)) return next;
  const left = leftAfter(unmatched, chosen);
  const open = parseAmount(candidate.openAmount.amount) ?? 0n;
  const amount = left < open ? left : open;
  return next.set(candidate.invoiceId, { candidate, amount: formatAmount(amount > 0n ? amount : 0n) });
}

/** Why an amount cannot be matched; undefined where it can. */
export function faultOf({ candidate, amount }: { candidate: InvoiceCandidate; amount: string }): string | undefined {
  const cents = centsOf(amount);
  if (cents === null || cents <= 0n) return 'Enter an amount above zero';
  const open = parseAmount(candidate.openAmount.amount) ?? 0n;
  return cents > open ? `Only ${candidate.openAmount.displayAmount} is open` : undefined;
}

/** The chosen invoices as the call takes them. */
export const toMatches = (chosen: ChosenInvoices) =>
  [...chosen].map(([invoiceId, { amount }]) => ({ invoiceId, amount: readAmount(amount) ?? amount }));
