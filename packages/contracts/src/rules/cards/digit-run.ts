import { cardLengths, startsCardNumber } from './cards.ts';

const SHORTEST = 13;
const LONGEST = 19;
/** A power of two, longer than the longest card number and one more. */
const WINDOW = 32;
const slot = (digit: number): number => digit & (WINDOW - 1);

/**
 * The last digits of a run of digits in groups, as many as a card number can have. Each group that ends is looked at
 * with those before it, at a cost that does not depend on how long the run is.
 */
export class DigitRun {
  private count = 0;
  private isInGroup = false;
  private readonly digits = new Uint8Array(WINDOW);
  /** Index in the text of each digit. */
  private readonly places = new Uint32Array(WINDOW);
  private readonly startsGroup = new Uint8Array(WINDOW);
  /** Luhn sums (modulo 10) of all that is before a digit, with the digits at even or at odd places doubled. */
  private readonly evenDoubled = new Uint8Array(WINDOW);
  private readonly oddDoubled = new Uint8Array(WINDOW);

  add(digit: number, place: number): void {
    const at = slot(this.count);
    const next = slot(this.count + 1);
    const doubled = digit > 4 ? digit * 2 - 9 : digit * 2;
    const isEven = this.count % 2 === 0;
    this.digits[at] = digit;
    this.places[at] = place;
    this.startsGroup[at] = this.isInGroup ? 0 : 1;
    this.evenDoubled[next] = ((this.evenDoubled[at] as number) + (isEven ? doubled : digit)) % 10;
    this.oddDoubled[next] = ((this.oddDoubled[at] as number) + (isEven ? digit : doubled)) % 10;
    this.isInGroup = true;
    this.count += 1;
  }

  /** Starts again: what comes does not belong to what was. */
  clear(): void {
    this.count = 0;
    this.isInGroup = false;
  }

  /** Ends a group. Where the longest card number starts in the text that ends with it, or null. */
  endGroup(): number | null {
    if (!this.isInGroup) return null;
    this.isInGroup = false;
    for (let length = Math.min(LONGEST, this.count); length >= SHORTEST; length--) {
      const start = this.count - length;
      const first = slot(start);
      if (this.startsGroup[first] === 0 || !startsCardNumber(this.digits[first] as number)) continue;
      if (this.hasCheckDigit(start) && this.isOfScheme(start, length)) {
        return this.places[slot(start)] as number;
      }
    }
    return null;
  }

  /** Luhn (ISO/IEC 7812-1): the last digit counts once, the one before it double, and so on. */
  private hasCheckDigit(start: number): boolean {
    const sums = this.count % 2 === 0 ? this.evenDoubled : this.oddDoubled;
    return sums[slot(this.count)] === sums[slot(start)];
  }

  private isOfScheme(start: number, length: number): boolean {
    let firstSix = 0;
    for (let at = start; at < start + 6; at++) firstSix = firstSix * 10 + (this.digits[slot(at)] as number);
    return cardLengths(firstSix)?.includes(length) === true;
  }
}
