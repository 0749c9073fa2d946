import { z } from 'zod';

const isControl = (code: number) => code < 0x20 || (code >= 0x7f && code < 0xa0) || code === 0xfffe || code === 0xffff;
const isLineBreakOrTab = (code: number) => code === 0x09 || code === 0x0a || code === 0x0d;

/** Controls, non-characters and lone surrogates: Postgres or XML would refuse them later, so they are refused here. */
function isStorable(text: string, multiline: boolean): boolean {
  if (!text.isWellFormed()) return false;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (isControl(code) && !(multiline && isLineBreakOrTab(code))) return false;
  }
  return true;
}

interface TextOptions {
  /** Characters (UTF-16 code units) allowed at most. */
  max: number;
  /** Required characters; 1 by default, 0 allows the empty text. */
  min?: number;
  /** Whether line breaks and tabs may stand in it. */
  multiline?: boolean;
}

/** Text without control characters or lone surrogates, of limited length, outer white space removed. */
export const text = ({ max, min = 1, multiline = false }: TextOptions) =>
  z
    .string()
    .trim()
    .min(min)
    .max(max)
    .refine((value) => isStorable(value, multiline), {
      message: 'Contains characters that cannot be stored.',
    });

/** A password as typed: never trimmed, never normalised, bounded so that hashing it stays cheap. */
export const passwordText = () =>
  z
    .string()
    .min(1)
    .max(128)
    .refine((value) => isStorable(value, false), { message: 'Contains characters that cannot be used.' });

/** Identifier, 1 to 2^53-1. In a path anything else is answered with 404, never 422. */
export const id = () => z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A count that cannot be negative. */
export const count = () => z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Row version for lost-update detection, as a header If-Match or a field. */
export const version = () => z.int().min(1).max(2_147_483_647);

/** A real calendar date, yyyy-mm-dd, years 1900 to 2999. */
export const date = () =>
  z.iso
    .date()
    .refine((value) => value >= '1900-01-01' && value < '3000-01-01', { message: 'Enter a year from 1900 to 2999.' });

/** A moment in UTC, ISO 8601 with milliseconds. */
export const dateTime = () => z.iso.datetime({ precision: 3 });

/** Email address as mail servers accept it, at most 254 characters (RFC 5321). */
export const email = () => text({ max: 254 }).pipe(z.email({ message: 'Enter an email such as name@example.com' }));

export const currency = () => z.enum(['AUD', 'NZD']);

/** Decimal amount text with two digits, up to 9,999,999,999.99; units are dollars. */
export const amountText = () =>
  z.string().regex(/^(0|[1-9][0-9]{0,9})\.[0-9]{2}$/, { message: 'Enter an amount with two decimals, such as 120.50' });

/** Money on the wire: amount as decimal text, its currency, and how a person reads it. */
export const money = () =>
  z
    .strictObject({
      amount: z
        .string()
        .regex(/^-?[0-9]{1,13}\.[0-9]{2}$/)
        .meta({ title: 'Amount', description: 'Decimal text with two digits, in dollars.', examples: ['12.34'] }),
      currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
      displayAmount: z
        .string()
        .meta({ title: 'Display amount', description: 'The amount as a person reads it.', examples: ['$12.34'] }),
    })
    .meta({ id: 'Money' });
