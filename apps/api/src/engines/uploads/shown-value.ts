import { maskAccountNumber } from '@quickportal/contracts/rules/masked-number';

/** Longer values are cut off. */
const LONGEST = 100;
/** Runs of so many digits may be a card or an account number, in whatever column they stand. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/g;
const ANY_NUMBER = /\d(?:[ -]?\d)*/g;
// oxlint-disable-next-line no-control-regex -- they must not reach a screen
const UNSEEN = /[\u0000-\u001f\u007f-\u009f]+/g;

const masked = (run: string): string => maskAccountNumber(run.replaceAll(/[ -]/g, ''));

/** A value of a file as errors quote it: on one line, not too long, and numbers that may be secret masked. */
export function shownValue(value: string, secret = false): string {
  // Cut after masking: a number at the edge would no longer look like one
  const text = value
    .slice(0, LONGEST * 3)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(secret ? ANY_NUMBER : LONG_NUMBER, masked)
    .toWellFormed();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
}
