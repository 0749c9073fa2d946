/**
 * Parses a typed or pasted amount: "$1,240.5", "NZ$ 99", "1 240.50", "-3". Returns a plain decimal string without
 * grouping and leading zeros, or undefined if invalid. Decimals are neither added nor cut: a third decimal is for the
 * form's rule to refuse.
 */
export function readDecimal(text: string): string | undefined {
  const bare = text
    .replaceAll('\u2212', '-')
    .replace(/^(-?)\s*(?:AUD|NZD|AU\$|A\$|NZ\$|\$)\s*/i, '$1')
    .replace(/\s*(?:AUD|NZD)$/i, '')
    .trim();
  const match = /^(-?)(\d{1,3}(?:[,\s]\d{3})+|\d*)(?:\.(\d*))?$/.exec(bare);
  if (!match) return undefined;
  const [, sign = '', whole = '', cents = ''] = match;
  const digits = whole.replaceAll(/[,\s]/g, '');
  if (digits === '' && cents === '') return undefined;
  return `${sign}${digits.replace(/^0+(?=\d)/, '') || '0'}${cents === '' ? '' : `.${cents}`}`;
}

/** "1240.5" to "1240.50"; three and more decimals stay as they are. */
export function withCents(decimal: string): string {
  const [whole = '', cents = ''] = decimal.split('.');
  return `${whole}.${cents.padEnd(2, '0')}`;
}

/** "1240.50" to "1,240.50"; text that is no plain decimal is shown as it is. */
export function groupDecimal(decimal: string): string {
  const match = /^(-?)(\d+)(\.\d*)?$/.exec(decimal);
  if (!match) return decimal;
  const [, sign = '', whole = '', cents = ''] = match;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${cents}`;
}
