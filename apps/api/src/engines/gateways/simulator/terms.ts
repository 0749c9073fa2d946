import type { AgreementTerms } from '../gateway.ts';

type Cents = 'amount' | 'maximum' | 'firstAmount' | 'lastAmount';

/** Serialises terms to JSON text. */
export const termsText = ({ type, amount, maximum, firstAmount, lastAmount, endDate }: AgreementTerms): string => {
  const text = (cents: bigint | null) => cents?.toString() ?? null;
  const amounts: Record<Cents, string | null> = {
    amount: text(amount),
    maximum: text(maximum),
    firstAmount: text(firstAmount),
    lastAmount: text(lastAmount),
  };
  return JSON.stringify({ type, ...amounts, endDate });
};

/** Parses the result of `termsText`. */
export function termsFrom(kept: unknown): AgreementTerms {
  const { type, endDate, ...amounts } = kept as Record<keyof AgreementTerms, string | null>;
  const cents = (name: Cents) => (amounts[name] ? BigInt(amounts[name]) : null);
  return {
    type: type as AgreementTerms['type'],
    amount: cents('amount'),
    maximum: cents('maximum'),
    firstAmount: cents('firstAmount'),
    lastAmount: cents('lastAmount'),
    endDate,
  };
}
