/** Adds years to a date; 29 February becomes 1 March. */
export function yearsLater(from: Date, years: number): Date {
  const later = new Date(from);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later;
}
