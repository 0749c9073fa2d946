const SPACES_AND_DASHES = /[\s\u2010-\u2015-]/g;
const DIGITS = /^[0-9]+$/;

/** The digits of a number as people write it, without spaces and dashes; null where it contains anything else. */
export function digitsOf(text: string): string | null {
  const compact = text.replace(SPACES_AND_DASHES, '');
  return DIGITS.test(compact) ? compact : null;
}

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
