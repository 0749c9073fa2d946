import { isHighRiskCountry } from '@quickportal/contracts/rules/fraud-guard/high-risk-countries';
import type { TestedPayment } from '@quickportal/db/fraud-back-tests/read-tested-rows';
import type { IpFactsSource } from '../../ip-facts/ip-facts.ts';
import { placeOf } from './key-table.ts';
import type { PaymentKey } from './payment-keys.ts';

const FIRST_PLACES = 1 << 16;
/** 32 MB for a million addresses; beyond that, all are dropped and looked up again. */
const MOST_PLACES = 1 << 21;

export interface AddressFacts {
  readonly country: string | null;
  readonly isHighRisk: boolean;
  readonly isAnonymousProxy: boolean;
}

/** Caches look-ups of payers' addresses, because an address recurs in many payments. */
export class KnownAddresses {
  readonly #source: IpFactsSource;
  /** A few hundred distinct facts; the first means none. */
  readonly #facts: (AddressFacts | null)[] = [null];
  readonly #numbers = new Map<string, number>();
  // The value of an address is the index of its facts
  #table = new Int32Array(FIRST_PLACES * 4);
  #size = 0;

  constructor(source: IpFactsSource) {
    this.#source = source;
  }

  factsOf(payment: TestedPayment, { high, low }: PaymentKey): AddressFacts {
    let place = placeOf(this.#table, high, low);
    let number = this.#table[place + 2] as number;
    if (number === 0) {
      if (this.#size * 8 >= this.#table.length) {
        this.#makeRoom();
        place = placeOf(this.#table, high, low);
      }
      number = this.#lookUp(payment);
      this.#put(place, { high, low, number });
    }
    return this.#facts[number] as AddressFacts;
  }

  #lookUp({ bytes, payerIp: { at, length } }: TestedPayment): number {
    const { country, isAnonymousProxy } = this.#source.lookUp(bytes.toString('latin1', at, at + length));
    const name = `${country} ${isAnonymousProxy}`;
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    const number = this.#facts.push({ country, isHighRisk: isHighRiskCountry(country), isAnonymousProxy }) - 1;
    this.#numbers.set(name, number);
    return number;
  }

  #put(place: number, { high, low, number }: { high: number; low: number; number: number }): void {
    this.#table[place] = high;
    this.#table[place + 1] = low;
    this.#table[place + 2] = number;
    this.#size++;
  }

  #makeRoom(): void {
    const old = this.#table;
    this.#size = 0;
    if (old.length >= MOST_PLACES * 4) {
      this.#table = new Int32Array(FIRST_PLACES * 4);
      return;
    }
    this.#table = new Int32Array(old.length * 2);
    for (let at = 0; at < old.length; at += 4) {
      const [high, low, number] = [old[at] as number, old[at + 1] as number, old[at + 2] as number];
      if (number !== 0) this.#put(placeOf(this.#table, high, low), { high, low, number });
    }
  }
}
