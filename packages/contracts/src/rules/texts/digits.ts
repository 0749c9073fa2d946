const SPACES_AND_DASHES = /[\s\u2010-\u2015\u2212-]+/;
const DIGITS = /^[0-9]+$/;

/**
 * The groups of digits of a number as people write it, with spaces or any dash between them; null where it contains
 * anything else. Who wrote the number has said where a group ends, so no digit may go to another one.
 */
export function digitGroupsOf(text: string, separator: RegExp = SPACES_AND_DASHES): string[] | null {
  const groups = text
    .replace(/\p{Cf}/gu, '')
    .split(separator)
    .filter(Boolean);
  return groups.length > 0 && groups.every((group) => DIGITS.test(group)) ? groups : null;
}

/** The digits of a number as people write it, without spaces and dashes; null where it contains anything else. */
export const digitsOf = (text: string): string | null => digitGroupsOf(text)?.join('') ?? null;

/** Digit by digit products with `weights`, added up; `each` may change a product first. */
export function weightedSum(
  digits: string,
  weights: readonly number[],
  each: (product: number) => number = (product) => product,
): number {
  let sum = 0;
  weights.forEach((weight, position) => {
    sum += each(Number(digits[position]) * weight);
  });
  return sum;
}
