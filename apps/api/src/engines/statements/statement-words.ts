import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';
import type { StatementFault } from '@quickportal/db/bank-statements/bank-statement-file';
import type { KnownStatement, StatementGap } from '@quickportal/db/bank-statements/read-statement-drafts';
import { shown } from './formats/statement-values.ts';

const ofDay = (date: string, number: string | null): string =>
  `${displayDate(date)}${number ? ` (number ${number})` : ''}`;

/** Says where a statement was imported before. */
export function knownFault(known: KnownStatement): StatementFault {
  const { lineNumber, statementDate, statementNumber, aliasName, fileName, importedAt, isSame } = known;
  const statement = `The statement of ${ofDay(statementDate, statementNumber)} of ${aliasName}`;
  if (importedAt === null) return { lineNumber, message: `${statement} is in the file twice.` };
  const from = fileName === null ? '' : ` from ${fileName}`;
  return {
    lineNumber,
    message: isSame
      ? `${statement} is imported already${from}.`
      : `${statement} is imported already${from}, with other balances or lines.`,
  };
}

/** Says that the day of a statement is closed. */
export const closedDayFault = (closed: {
  lineNumber: number;
  statementDate: string;
  aliasName: string;
}): StatementFault => ({
  lineNumber: closed.lineNumber,
  message: `${displayDate(closed.statementDate)} of ${closed.aliasName} is closed. Reopen the day first.`,
});

/** Says what is missing before or behind a statement. */
export function gapFault(gap: StatementGap): StatementFault {
  const { lineNumber, aliasName, statementDate, statementNumber, openingBalance, closingBalance } = gap;
  const { previousDate, previousNumber, previousClosing, nextDate, nextOpening } = gap;
  const opens = BigInt(openingBalance);
  if (previousDate !== null && previousClosing !== null && BigInt(previousClosing) !== opens) {
    const missing = missingNumbers(previousNumber ?? '', statementNumber);
    return {
      lineNumber,
      message: `The statement of ${ofDay(statementDate, statementNumber)} of ${aliasName} opens with ${shown(opens)}, but that of ${ofDay(previousDate, previousNumber)} closed with ${shown(BigInt(previousClosing))}: a difference of ${shown(opens - BigInt(previousClosing))}.${missing}`,
    };
  }
  return {
    lineNumber,
    message: `The statement of ${ofDay(statementDate, statementNumber)} of ${aliasName} closes with ${shown(BigInt(closingBalance))}, but that of ${displayDate(nextDate ?? statementDate)} opened with ${shown(BigInt(nextOpening ?? closingBalance))}.`,
  };
}

/** Numbers between two statements; nothing where numbers say nothing. */
function missingNumbers(before: string, after: string): string {
  const [first, last] = [Number(before) + 1, Number(after) - 1];
  if (before === '' || after === '' || !Number.isSafeInteger(first) || !Number.isSafeInteger(last) || last < first)
    return '';
  return last === first
    ? ` Statement number ${first} is missing.`
    : ` Statement numbers ${first} to ${last} are missing.`;
}
