const format = new Intl.NumberFormat('en-AU');

/** Formats a count with separators: "1,284". A capped count is marked: "10,000+". */
export function formatCount(count: number, capped = false): string {
  return format.format(count) + (capped ? '+' : '');
}

/** A count with its noun: "1 line", "1,284 lines". */
export const countedNoun = (count: number, one: string, several = `${one}s`): string =>
  `${formatCount(count)} ${count === 1 ? one : several}`;
