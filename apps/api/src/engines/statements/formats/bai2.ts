import type { Currency } from '@quickportal/contracts/rules/money';
import { faultAt } from '../../uploads/file-fault.ts';
import { isBai2Credit, isNaiCredit } from './bai2-codes.ts';
import { bai2Amounts, bai2Detail, centsOf, naiAmounts, naiDetail, type Amounts, type Sums } from './bai2-fields.ts';
import { Bai2Records, type Bai2Record } from './bai2-records.ts';
import type { StatementReaderOf } from './statement-part.ts';
import { StatementTally, type StatedTotals } from './statement-tally.ts';
import { currencyOf, dayOfDigits, narrativeOf, referenceOf } from './statement-values.ts';

type Dialect = 'BAI2' | 'NAI';

interface Group {
  asOf: string;
  currency: string;
  sums: Sums;
  accounts: number;
  /** Physical lines since the group began. */
  lines: number;
}
interface Account extends Amounts {
  lineNumber: number;
  account: string;
  currency: Currency | null;
  lines: number;
}
const readerOf =
  (dialect: Dialect): StatementReaderOf =>
  (emit) => {
    const isNai = dialect === 'NAI';
    const tally = new StatementTally(emit);
    let file: { sums: Sums; groups: number; lines: number } | null = null;
    let group: Group | null = null;
    let account: Account | null = null;
    let isComplete = false;

    const records: Record<string, (record: Bai2Record, fields: string[]) => void> = {
      '01': ({ lines }) => {
        file = { sums: { a: 0n, b: 0n }, groups: 0, lines };
      },
      '02': ({ lineNumber, lines }, [, , status = '', asOf = '', , currency = '', modifier = '']) => {
        if (status.trim() !== '1')
          throw faultAt(lineNumber, 'The group status must be 1: deletions, corrections and tests are not imported.');
        if (!isNai && (modifier === '1' || modifier === '3'))
          throw faultAt(lineNumber, 'This is an interim report. Import the final one of the day.');
        const date = dayOfDigits(asOf, lineNumber, 'The as-of date');
        group = { asOf: date, currency: currency.trim(), sums: { a: 0n, b: 0n }, accounts: 0, lines };
      },
      '03': ({ lineNumber, lines }, fields) => {
        const { currency: ofGroup } = inside(group, lineNumber, 'A group (02)');
        const [number = '', ofAccount = ''] = fields;
        const digits = number.replaceAll(/[ -]/g, '');
        if (!/^\d{4,30}$/.test(digits)) throw faultAt(lineNumber, 'The account number is missing or is not digits.');
        const written = ofAccount.trim() || ofGroup;
        account = {
          lineNumber,
          account: digits,
          currency: written === '' ? null : currencyOf(written, lineNumber),
          ...(isNai ? naiAmounts(fields.slice(2), lineNumber) : bai2Amounts(fields.slice(2), lineNumber)),
          lines,
        };
      },
      '16': ({ lineNumber, lines, body }) => {
        const opened = inside(account, lineNumber, 'An account (03)');
        opened.lines += lines;
        const { code, amount, ...rest } = isNai ? naiDetail(body, lineNumber) : bai2Detail(body, lineNumber);
        opened.sums.a += amount;
        opened.sums.b += amount;
        // 890 is a text without an amount
        if (code === '890') return;
        const isCredit = isNai ? isNaiCredit(code) : isBai2Credit(code);
        tally.add({
          lineNumber,
          valueDate: rest.valueDate ?? inside(group, lineNumber, 'A group (02)').asOf,
          amount: isCredit ? amount : -amount,
          tranCode: code,
          bankReference: referenceOf(rest.bankReference, lineNumber),
          customerReference: referenceOf(rest.customerReference, lineNumber),
          narrative: narrativeOf(rest.text, lineNumber),
        });
      },
      '49': ({ lineNumber, lines }, [total = '', second = '']) => {
        const ended = inside(account, lineNumber, 'An account (03)');
        const of = inside(group, lineNumber, 'A group (02)');
        ended.lines += lines;
        checkTotal(ended.sums.a, total, lineNumber, isNai ? 'total A' : 'total');
        if (isNai) checkTotal(ended.sums.b, second, lineNumber, 'total B');
        else checkCount(ended.lines, second, lineNumber, 'records');
        const { opening, closing, stated } = balancesOf(ended, tally, isNai);
        tally.close(
          {
            lineNumber: ended.lineNumber,
            account: ended.account,
            currency: ended.currency,
            statementDate: of.asOf,
            statementNumber: '',
            openingBalance: opening,
            closingBalance: closing,
          },
          ended.lineNumber,
          stated,
        );
        of.sums.a += ended.sums.a;
        of.sums.b += ended.sums.b;
        of.accounts += 1;
        of.lines += ended.lines;
        account = null;
      },
      '98': ({ lineNumber, lines }, [total = '', accounts = '', third = '']) => {
        if (account) throw faultAt(lineNumber, 'The account above has no trailer (49).');
        const ended = inside(group, lineNumber, 'A group (02)');
        const whole = inside(file, lineNumber, 'The file header (01)');
        ended.lines += lines;
        checkTotal(ended.sums.a, total, lineNumber, isNai ? 'total A' : 'total');
        checkCount(ended.accounts, accounts, lineNumber, 'accounts');
        if (isNai) checkTotal(ended.sums.b, third, lineNumber, 'total B');
        else checkCount(ended.lines, third, lineNumber, 'records');
        whole.sums.a += ended.sums.a;
        whole.sums.b += ended.sums.b;
        whole.groups += 1;
        whole.lines += ended.lines;
        group = null;
      },
      '99': ({ lineNumber, lines }, [total = '', groups = '', recordCount = '', fourth = '']) => {
        if (group) throw faultAt(lineNumber, 'The group above has no trailer (98).');
        const ended = inside(file, lineNumber, 'The file header (01)');
        ended.lines += lines;
        checkTotal(ended.sums.a, total, lineNumber, isNai ? 'total A' : 'total');
        checkCount(ended.groups, groups, lineNumber, 'groups');
        checkCount(ended.lines, recordCount, lineNumber, 'records');
        if (isNai) checkTotal(ended.sums.b, fourth, lineNumber, 'total B');
        if (ended.groups === 0) throw faultAt(lineNumber, 'The file has no statement.');
        isComplete = true;
      },
    };

    const joined = new Bai2Records((record) => {
      const { code, lineNumber } = record;
      if (isComplete) throw faultAt(lineNumber, 'Nothing may follow the file trailer (99).');
      const isInPlace = { '01': !file, '02': file && !group, '03': group && !account, '16': account, '49': account };
      if (code in isInPlace && !isInPlace[code as keyof typeof isInPlace])
        throw faultAt(lineNumber, `Record ${code} is not in its place.`);
      records[code]?.(record, record.body.split(/[,\n]/));
    });
    return {
      line: (text, lineNumber) => joined.line(text, lineNumber),
      end(lineNumber) {
        joined.end();
        if (!isComplete) throw faultAt(lineNumber, 'The file has no trailer (99): it is not complete.');
      },
    };
  };

