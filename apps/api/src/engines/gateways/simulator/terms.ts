import type { AgreementTerms } from '../gateway.ts';

/** Terms as the built-in network keeps them, JSON text. */
export const termsText = ({ type, amount, maximum, endDate }: AgreementTerms): string =>
  JSON.stringify({ type, amount: amount?.toString() ?? null, maximum: maximum?.toString() ?? null, endDate });

/** Reads what `termsText` wrote. */
export function termsFrom(kept: unknown): AgreementTerms {
  const { type, amount, maximum, endDate } = kept as Record<keyof AgreementTerms, string | null>;
  const cents = (text: string | null) => (text === null ? null : BigInt(text));
  return { type: type as AgreementTerms['type'], amount: cents(amount), maximum: cents(maximum), endDate };
}
