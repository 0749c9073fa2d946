import { readAmount, parseAmount } from '@quickportal/contracts/rules/money';
import { faultAt } from '../../uploads/file-fault.ts';
import { dayOf, narrativeOf, referenceOf, shown } from './statement-values.ts';
import type { StatementPart } from './statement-part.ts';

/** A row of an export as its bank writes it. */
interface CsvLine {
  account: string | null;
  date: string | null;
  amount: bigint | null;
  balance: bigint | null;
  code: string;
  reference: string;
  narrative: string;
}

/** How a bank exports transactions as CSV. */
export interface CsvLayout {
  bank: string;
  columns: readonly [fewest: number, most: number];
  hasHeader: boolean;
  toLine(values: readonly string[]): CsvLine;
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** dd/mm/yyyy. */
function slashed(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d\d?)\/(\d\d?)\/(\d{4})$/.exec(text.trim()) ?? [];
  return dayOf(year, month.padStart(2, '0'), day.padStart(2, '0'));
}

/** 30 Nov 26. */
function worded(text: string): string | null {
  const [, day = '', name = '', year = ''] = /^(\d\d?) ([A-Za-z]{3}) (\d\d|\d{4})$/.exec(text.trim()) ?? [];
  const month = months.indexOf(name.toLowerCase()) + 1;
  return dayOf(year, String(month).padStart(2, '0'), day.padStart(2, '0'));
}

/** Cents of -1,234.50, +100.00 or $5; null for anything else. */
function cents(text: string | undefined): bigint | null {
  const written = readAmount((text ?? '').trim().replace(/^\+/, ''));
  return written === null ? null : parseAmount(written);
}

const digits = (text: string | undefined): string => (text ?? '').replaceAll(/[ -]/g, '');

export const csvLayouts: readonly CsvLayout[] = [
  {
    bank: 'WESTPAC',
    columns: [7, 8],
    hasHeader: true,
    toLine: ([account, date = '', narrative = '', debit = '', credit = '', balance, category = '', serial = '']) => {
      const isDebit = debit.trim() !== '';
      const amount = cents(isDebit ? debit : credit);
      const isOne = isDebit !== (credit.trim() !== '');
      return {
        account: digits(account),
        date: slashed(date),
        amount: amount === null || !isOne || amount < 0n ? null : isDebit ? -amount : amount,
        balance: cents(balance),
        code: category,
        reference: serial,
        narrative,
      };
    },
  },
  {
    bank: 'NAB',
    columns: [7, 10],
    hasHeader: true,
    toLine: ([date = '', amount, account, , type = '', narrative = '', balance]) => ({
      account: digits(account),
      date: worded(date),
      amount: cents(amount),
      balance: cents(balance),
      code: type,
      reference: '',
      narrative,
    }),
  },
  {
    bank: 'COMMBANK',
    columns: [4, 4],
    hasHeader: false,
    toLine: ([date = '', amount, narrative = '', balance]) => ({
      account: null,
      date: slashed(date),
      amount: cents(amount),
      balance: cents(balance),
      code: '',
      reference: '',
      narrative,
    }),
  },
];

interface Row {
  lineNumber: number;
  account: string | null;
  date: string;
  amount: bigint;
  balance: bigint;
}

/** Rows of one day that are held until it is clear which way round they are. */
const MOST_HELD = 10_000;
/** Longest code that is kept, such as NAB's type of a transaction. */
const LONGEST_CODE = 35;

/**
 * Reads rows of a bank's CSV, each day as a statement. Balances run from row to row, whichever way round the file is;
 * opening and closing balance of a day are those around its rows.
 */
