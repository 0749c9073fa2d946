import { faultAt } from '../../uploads/file-fault.ts';
import { isTypeCode } from './bai2-codes.ts';
import { dayOfDigits } from './statement-values.ts';

/** Codes that the second total of NAI leaves out: rates and accrued government charges. */
const LEFT_OUT_OF_B = new Set(['965', '966', '967', '968', '969']);

/** Control totals: of NAI both, of BAI2 the first. */
export interface Sums {
  a: bigint;
  b: bigint;
}

/** What a record 03 says of its account. */
export interface Amounts {
  /** Cents by type code; in NAI also numbers of items. */
  amounts: Map<string, bigint>;
  /** Numbers of items by the type code of their total. */
  counts: Map<string, number>;
  sums: Sums;
}

export function centsOf(text: string, lineNumber: number, what: string): bigint {
  const [, before, digits, behind] = /^([+-]?)(\d{1,15})(-?)$/.exec(text.trim()) ?? [];
  if (digits === undefined || (before !== '' && behind !== ''))
    throw faultAt(lineNumber, `${what} must be cents, in digits.`);
  return before === '-' || behind === '-' ? -BigInt(digits) : BigInt(digits);
}

function codeOf(text: string, lineNumber: number): string {
  const code = text.trim();
  if (!isTypeCode(code)) throw faultAt(lineNumber, 'The type code must have three digits.');
  return code;
}

const noAmounts = (): Amounts => ({ amounts: new Map(), counts: new Map(), sums: { a: 0n, b: 0n } });

/** Code, amount, item count and funds type, repeated. */
export function bai2Amounts(fields: readonly string[], lineNumber: number): Amounts {
  const found = noAmounts();
  for (let at = 0; at < fields.length;) {
    const [written = '', amount = '', count = '', funds = ''] = fields.slice(at, at + 4);
    // The slash may follow empty fields
    if (fields.slice(at).every((field) => field.trim() === '')) break;
    if (at + 2 > fields.length) throw faultAt(lineNumber, 'A type code has no amount.');
    const code = codeOf(written, lineNumber);
    if (found.amounts.has(code)) throw faultAt(lineNumber, `Type code ${code} is there twice.`);
    if (amount.trim() !== '') {
      const cents = centsOf(amount, lineNumber, `The amount of type code ${code}`);
      found.amounts.set(code, cents);
      found.sums.a += cents;
      found.sums.b += cents;
    }
    if (count.trim() !== '') {
      if (!/^\d{1,9}$/.test(count.trim()))
        throw faultAt(lineNumber, `The item count of type code ${code} must be digits.`);
      found.counts.set(code, Number(count));
    }
    at += 4 + fundsOf(funds, fields.slice(at + 4, at + 5), lineNumber);
  }
  return found;
}

/** How many fields follow a funds type. */
function fundsOf(written: string, [count = '']: readonly string[], lineNumber: number): number {
  const type = written.trim();
  if (type === 'S') return 3;
  if (type === 'V') return 2;
  if (type === 'D') {
    if (!/^\d{1,3}$/.test(count.trim()))
      throw faultAt(lineNumber, 'Funds type D must be followed by a number of days.');
    return 1 + 2 * Number(count);
  }
  if (['', '0', '1', '2', 'Z'].includes(type)) return 0;
  throw faultAt(lineNumber, 'The funds type must be 0, 1, 2, S, V, D or Z.');
}

/** Code and amount, repeated. Counts have two digits behind the point, as amounts have. */
export function naiAmounts(fields: readonly string[], lineNumber: number): Amounts {
  const found = noAmounts();
  const filled = fields.filter((field) => field.trim() !== '');
  if (filled.length % 2 !== 0) throw faultAt(lineNumber, 'A type code has no amount.');
  for (let at = 0; at < filled.length; at += 2) {
    const code = codeOf(filled[at] ?? '', lineNumber);
    const cents = centsOf(filled[at + 1] ?? '', lineNumber, `The amount of type code ${code}`);
    if (found.amounts.has(code)) throw faultAt(lineNumber, `Type code ${code} is there twice.`);
    found.amounts.set(code, cents);
    found.sums.a += cents;
    if (!LEFT_OUT_OF_B.has(code)) found.sums.b += cents;
  }
  const counts = [
    ['102', '100'],
    ['402', '400'],
  ] as const;
  for (const [of, code] of counts) {
    const count = found.amounts.get(of);
    if (count !== undefined) found.counts.set(code, Number(count) / 100);
  }
  return found;
}

interface Detail {
  code: string;
  amount: bigint;
  valueDate?: string;
  bankReference: string;
  customerReference: string;
  text: string;
}

/** Takes fields from a record; what is left is its text. */
function fieldsOf(body: string) {
  let rest: string | null = body;
  return {
    next(): string {
      if (rest === null) return '';
      const at = rest.search(/[,\n]/);
      const field = at < 0 ? rest : rest.slice(0, at);
      rest = at < 0 ? null : rest.slice(at + 1);
      return field;
    },
    text: (): string => (rest ?? '').replaceAll('\n', ' '),
  };
}

export function bai2Detail(body: string, lineNumber: number): Detail {
  const fields = fieldsOf(body);
  const code = codeOf(fields.next(), lineNumber);
  const written = fields.next();
  const amount = code === '890' && written.trim() === '' ? 0n : centsOf(written, lineNumber, 'The amount');
  const funds = fields.next();
  const following = [funds.trim() === 'D' ? fields.next() : ''];
  const count = fundsOf(funds, following, lineNumber) - (funds.trim() === 'D' ? 1 : 0);
  const extra = Array.from({ length: count }, () => fields.next());
  const [date = ''] = extra;
  return {
    code,
    amount,
    ...(funds.trim() === 'V' && { valueDate: dayOfDigits(date.trim(), lineNumber, 'The value date') }),
    bankReference: fields.next(),
    customerReference: fields.next(),
    text: fields.text(),
  };
}

export function naiDetail(body: string, lineNumber: number): Detail {
  const fields = fieldsOf(body);
  const code = codeOf(fields.next(), lineNumber);
  const amount = centsOf(fields.next(), lineNumber, 'The amount');
  fields.next();
  const reference = fields.next().trim();
  return {
    code,
    amount,
    bankReference: '',
    customerReference: reference === '0' ? '' : reference,
    text: fields.text(),
  };
}
