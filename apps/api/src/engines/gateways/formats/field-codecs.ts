import { normalAuAccount, normalBsb } from '@quickportal/contracts/rules/accounts/bsb';
import { isCalendarDate } from '@quickportal/contracts/rules/dates/calendar-date';
import { bankText, isBankText, type BankCharset } from '@quickportal/contracts/rules/texts/bank-text';

/**
 * An invalid value; the message does not quote it. The record adds the field's label. `value` is what could be read of
 * it all the same, such as an account whose check digit is wrong.
 */
export class ValueFault extends Error {
  readonly value: unknown;

  constructor(problem: string, value?: unknown) {
    super(problem);
    this.value = value;
  }
}

/** Encoding of a value in a field, without padding. Both directions throw ValueFault. */
export interface Codec<Value> {
  write(value: Value): string;
  read(text: string): Value;
}

/** Creates a codec that validates in both directions. */
function checked<Value extends string>(fits: (value: string) => boolean, words: string): Codec<Value> {
  const check = (value: string): Value => {
    if (!fits(value)) throw new ValueFault(words);
    return value as Value;
  };
  return { write: check, read: check };
}

/** Creates a codec of a constant that has no meaning to us. */
export const constant = (expected: string): Codec<undefined> => ({
  write: () => expected,
  read: (found) => {
    if (found !== expected) throw new ValueFault(expected.trim() === '' ? 'must be blank' : `must be ${expected}`);
    return undefined;
  },
});

/** Creates a codec of a constant that other programs write differently. */
export const constantOr = (expected: string, others: readonly string[]): Codec<undefined> => ({
  write: () => expected,
  read: (found) => (others.includes(found) ? undefined : constant(expected).read(found)),
});

export const pattern = (expression: RegExp, words: string): Codec<string> =>
  checked((value) => expression.test(value), words);

export const oneOf = <const Value extends string>(values: readonly Value[], words: string): Codec<Value> =>
  checked<Value>((value) => (values as readonly string[]).includes(value), words);

/** Creates a codec that encodes null as an empty field. */
export const optional = <Value>(codec: Codec<Value>): Codec<Value | null> => ({
  write: (value) => (value === null ? '' : codec.write(value)),
  read: (value) => (value === '' ? null : codec.read(value)),
});

/** Creates a codec of texts of at most `length` characters of the charset; transliterated when written, never cut. */
export function text(
  length: number,
  charset: BankCharset,
  presence: 'required' | 'optional' = 'optional',
): Codec<string> {
  const check = (value: string): string => {
    if (value === '' && presence === 'required') throw new ValueFault('must not be blank');
    if (value.length > length) throw new ValueFault(`is longer than ${length} characters`);
    return value;
  };
  return {
    write: (value) => {
      const written = bankText(value, charset);
      if (written === null) throw new ValueFault('has a character that the bank cannot carry');
      return check(written);
    },
    read: (found) => {
      if (!isBankText(found, charset)) throw new ValueFault('has a character that the bank does not allow');
      if (found.startsWith(' ')) throw new ValueFault('must not start with a blank');
      return check(found.trimEnd());
    },
  };
}

interface Digits {
  /** Maximum number of digits. */
  width: number;
  /** Leading zeros up to the width, or none. */
  zeros: 'filled' | 'none';
  least?: bigint;
}

/** Creates a codec of unsigned whole numbers, such as amounts in minor units. */
export const wholeNumber = ({ width, zeros, least = 0n }: Digits): Codec<bigint> => ({
  write: (value) => {
    if (value < least) throw new ValueFault(`must be ${least} or more`);
    const digits = value.toString();
    if (digits.length > width) throw new ValueFault(`has more than ${width} digits`);
    return zeros === 'filled' ? digits.padStart(width, '0') : digits;
  },
  read: (found) => {
    const fits = zeros === 'filled' ? found.length === width : found.length <= width && !/^0./.test(found);
    if (!fits || !/^[0-9]+$/.test(found))
      throw new ValueFault(zeros === 'filled' ? `must be ${width} digits` : `must be digits, at most ${width}`);
    const value = BigInt(found);
    if (value < least) throw new ValueFault(`must be ${least} or more`);
    return value;
  },
});

type DayOrder = 'DDMMYY' | 'YYMMDD' | 'YYYYMMDD';

const PARTS: Readonly<Record<DayOrder, RegExp>> = {
  DDMMYY: /^(?<day>[0-9]{2})(?<month>[0-9]{2})(?<year>[0-9]{2})$/,
  YYMMDD: /^(?<year>[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})$/,
  YYYYMMDD: /^(?<year>20[0-9]{2})(?<month>[0-9]{2})(?<day>[0-9]{2})$/,
};

/** Creates a codec of days of this century, yyyy-mm-dd outside the file. */
export const day = (order: DayOrder): Codec<string> => ({
  write: (value) => {
    if (!isCalendarDate(value) || !value.startsWith('20')) throw new ValueFault('must be a day of this century');
    const [year = '', month = '', dayOfMonth = ''] = value.split('-');
    if (order === 'DDMMYY') return `${dayOfMonth}${month}${year.slice(2)}`;
    return `${order === 'YYMMDD' ? year.slice(2) : year}${month}${dayOfMonth}`;
  },
  read: (found) => {
    const parts = PARTS[order].exec(found)?.groups;
    const value = parts ? `20${parts.year?.slice(-2)}-${parts.month}-${parts.day}` : '';
    if (!isCalendarDate(value)) throw new ValueFault(`must be a day, ${order}`);
    return value;
  },
});

/** NNN-NNN. */
export const bsb: Codec<string> = checked((found) => normalBsb(found) === found, 'must be a BSB, NNN-NNN');

/** One to nine digits with their leading zeros, without blanks. */
export const auAccount: Codec<string> = checked(
  (found) => normalAuAccount(found) === found,
  'must be one to nine digits, not all zero',
);