/** Reads BAI2, version 2. */
export const bai2Reader = readerOf('BAI2');
/** Reads NAI, NAB's dialect of it. */
export const naiReader = readerOf('NAI');

function inside<Part>(part: Part | null, lineNumber: number, name: string): Part {
  if (!part) throw faultAt(lineNumber, `${name} must come before this record.`);
  return part;
}

function checkTotal(found: bigint, text: string, lineNumber: number, what: string): void {
  const said = centsOf(text, lineNumber, `The ${what}`);
  if (said !== found) throw faultAt(lineNumber, `The ${what} is ${said}, but the records above give ${found}.`);
}

function checkCount(found: number, text: string, lineNumber: number, what: string): void {
  if (!/^\d{1,10}$/.test(text.trim())) throw faultAt(lineNumber, `The number of ${what} must be digits.`);
  const said = Number(text);
  if (said !== found) throw faultAt(lineNumber, `The number of ${what} is ${said}, but there are ${found}.`);
}

/** Balances of an account; without an opening balance it is what lines and closing balance give. */
function balancesOf({ amounts, counts, lineNumber }: Account, tally: StatementTally, isNai: boolean) {
  const closing = amounts.get('015');
  if (closing === undefined) throw faultAt(lineNumber, 'The account has no closing ledger balance (015).');
  const opening = (isNai ? undefined : amounts.get('010')) ?? closing - tally.credits + tally.debits;
  const stated: StatedTotals = {
    credits: amounts.get('100'),
    debits: amounts.get('400'),
    creditCount: counts.get('100'),
    debitCount: counts.get('400'),
  };
  return { opening, closing, stated };
}
