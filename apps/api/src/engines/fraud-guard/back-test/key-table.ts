/**
 * Finds the slot of a key in a hash table with open addressing, or the free slot for it. A slot is four numbers, which
 * fit one cache line: the two halves of the key, its value, and padding. A slot with value 0 is free. The table's size
 * is a power of two, and it is never full.
 */
export function placeOf(table: Int32Array, high: number, low: number): number {
  const mask = table.length - 1;
  const hash = Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b);
  let place = ((hash ^ (hash >>> 15)) << 2) & mask;
  while (table[place + 2] !== 0 && (table[place + 1] !== low || table[place] !== high)) place = (place + 4) & mask;
  return place;
}
