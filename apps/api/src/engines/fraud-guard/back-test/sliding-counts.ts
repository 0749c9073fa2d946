import { placeOf } from './key-table.ts';

/** Maximum that live checks count to: the highest limit plus one. */
const MOST_COUNTED = 51;
const FIRST_EVENTS = 1024;
const FIRST_KEYS = 2048;

/**
 * Counts events by key in windows that end now, up to a maximum span. Events arrive in time order; older ones are
 * dropped, so memory depends on the busiest span. Keys are two 32-bit integers; times and the span are microseconds.
 */
export class SlidingCounts {
  readonly #span: number;
  // A ring of events, oldest first; each links to the previous one of its key. Its size is a power of two
  #times = new Float64Array(FIRST_EVENTS);
  #before = new Int32Array(FIRST_EVENTS);
  #oldest = 0;
  #next = 0;
  // The value of a key is its latest event, starting at 1
  #table = new Int32Array(FIRST_KEYS * 4);
  #keys = 0;

  constructor(span: number) {
    this.#span = span;
  }

  /** Number of events in the span. */
  get size(): number {
    return this.#next - this.#oldest;
  }

  add(high: number, low: number, time: number): void {
    const mask = this.#times.length - 1;
    while (this.#oldest < this.#next && (this.#times[this.#oldest & mask] as number) <= time - this.#span)
      this.#oldest++;
    if (this.size > mask) this.#growEvents();
    if (this.#keys * 8 >= this.#table.length) this.#rebuildKeys();
    const table = this.#table;
    const place = placeOf(table, high, low);
    if (table[place + 2] === 0) {
      table[place] = high;
      table[place + 1] = low;
      this.#keys++;
    }
    const slot = this.#next & (this.#times.length - 1);
    this.#times[slot] = time;
    this.#before[slot] = table[place + 2] as number;
    table[place + 2] = ++this.#next;
  }

  /** Counts events of the key after a time, up to 51. The time is within the span of the next event. */
  count(high: number, low: number, since: number): number {
    let event = this.#table[placeOf(this.#table, high, low) + 2] as number;
    let found = 0;
    const mask = this.#times.length - 1;
    while (event > this.#oldest && found < MOST_COUNTED) {
      const slot = (event - 1) & mask;
      if ((this.#times[slot] as number) <= since) break;
      found++;
      event = this.#before[slot] as number;
    }
    return found;
  }

  #growEvents(): void {
    const [times, before, capacity] = [this.#times, this.#before, this.#times.length];
    this.#times = new Float64Array(capacity * 2);
    this.#before = new Int32Array(capacity * 2);
    for (let event = this.#oldest; event < this.#next; event++) {
      this.#times[event & (capacity * 2 - 1)] = times[event & (capacity - 1)] as number;
      this.#before[event & (capacity * 2 - 1)] = before[event & (capacity - 1)] as number;
    }
  }

  /** Removes keys without events; grows the table if that is not enough. */
  #rebuildKeys(): void {
    const old = this.#table;
    let live = 0;
    for (let at = 0; at < old.length; at += 4) if ((old[at + 2] as number) > this.#oldest) live++;
    this.#table = new Int32Array(live * 16 > old.length ? old.length * 2 : old.length);
    this.#keys = live;
    for (let at = 0; at < old.length; at += 4) {
      const event = old[at + 2] as number;
      if (event <= this.#oldest) continue;
      const place = placeOf(this.#table, old[at] as number, old[at + 1] as number);
      this.#table.set(old.subarray(at, at + 3), place);
    }
  }
}
