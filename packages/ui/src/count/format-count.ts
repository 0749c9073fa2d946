const format = new Intl.NumberFormat('en-AU');

/** Formats a count with separators: "1,284". A capped count is marked: "10,000+". */
export function formatCount(count: number, capped = false): string {
  return format.format(count) + (capped ? '+' : '');
}