export function bankCsvReader(layout: CsvLayout, emit: (part: StatementPart) => void) {
  /** Which ways round the rows still can be. */
  const fits = { newestFirst: true, oldestFirst: true };
  let last: Row | null = null;
  let day: { first: Row; lineCount: number } | null = null;
  let held: StatementPart[] = [];
  let rows = 0;

  const settle = (next: Row): void => {
    if (!last) return;
    const newest = last.balance - last.amount === next.balance;
    const oldest = last.balance + next.amount === next.balance;
    const could = { ...fits };
    fits.newestFirst &&= newest && next.date <= last.date;
    fits.oldestFirst &&= oldest && next.date >= last.date;
    if (fits.newestFirst || fits.oldestFirst) return;
    const isNewest = could.newestFirst && (!could.oldestFirst || next.date <= last.date);
    if (isNewest ? next.date > last.date : next.date < last.date)
      throw faultAt(next.lineNumber, 'The rows are not in the order of their dates.');
    const [older, newer] = isNewest ? [next, last] : [last, next];
    throw faultAt(
      newer.lineNumber,
      `The balance is ${shown(newer.balance)}, but ${shown(older.balance)} of the row before it and this amount give ${shown(older.balance + newer.amount)}: a row is missing or wrong.`,
    );
  };

  const endDay = (): void => {
    if (!day || !last) return;
    const { first, lineCount } = day;
    const [oldest, newest] = fits.newestFirst ? [last, first] : [first, last];
    for (const part of held) emit(ordered(part, fits.newestFirst));
    held = [];
    emit({
      statement: {
        lineNumber: first.lineNumber,
        account: first.account,
        currency: null,
        statementDate: first.date,
        statementNumber: '',
        openingBalance: oldest.balance - oldest.amount,
        closingBalance: newest.balance,
        lineCount,
      },
    });
    day = null;
  };

  return {
    row(values: readonly string[], lineNumber: number): void {
      if (values.every((value) => value.trim() === '')) return;
      if (layout.hasHeader && rows === 0 && lineNumber === 1) return;
      const [fewest, most] = layout.columns;
      if (values.length < fewest || values.length > most)
        throw faultAt(
          lineNumber,
          `The row has ${values.length} values instead of ${fewest === most ? most : `${fewest} to ${most}`}.`,
        );
      const { code, reference, narrative, ...read } = layout.toLine(values);
      const next = complete(read, lineNumber);
      if (last && last.account !== next.account)
        throw faultAt(lineNumber, 'The row is of another account than the rows above. Import each account separately.');
      settle(next);
      // A day is known to be over, and its direction, before its rows are handed on
      if (day && day.first.date !== next.date) endDay();
      rows += 1;
      day ??= { first: next, lineCount: 0 };
      day.lineCount += 1;
      last = next;
      held.push({
        line: {
          lineNumber,
          order: rows,
          valueDate: next.date,
          amount: next.amount,
          tranCode: code.trim().slice(0, LONGEST_CODE),
          bankReference: '',
          customerReference: referenceOf(reference, lineNumber),
          narrative: narrativeOf(narrative, lineNumber),
        },
      });
      // Exports have the newest first
      if (held.length > MOST_HELD) fits.oldestFirst = false;
      if (fits.newestFirst === fits.oldestFirst) return;
      for (const part of held) emit(ordered(part, fits.newestFirst));
      held = [];
    },
    end(lineNumber: number): void {
      if (rows === 0) throw faultAt(lineNumber, 'The file has no transactions.');
      endDay();
    },
  };
}

const ordered = (part: StatementPart, isNewestFirst: boolean): StatementPart =>
  'line' in part && isNewestFirst ? { line: { ...part.line, order: -part.line.order } } : part;

function complete(
  { account, date, amount, balance }: Pick<CsvLine, 'account' | 'date' | 'amount' | 'balance'>,
  lineNumber: number,
): Row {
  if (date === null) throw faultAt(lineNumber, 'The date of the row cannot be read.');
  if (amount === null) throw faultAt(lineNumber, 'The amount of the row cannot be read.');
  if (balance === null) throw faultAt(lineNumber, 'The balance of the row cannot be read.');
  if (amount === 0n) throw faultAt(lineNumber, 'The amount of a transaction must not be zero.');
  if (account !== null && !/^\d{4,30}$/.test(account))
    throw faultAt(lineNumber, 'The account number of the row is missing or is not digits.');
  return { lineNumber, account, date, amount, balance };
}
