/** What live checks count at most: the highest limit and one. */
const MOST_COUNTED = 51;
const FIRST_EVENTS = 1024;
const FIRST_KEYS = 2048;

/**
 * Counts events by key in windows that end now and are no longer than a span. Events come in the order of time; those
 * older than the span make room, so that memory goes with the busiest span and not with all that was seen. Keys are two
 * 32-bit integers; times and the span are microseconds.
 */
export class SlidingCounts {
  readonly #span: number;
  // A ring of events, oldest first; each knows the one of the same key before it. Its size is a power of two
  #times = new Float64Array(FIRST_EVENTS);
  #before = new Int32Array(FIRST_EVENTS);
  #oldest = 0;
  #next = 0;
  // Open addressing: the latest event of a key, counted from 1; 0 is a free place
  #high = new Int32Array(FIRST_KEYS);
  #low = new Int32Array(FIRST_KEYS);
  #latest = new Int32Array(FIRST_KEYS);
  #keys = 0;

  constructor(span: number) {
    this.#span = span;
  }

  /** Events that are kept. */
  get size(): number {
    return this.#next - this.#oldest;
  }

  add(high: number, low: number, time: number): void {
    const mask = this.#times.length - 1;
    while (this.#oldest < this.#next && (this.#times[this.#oldest & mask] as number) <= time - this.#span)
      this.#oldest++;
    if (this.size > mask) this.#growEvents();
    if (this.#keys * 2 >= this.#latest.length) this.#rebuildKeys();
    const place = this.#placeOf(high, low);
    if (this.#latest[place] === 0) {
      this.#high[place] = high;
      this.#low[place] = low;
      this.#keys++;
    }
    const slot = this.#next & (this.#times.length - 1);
    this.#times[slot] = time;
    this.#before[slot] = this.#latest[place] as number;
    this.#latest[place] = ++this.#next;
  }

  /** Events of the key after a moment, at most 51. The moment is within the span of the event that comes next. */
  count(high: number, low: number, since: number): number {
    let event = this.#latest[this.#placeOf(high, low)] as number;
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

  /** Where a key is, or the free place that it would have. */
  #placeOf(high: number, low: number): number {
    const mask = this.#latest.length - 1;
    let place = (Math.imul(high, 0x9e3779b1) ^ Math.imul(low, 0x85ebca6b)) >>> 0;
    place = (place ^ (place >>> 15)) & mask;
    while (this.#latest[place] !== 0 && (this.#low[place] !== low || this.#high[place] !== high))
      place = (place + 1) & mask;
    return place;
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

  /** Forgets keys whose events are gone; the table grows where that is not enough. */
  #rebuildKeys(): void {
    const [highs, lows, latest] = [this.#high, this.#low, this.#latest];
    let live = 0;
    for (const event of latest) if (event > this.#oldest) live++;
    const size = live * 4 > latest.length ? latest.length * 2 : latest.length;
    this.#high = new Int32Array(size);
    this.#low = new Int32Array(size);
    this.#latest = new Int32Array(size);
    this.#keys = live;
    for (let old = 0; old < latest.length; old++) {
      const event = latest[old] as number;
      if (event <= this.#oldest) continue;
      const [high, low] = [highs[old] as number, lows[old] as number];
      const place = this.#placeOf(high, low);
      this.#high[place] = high;
      this.#low[place] = low;
      this.#latest[place] = event;
    }
  }
}
