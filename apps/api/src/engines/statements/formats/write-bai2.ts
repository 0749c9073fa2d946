import type { Currency } from '@quickportal/contracts/rules/money';
import { isBai2Credit, isTypeCode } from './bai2-codes.ts';

/** A statement to write; cents, days as yyyy-mm-dd. */
export interface Bai2Statement {
  /** BSB and account number, or a New Zealand account, without separators. */
  readonly account: string;
  readonly currency: Currency;
  readonly statementDate: string;
  readonly openingBalance: bigint;
  readonly lines: readonly {
    readonly amount: bigint;
    /** Three digits; another code, or one of the other direction, becomes 399 or 699. */
    readonly tranCode: string;
    readonly valueDate: string;
    readonly bankReference: string;
    readonly customerReference: string;
    readonly narrative: string;
  }[];
}

export interface Bai2File {
  readonly sender: string;
  readonly receiver: string;
  /** Day and time (HHMM) on which it is written. */
  readonly createdOn: string;
  readonly createdAt: string;
  readonly fileId: number;
  readonly statements: readonly Bai2Statement[];
}

const LINE_LENGTH = 80;

/**
 * Writes statements as BAI2, a group for each day and currency, with control totals; lines of at most 80 characters but
 * where a field is longer. Fields cannot have commas and slashes: they become blanks and hyphens. Closing balances are
 * those that the lines give.
 */
export function writeBai2({ sender, receiver, createdOn, createdAt, fileId, statements }: Bai2File): string {
  const lines = [record('01', [sender, receiver, yymmdd(createdOn), createdAt, String(fileId), '80', '1', '2'])];
  let total = 0n;
  for (const statement of statements) {
    const group = record('02', [
      receiver,
      sender,
      '1',
      yymmdd(statement.statementDate),
      '2359',
      statement.currency,
      '2',
    ]);
    const account = accountLines(statement);
    lines.push(group, ...account.lines);
    lines.push(record('98', [String(account.total), '1', String(account.lines.length + 2)]));
    total += account.total;
  }
  lines.push(record('99', [String(total), String(statements.length), String(lines.length + 1)]));
  return lines.map((line) => `${line}\r\n`).join('');
}

function accountLines({ account, currency, statementDate, openingBalance, lines }: Bai2Statement) {
  const credits = lines.filter(({ amount }) => amount > 0n);
  const debits = lines.filter(({ amount }) => amount < 0n);
  const credited = credits.reduce((sum, { amount }) => sum + amount, 0n);
  const debited = debits.reduce((sum, { amount }) => sum - amount, 0n);
  const closing = openingBalance + credited - debited;
  const written = [
    record('03', [account, currency, '010', String(openingBalance), '', '', '015', String(closing), '', '']),
    record('88', [
      '100',
      String(credited),
      String(credits.length),
      '',
      '400',
      String(debited),
      String(debits.length),
      '',
    ]),
    ...lines.flatMap((line) => detailLines(line, statementDate)),
  ];
  const total = openingBalance + closing + 2n * (credited + debited);
  return { lines: [...written, record('49', [String(total), String(written.length + 1)])], total };
}

function detailLines(line: Bai2Statement['lines'][number], statementDate: string): string[] {
  const size = line.amount < 0n ? -line.amount : line.amount;
  const funds = line.valueDate === statementDate ? [''] : ['V', yymmdd(line.valueDate), ''];
  const head = `16,${[codeOf(line), String(size), ...funds, line.bankReference, line.customerReference].map(field).join(',')},`;
  return textLines(head, line.narrative.replaceAll(/\s+/g, ' ').trim());
}

/** A text over as many records as it needs. Only its end has a slash, which a reader takes off. */
function textLines(head: string, text: string): string[] {
  const written: string[] = [];
  let line = head;
  for (let rest = Array.from(text); ;) {
    let count = Math.max(1, LINE_LENGTH - line.length - 1);
    if (rest.length <= count) return [...written, `${line}${rest.join('')}/`];
    // A slash, or a blank, at the end of a record would be lost
    while (count > 1 && /[/ ]/.test(rest[count - 1] ?? '')) count -= 1;
    if (/[/ ]/.test(rest[count - 1] ?? '')) count = rest.findIndex((sign) => !/[/ ]/.test(sign)) + 1 || rest.length;
    if (count >= rest.length) return [...written, `${line}${rest.join('')}/`];
    written.push(line + rest.slice(0, count).join(''));
    rest = rest.slice(count);
    line = '88,';
  }
}

const record = (code: string, fields: readonly string[]): string => `${[code, ...fields.map(field)].join(',')}/`;
const field = (text: string): string =>
  text
    .replaceAll(/[,\s]+/g, ' ')
    .replaceAll('/', '-')
    .trim();
const yymmdd = (date: string): string => date.slice(2).replaceAll('-', '');

function codeOf({ amount, tranCode }: { amount: bigint; tranCode: string }): string {
  const fits = isTypeCode(tranCode) && tranCode !== '890' && isBai2Credit(tranCode) === amount > 0n;
  return fits ? tranCode : amount > 0n ? '399' : '699';
}
