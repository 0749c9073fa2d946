import { faultAt } from '../../uploads/file-fault.ts';
import type { StatementReader, StatementReaderOf } from './statement-part.ts';
import { StatementTally } from './statement-tally.ts';
import { currencyOf, dayOfDigits, narrativeOf, referenceOf, shown } from './statement-values.ts';
import type { Currency } from '@quickportal/contracts/rules/money';

const TAG = /^:(\d\d[A-Z]?):(.*)$/;
const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,15}),(\d{0,2})$/;
const LINE = /^(\d{6})(\d{4})?(RC|RD|C|D)([A-Z])?(\d{1,15}),(\d{0,2})([NFS])([A-Z0-9]{3})(.*)$/;
/** A :61: without its type, to say what is wrong with the amount. */
const POINT = /^\d{6}(?:\d{4})?(?:RC|RD|C|D)[A-Z]?\d{1,15}\.\d/;
/** Tags with nothing that is kept. */
const PASSED_OVER = new Set(['20', '21', '13', '13D', '64', '65', '90C', '90D']);
/** Lines of a :86: at most, with some to spare. */
const MOST_TEXT_LINES = 20;

interface Balance {
  amount: bigint;
  currency: Currency;
  date: string;
}

interface Message {
  lineNumber: number;
  account: string;
  /** Statement number without the page. */
  statementNumber: string;
  page: number;
  opening: Balance | null;
}

interface Entry {
  lineNumber: number;
  date: string;
  amount: bigint;
  type: string;
  references: string;
  supplementary: string;
  text: string[];
}

/** Reads SWIFT MT940. Pages of a statement (62M, 60M) are one statement. */
export const mt940Reader: StatementReaderOf = (emit) => {
  const tally = new StatementTally(emit);
  let message: Message | null = null;
  /** The statement that goes on in the next message. */
  let paged: (Message & { opening: Balance; carried: Balance }) | null = null;
  let entry: Entry | null = null;
  let lastTag = '';
  let count = 0;

  const finishEntry = (): void => {
    if (!entry) return;
    const { lineNumber, date, amount, type, references, supplementary, text } = entry;
    entry = null;
    const at = references.indexOf('//');
    const [own, bank] = at < 0 ? [references, ''] : [references.slice(0, at), references.slice(at + 2)];
    tally.add({
      lineNumber,
      valueDate: date,
      amount,
      tranCode: type,
      bankReference: referenceOf(bank, lineNumber),
      customerReference: own.trim() === 'NONREF' ? '' : referenceOf(own, lineNumber),
      narrative: narrativeOf(text.length > 0 ? text.join(' ') : supplementary, lineNumber),
    });
  };

  const inMessage = (lineNumber: number, tag: string): Message => {
    if (!message) throw faultAt(lineNumber, `Tag :${tag}: must come after :25: and :28C:.`);
    return message;
  };

  const tags: Record<string, (value: string, lineNumber: number) => void> = {
    '25': (value, lineNumber) => {
      if (message) throw faultAt(lineNumber, 'A statement begins before the one above has a closing balance.');
      const account = value.replace(/[A-Z]{3}$/, '').replaceAll(/[^0-9]/g, '');
      if (account === '') throw faultAt(lineNumber, 'Tag :25: has no account number.');
      message = { lineNumber, account, statementNumber: '', page: 1, opening: null };
    },
    '28C': (value, lineNumber) => {
      const [, number, page] = /^(\d{1,5})(?:\/(\d{1,5}))?$/.exec(value.trim()) ?? [];
      if (number === undefined) throw faultAt(lineNumber, 'Tag :28C: must be a statement number, such as 00334/00001.');
      const begun = inMessage(lineNumber, '28C');
      begun.statementNumber = number;
      begun.page = Number(page ?? 1);
    },
    '60F': (value, lineNumber) => {
      if (paged)
        throw faultAt(lineNumber, 'The statement above ends with :62M:, but this message does not go on with it.');
      const begun = inMessage(lineNumber, '60F');
      if (begun.opening) throw faultAt(lineNumber, 'This statement has two opening balances.');
      begun.opening = balanceOf(value, lineNumber);
    },
    '60M': (value, lineNumber) => {
      const begun = inMessage(lineNumber, '60M');
      const opening = balanceOf(value, lineNumber);
      if (!paged) throw faultAt(lineNumber, 'The first page of this statement is not in the file.');
      if (
        begun.account !== paged.account ||
        begun.statementNumber !== paged.statementNumber ||
        begun.page !== paged.page + 1
      )
        throw faultAt(lineNumber, 'This is not the next page of the statement above.');
      if (opening.currency !== paged.carried.currency) throw mixed(lineNumber);
      if (opening.amount !== paged.carried.amount)
        throw faultAt(
          lineNumber,
          `This page begins with ${shown(opening.amount)}, but the one before ends with ${shown(paged.carried.amount)}.`,
        );
      begun.opening = paged.opening;
      begun.lineNumber = paged.lineNumber;
      paged = null;
    },
    '61': (value, lineNumber) => {
      if (!inMessage(lineNumber, '61').opening)
        throw faultAt(lineNumber, 'A transaction comes before the opening balance.');
      entry = entryOf(value, lineNumber);
    },
    '86': (value, lineNumber) => {
      inMessageOrAfter(lineNumber);
      if (entry) entry.text.push(value);
    },
    '62F': (value, lineNumber) => {
      const { statementNumber, account, opening, lineNumber: begins } = closing(lineNumber, '62F');
      const { amount, currency, date } = balanceOf(value, lineNumber);
      if (currency !== opening.currency) throw mixed(lineNumber);
      tally.close(
        {
          lineNumber: begins,
          account,
          currency,
          statementDate: date,
          statementNumber,
          openingBalance: opening.amount,
          closingBalance: amount,
        },
        lineNumber,
      );
      count += 1;
      message = null;
    },
    '62M': (value, lineNumber) => {
      const page = closing(lineNumber, '62M');
      const carried = balanceOf(value, lineNumber);
      if (carried.currency !== page.opening.currency) throw mixed(lineNumber);
      const closes = page.opening.amount + tally.credits - tally.debits;
      if (closes !== carried.amount)
        throw faultAt(
          lineNumber,
          `This page ends with ${shown(carried.amount)}, but opening balance and lines give ${shown(closes)}.`,
        );
      paged = { ...page, carried };
      message = null;
    },
  };

  const inMessageOrAfter = (lineNumber: number): void => {
    if (!message && count === 0 && !paged) throw faultAt(lineNumber, 'Tag :86: must come after a transaction.');
  };

  const closing = (lineNumber: number, tag: string): Message & { opening: Balance } => {
    const ended = inMessage(lineNumber, tag);
    if (!ended.opening) throw faultAt(lineNumber, 'This statement has no opening balance.');
    return { ...ended, opening: ended.opening };
  };

  const readTag = (tag: string, value: string, lineNumber: number): void => {
    if (tag !== '86') finishEntry();
    lastTag = tag;
    const read = tags[tag === '28' ? '28C' : tag === '25P' ? '25' : tag];
    if (read) return read(value, lineNumber);
    if (!PASSED_OVER.has(tag)) throw faultAt(lineNumber, `Tag :${tag}: is not part of a statement (MT940).`);
  };

  const reader: StatementReader = {
    line(text, lineNumber) {
      const line = withoutBlocks(text);
      if (line.trim() === '' || line.startsWith('-')) return;
      const [, tag, value = ''] = TAG.exec(line) ?? [];
      if (tag !== undefined) return readTag(tag, value, lineNumber);
      if (lastTag === '86') {
        if (!entry) return;
        entry.text.push(line);
        if (entry.text.length > MOST_TEXT_LINES)
          throw faultAt(lineNumber, `The text of this transaction has more than ${MOST_TEXT_LINES} lines.`);
      } else if (lastTag === '61' && entry && entry.supplementary === '') entry.supplementary = line;
      else if (!PASSED_OVER.has(lastTag))
        throw faultAt(lineNumber, 'This line does not begin with a tag, such as :61:.');
    },
    end(lineNumber) {
      if (message || entry) throw faultAt(lineNumber, 'The file ends in the middle of a statement.');
      if (paged) throw faultAt(lineNumber, 'The last page of this statement is not in the file.');
      if (count === 0) throw faultAt(lineNumber, 'The file has no statement.');
    },
  };
  return reader;
};

