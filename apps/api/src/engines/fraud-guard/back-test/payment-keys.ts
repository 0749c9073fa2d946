import type { TestedPayment, Span } from '@quickportal/db/fraud-back-tests/read-tested-rows';
import { addressSubject } from '../../access/address-subject.ts';

const [DOT, ZERO, NINE] = [0x2e, 0x30, 0x39];

/** Key that payments are counted by, as two 32-bit integers: 64 bits of a fingerprint. */
export class PaymentKey {
  high = 0;
  low = 0;

  /** Returns false when the payment has no fingerprint. */
  readCard({ bytes, fingerprint: { at, length } }: TestedPayment): boolean {
    if (length < 8) return false;
    this.high = bytes.readInt32BE(at + length - 8);
    this.low = bytes.readInt32BE(at + length - 4);
    return true;
  }

  /** Reads an address: IPv4 as a number, any other text as a 64-bit hash. Returns false without an address. */
  readAddress({ bytes, payerIp: span }: TestedPayment): boolean {
    if (span.length < 0) return false;
    const number = ipv4Of(bytes, span);
    if (number === null) this.#hash(bytes, span);
    else {
      this.high = 0;
      this.low = number;
    }
    return true;
  }

  /** Reads the limit subject of an address: an IPv4 address, or the /64 of an IPv6 address. */
  readSubject(row: TestedPayment): boolean {
    const { at, length } = row.payerIp;
    if (length < 0 || ipv4Of(row.bytes, row.payerIp) !== null) return this.readAddress(row);
    const subject = Buffer.from(addressSubject(row.bytes.toString('latin1', at, at + length)), 'latin1');
    this.#hash(subject, { at: 0, length: subject.length });
    return true;
  }

  /** FNV-1a, twice with different starts. */
  #hash(bytes: Buffer, { at, length }: Span): void {
    let [high, low] = [0x811c9dc5, 0x9747b28c];
    for (let place = at; place < at + length; place++) {
      const byte = bytes[place] as number;
      high = Math.imul(high ^ byte, 0x01000193);
      low = Math.imul(low ^ (byte + length), 0x85ebca6b) ^ (low >>> 13);
    }
    // Cannot collide with an IPv4 address
    this.high = high | 1;
    this.low = low | 0;
  }
}

/** Parses a dotted quad; null for any other text, including leading zeros. */
function ipv4Of(bytes: Buffer, { at, length }: Span): number | null {
  let [number, part, digits, dots] = [0, 0, 0, 0];
  for (let place = at; place < at + length; place++) {
    const byte = bytes[place] as number;
    if (byte >= ZERO && byte <= NINE) {
      if (digits > 0 && part === 0) return null;
      part = part * 10 + byte - ZERO;
      digits++;
      if (part > 255) return null;
    } else if (byte === DOT && digits > 0 && dots < 3) {
      number = (number << 8) | part;
      dots++;
      part = 0;
      digits = 0;
    } else return null;
  }
  return dots === 3 && digits > 0 ? (number << 8) | part : null;
}
