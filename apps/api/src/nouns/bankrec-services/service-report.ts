import { displayDate } from '@quickportal/contracts/rules/dates/calendar-date';

/** Lines of a document: what is kept of one has 20,000 characters. */
const MOST_LINES = 150;
const LONGEST_LINE = 400;

/** What a service did, line by line. */
export class ServiceReport {
  readonly #lines: string[] = [];
  #left = 0;

  add(line: string): void {
    if (this.#lines.length < MOST_LINES) this.#lines.push(line.slice(0, LONGEST_LINE));
    else this.#left += 1;
  }

  /** The document of the service message. */
  text(): string {
    const more = this.#left === 0 ? [] : [`and ${counted(this.#left, 'more line')}`];
    return [...this.#lines, ...more].join('\n');
  }
}

/** `1 statement`, `2 statements`. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-AU')} ${count === 1 ? one : many}`;

/** Days as people read them, the first of many. */
export function daysText(days: readonly string[]): string {
  const shown = days.slice(0, 3).map(displayDate);
  return days.length > shown.length ? `${shown.join(', ')} and ${days.length - shown.length} more` : shown.join(', ');
}
