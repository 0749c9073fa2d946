/**
 * Where a key is in a hash table with open addressing, or the free place that it would have. A key takes four numbers, so
 * that one line of the processor's cache has them: its two halves, its value and nothing. A place whose value is 0 is
 * free. The table has a power of two of numbers and is never full.
 */
export function placeOf(table: Int32Array, high: number, low: number): number {
  const mask = table.length - 1;
  const hash = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b);
  let place = ((hash ^ (hash >>> 15)) << 2) & mask;
  while (table[place + 2] !== 0 && (table[place + 1] !== low || table[place] !== high)) place = (place + 4) & mask;
  return place;
}
