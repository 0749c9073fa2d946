export type Currency = 'AUD' | 'NZD';

const MINUS = '\u2212';
const WIRE_AMOUNT = /^(-?)([0-9]{1,15})\.([0-9]{2})$/;
const TYPED_AMOUNT = /^([-\u2212]?)(?:NZ\$|A?\$)?\s?([0-9]{1,3}(?:,[0-9]{3})+|[0-9]{1,13})?(?:\.([0-9]{0,2}))?$/;

/** Cents of an amount as it travels, `-1234.50`; null for any other text. */
export function parseAmount(text: string): bigint | null {
  const match = WIRE_AMOUNT.exec(text);
  if (!match) return null;
  const cents = BigInt(`${match[2]}${match[3]}`);
  return match[1] === '' ? cents : -cents;
}

/** Cents as an amount travels: `1234.50`. */
export function formatAmount(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** Cents with commas between thousands and no currency: 1,234.50. */
export function groupedAmount(cents: bigint): string {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:[0-9]{3})+$)/g, ',');
  return `${cents < 0n ? MINUS : ''}${dollars}.${digits.slice(-2)}`;
}

/** Cents as people read them: $1,234.50, NZ$1,234.50, and a true minus sign (U+2212) before the currency. */
export function displayAmount(cents: bigint, currency: Currency): string {
  const symbol = currency === 'NZD' ? 'NZ$' : '$';
  return cents < 0n ? `${MINUS}${symbol}${groupedAmount(-cents)}` : `${symbol}${groupedAmount(cents)}`;
}

/** Formats cents with a currency that cannot be mistaken, for limits: $5,000.00 AUD, NZ$5,000.00. */
export function amountWithCurrency(cents: bigint, currency: Currency): string {
  return currency === 'AUD' ? `${displayAmount(cents, currency)} AUD` : displayAmount(cents, currency);
}

/** Wire form of an amount as people type it (`$1,234.5`, `12`, `.50`), or null. Commas only between thousands: 12,50 is refused. */
export function readAmount(text: string): string | null {
  const match = TYPED_AMOUNT.exec(text.trim());
  if (!match || (!match[2] && !match[3])) return null;
  const dollars = (match[2] ?? '0').replaceAll(',', '').replace(/^0+(?=[0-9])/, '');
  return `${match[1] === '' ? '' : '-'}${dollars}.${(match[3] ?? '').padEnd(2, '0')}`;
}