/** A line without the SWIFT blocks around a message. */
function withoutBlocks(line: string): string {
  if (line.startsWith('{')) return line.replace(/^(?:\{[^{}]*(?:\{[^{}]*\})*[^{}]*\})*\{4:|^(?:\{[^{}]*\})+/, '');
  return line.startsWith('-}') ? '' : line;
}

const mixed = (lineNumber: number) => faultAt(lineNumber, 'The statement opens in one currency and closes in another.');

function balanceOf(value: string, lineNumber: number): Balance {
  const [, sign, date = '', currency = '', whole = '', cents = ''] = BALANCE.exec(value.trim()) ?? [];
  if (sign === undefined)
    throw faultAt(lineNumber, 'A balance must be like C261130AUD1654,20, with a comma before the cents.');
  const amount = BigInt(`${whole}${cents.padEnd(2, '0')}`);
  return {
    amount: sign === 'D' ? -amount : amount,
    currency: currencyOf(currency, lineNumber),
    date: dayOfDigits(date, lineNumber, 'The date of the balance'),
  };
}

function entryOf(value: string, lineNumber: number): Entry {
  const [, date = '', , mark, , whole = '', cents = '', letter = '', code = '', references = ''] =
    LINE.exec(value) ?? [];
  if (mark === undefined)
    throw faultAt(
      lineNumber,
      POINT.test(value)
        ? 'The amount has a decimal point. In MT940 it has a comma, such as 84,50.'
        : 'Tag :61: must be like 2611301130C250,00NTRFREFERENCE//BANKREF.',
    );
  const amount = BigInt(`${whole}${cents.padEnd(2, '0')}`);
  return {
    lineNumber,
    date: dayOfDigits(date, lineNumber, 'The value date'),
    // RC takes a credit back, RD a debit
    amount: mark === 'C' || mark === 'RD' ? amount : -amount,
    type: `${letter}${code}`,
    references,
    supplementary: '',
    text: [],
  };
}
