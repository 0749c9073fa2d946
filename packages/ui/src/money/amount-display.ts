const longest = 10;

/**
 * Tidies an amount that a user typed: drops what is neither digit nor decimal point and shows two decimals, further
 * ones rounded half up. Text longer than ten characters comes back untouched [1R138 1R139 1R140]. No digits, no amount:
 * the answer is ''.
 */
export function displayAmount(text: string): string {
  if (text.length > longest) return text;
  const [whole = '', ...rest] = text.replaceAll(/[^\d.]/g, '').split('.');
  const fraction = rest.join('');
  if (whole + fraction === '') return '';
  const cents = BigInt(whole + fraction.slice(0, 2).padEnd(2, '0')) + (fraction.charAt(2) >= '5' ? 1n : 0n);
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
