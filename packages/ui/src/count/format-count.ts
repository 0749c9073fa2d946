const format = new Intl.NumberFormat('en-AU');

/** A count with separators: "1,284". A count that was only made up to a limit says so: "10,000+". */
export function formatCount(count: number, capped = false): string {
  return format.format(count) + (capped ? '+' : '');
}
