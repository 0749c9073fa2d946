/** Signs as printed in front of an amount. A currency without one is named by its code: "USD 12.00". */
const signs: Readonly<Record<string, string>> = { AUD: '$', NZD: 'NZ$' };

const decimal = /^([+-]?)0*(\d+)(?:\.(\d*))?$/;

/** An amount in the pieces that are set differently: minus sign, currency, whole dollars with separators, ".cents". */
export type MoneyParts = { minus: string; currency: string; whole: string; cents: string };

/**
 * Splits a decimal string such as "-1240.5". Works on the digits, so amounts of any size stay exact; further decimals
 * are kept, never rounded. Undefined for anything but a plain decimal number.
 */
export function moneyParts(amount: string, currency: string): MoneyParts | undefined {
  const match = decimal.exec(amount);
  if (!match) return undefined;
  const [, sign, digits = '', fraction = ''] = match;
  const cents = fraction.padEnd(2, '0');
  const isZero = /^0*$/.test(digits + cents);
  return {
    minus: sign === '-' && !isZero ? '−' : '',
    currency: signs[currency] ?? `${currency}\u00A0`,
    whole: digits.replaceAll(/\B(?=(\d{3})+$)/g, ','),
    cents: `.${cents}`,
  };
}

/** "−$1,240.50", "NZ$64.00". Text that is not a decimal number comes back as it is. */
export function formatMoney(amount: string, currency: string): string {
  const parts = moneyParts(amount, currency);
  return parts ? parts.minus + parts.currency + parts.whole + parts.cents : amount;
}
