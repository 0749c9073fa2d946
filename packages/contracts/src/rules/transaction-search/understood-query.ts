import { displayDate } from '../dates/calendar-date.ts';
import { formatAmount } from '../money.ts';
import { transactionStates, type TransactionStatus } from '../states/transaction.ts';
import { readQuery, type QueryReading } from './transaction-query.ts';

/** What a search of transactions was narrowed to by words of its text, and the text that is left. */
interface UnderstoodQuery {
  text: string;
  /** First and last day, yyyy-mm-dd, and what else the text named. */
  from?: string | undefined;
  to?: string | undefined;
  status?: TransactionStatus | undefined;
  isRefund?: boolean | undefined;
}

/** How each reading is named; those that repeat another one have no words of their own. */
const readings: readonly (readonly [keyof QueryReading, (reading: QueryReading) => string])[] = [
  ['receiptNumber', () => 'a receipt'],
  ['receiptPart', () => 'part of a receipt'],
  ['customer', () => 'a customer'],
  ['name', (reading) => (reading.customer === undefined ? 'the beginning of a name' : '')],
  ['amount', ({ amount = 0n }) => `the amount ${formatAmount(amount)}`],
  ['lastFour', () => 'last digits'],
  ['bsb', () => 'a BSB'],
  ['accountToken', () => 'an account token'],
  ['traceId', () => 'a trace ID'],
  ['reference', () => 'the beginning of a reference'],
];

const listed = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} or ${items.at(-1)}`;

/** What a text in the search of transactions was read as, in a line, such as `25 Nov 2026 · Declined · “olsson” as a customer`. */
export function understoodQuery({ text, from, to, status, isRefund }: UnderstoodQuery): string {
  const reading = text === '' ? null : readQuery(text);
  const kinds = readings.flatMap(([kind, words]) => (reading?.[kind] === undefined ? [] : words(reading) || []));
  const days = [...new Set([from, to])].flatMap((date) => (date === undefined ? [] : displayDate(date))).join(' to ');
  return [
    days,
    status === undefined ? '' : transactionStates.states[status].title,
    isRefund ? 'Refunds' : '',
    reading === null ? text && `“${text}”, which holds no letter or digit` : `“${text}” as ${listed(kinds)}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
