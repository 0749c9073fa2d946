import { maskAccountNumber } from '@quickportal/contracts/rules/accounts/masked-number';

/** Longer values are cut off. */
const LONGEST = 100;
/** Digits that may be a card or account number, in any column. */
const LONG_NUMBER = /\d(?:[ -]?\d){11,}/g;
const ANY_NUMBER = /\d(?:[ -]?\d)*/g;
// oxlint-disable-next-line no-control-regex -- they must not reach a screen
const UNSEEN = /[\u0000-\u001f\u007f-\u009f]+/g;

const masked = (run: string): string => maskAccountNumber(run.replaceAll(/[ -]/g, ''));

/** Formats a value for error messages: on one line, shortened, with possible secret numbers masked. */
export function shownValue(value: string, secret = false): string {
  // Shorten after masking: a cut number would no longer be recognised
  const text = value
    .slice(0, LONGEST * 3)
    .replaceAll(UNSEEN, ' ')
    .replaceAll(secret ? ANY_NUMBER : LONG_NUMBER, masked)
    .toWellFormed();
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1).toWellFormed()}…` : text;
}
