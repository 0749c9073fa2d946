import { z } from 'zod';
import { canonicalEmail } from '../rules/contact/email.ts';
import { type TextKind, cleanLine, textFault } from '../rules/texts/text-kinds.ts';

interface TextOptions {
  /** Maximum length in characters (Unicode code points). */
  max: number;
  /** Minimum length; 1 by default, 0 allows the empty text. */
  min?: number;
  /** Whether line breaks and tabs are allowed. */
  multiline?: boolean;
}

// The metadata lets the browser repeat the refinement
const typed = <T extends z.ZodString | z.ZodISODate>(schema: T, kind: TextKind) =>
  schema
    .refine((value) => textFault(value, kind) === null, {
      error: ({ input }) => (typeof input === 'string' ? textFault(input, kind) : null) ?? undefined,
    })
    .meta({ 'x-text': kind });

// A text that is too long is not checked any further
const bounded = (schema: z.ZodString, { max, min = 1 }: Omit<TextOptions, 'multiline'>) =>
  schema.max(max, { abort: true }).min(min);

/**
 * Text of limited length without control characters, lone surrogates, bidirectional overrides or card numbers; outer
 * white space and invisible characters are removed.
 */
export const text = ({ multiline = false, ...limits }: TextOptions) =>
  typed(bounded(z.string().overwrite(cleanLine), limits), multiline ? 'text' : 'line');

/** A line that may be a card number. It goes to the vault or to a gateway and is stored nowhere else. */
export const numberText = (limits: Omit<TextOptions, 'multiline'>) =>
  typed(bounded(z.string().overwrite(cleanLine), limits), 'number');

/** The query string of a page, without the question mark and without card numbers in any parameter. */
export const queryText = ({ max }: { max: number }) => typed(bounded(z.string(), { max, min: 0 }), 'query');

/** A password as typed: not trimmed, not normalised, and bounded so that hashing stays cheap. */
export const passwordText = () => typed(bounded(z.string(), { max: 128 }), 'password');

/** An ID from 1 to 2^53-1. In a path, any other value is a 404, never a 422. */
export const id = () => z.int().min(1).max(Number.MAX_SAFE_INTEGER);

/** A count, 0 or more. */
export const count = () => z.int().min(0).max(Number.MAX_SAFE_INTEGER);

/** Row version for detecting lost updates, sent as header If-Match or as a field. */
export const version = () => z.int().min(1).max(2_147_483_647);

/** A valid calendar date, yyyy-mm-dd, years 1900 to 2999. */
export const date = () => typed(z.iso.date(), 'date');

/** A time in UTC, ISO 8601 with milliseconds. */
export const dateTime = () => z.iso.datetime({ precision: 3 });

/**
 * An email address as mail servers accept it, at most 254 characters (RFC 5321), its domain in lower case and ASCII.
 */
export const email = ({ min = 1 }: { min?: 0 | 1 } = {}) =>
  typed(bounded(z.string().overwrite(cleanLine).overwrite(canonicalEmail), { max: 254, min }), 'email');

export const currency = () => z.enum(['AUD', 'NZD']);

/** A list of alternative codes, comma-separated in a query string. */
export const codeList = <const C extends readonly string[]>(codes: C) =>
  z.array(z.enum(codes)).min(1).max(codes.length);

/** A list of at most 20 alternative IDs, comma-separated in a query string. */
export const idList = () => z.array(id()).min(1).max(20);

/** A decimal amount in dollars with two digits, up to 9,999,999,999.99. */
export const amountText = () =>
  z
    .string()
    .regex(/^-?(0|[1-9][0-9]*)\.[0-9]{2}$/, { message: 'Enter an amount with two decimals, such as 120.50' })
    .regex(/^(?!-)/, { message: 'Enter an amount without a minus sign' })
    .regex(/^-?[0-9]{0,10}(?![0-9])/, { message: 'Enter at most 9,999,999,999.99' });

// Shared, because an OpenAPI document can define an ID only once
const Money = z
  .strictObject({
    amount: z
      .string()
      .regex(/^-?[0-9]{1,15}\.[0-9]{2}$/)
      .meta({ title: 'Amount', description: 'Decimal text with two digits, in dollars.', examples: ['12.34'] }),
    currency: currency().meta({ title: 'Currency', description: 'ISO 4217 code.' }),
    displayAmount: z
      .string()
      .meta({ title: 'Display amount', description: 'The amount formatted for display.', examples: ['$12.34'] }),
  })
  .meta({ id: 'Money' });

/** Money in a response: amount as decimal text, currency, and display text. */
export const money = () => Money;
