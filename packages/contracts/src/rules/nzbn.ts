import { digitsOf } from './texts/digits.ts';

/** The thirteen digits of a New Zealand Business Number whose check digit fits (a GS1 number of 94), or null. */
export function normalNzbn(text: string): string | null {
  const digits = digitsOf(text);
  if (digits === null || !/^94[0-9]{11}$/.test(digits)) return null;
  const sum = Array.from(digits).reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0 ? digits : null;
}
