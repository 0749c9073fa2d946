import type { TransactionStatus } from '@quickportal/contracts/rules/states/transaction';
import type { Currency } from '@quickportal/contracts/rules/money';

/** Signature, flags and length of the extension, which COPY writes before the first row. */
const HEADER_BYTES = 19;
/** PostgreSQL counts time from 2000. */
const EPOCH_MICROSECONDS = Date.UTC(2000, 0, 1) * 1000;
const statuses: readonly TransactionStatus[] = [
  'PENDING',
  'SUSPENDED',
  'IN_FLIGHT',
  'APPROVED',
  'DECLINED',
  'DISHONOURED',
  'REFUNDED',
  'VOIDED',
  'CANCELLED',
];
/** First letter and length tell them apart. */
const statusByShape = new Map(statuses.map((status) => [status.charCodeAt(0) * 16 + status.length, status]));

/** Where a text or the bytes of a column are in `TestedPayment.bytes`; a length of -1 is null. */
export interface Span {
  at: number;
  length: number;
}

/** The row that was read last: one object for all of them, which the next row overwrites. */
export interface TestedPayment {
  bytes: Buffer;
  transactionId: number;
  /** Microseconds since 1970. */
  time: number;
  businessId: number;
  /** Cents; amounts of payments are far from 2^53. */
  amount: number;
  currency: Currency;
  status: TransactionStatus;
  responseCode: string | null;
  isCard: boolean;
  customerId: number | null;
  readonly fingerprint: Span;
  readonly payerIp: Span;
  readonly maskedNumber: Span;
}

/**
 * Reads the rows of `streamTestedPayments`, batch by batch. Returns a function that calls `onRow` for each row of a batch
 * and returns how many there were.
 */
export function paymentRows(onRow: (row: TestedPayment) => void): (bytes: Buffer) => number {
  const row: TestedPayment = {
    bytes: Buffer.alloc(0),
    transactionId: 0,
    time: 0,
    businessId: 0,
    amount: 0,
    currency: 'AUD',
    status: 'APPROVED',
    responseCode: null,
    isCard: true,
    customerId: null,
    fingerprint: { at: 0, length: -1 },
    payerIp: { at: 0, length: -1 },
    maskedNumber: { at: 0, length: -1 },
  };
  let isFirst = true;
  let at = 0;

  const wholeNumber = (bytes: Buffer): number => {
    const value = bytes.readInt32BE(at + 4) * 4_294_967_296 + bytes.readUInt32BE(at + 8);
    at += 12;
    return value;
  };
  const span = (bytes: Buffer, target: Span): void => {
    target.length = bytes.readInt32BE(at);
    target.at = at + 4;
    at += 4 + Math.max(target.length, 0);
  };
  const code: Span = { at: 0, length: -1 };

  return (bytes) => {
    row.bytes = bytes;
    at = isFirst ? HEADER_BYTES : 0;
    isFirst = false;
    let rows = 0;
    // The end is a row of -1 columns
    while (at < bytes.length && bytes.readInt16BE(at) > 0) {
      at += 2;
      row.transactionId = wholeNumber(bytes);
      row.time = wholeNumber(bytes) + EPOCH_MICROSECONDS;
      row.businessId = wholeNumber(bytes);
      row.amount = wholeNumber(bytes);
      span(bytes, code);
      row.currency = bytes[code.at] === 0x4e ? 'NZD' : 'AUD';
      span(bytes, code);
      row.status = statusByShape.get((bytes[code.at] as number) * 16 + code.length) as TransactionStatus;
      span(bytes, code);
      // Only that of a decline says anything
      const isCoded = code.length >= 0;
      row.responseCode =
        isCoded && row.status === 'DECLINED' ? bytes.toString('latin1', code.at, code.at + code.length) : null;
      row.isCard = bytes[at + 4] === 1;
      at += 5;
      if (bytes.readInt32BE(at) < 0) {
        row.customerId = null;
        at += 4;
      } else row.customerId = wholeNumber(bytes);
      span(bytes, row.fingerprint);
      span(bytes, row.payerIp);
      span(bytes, row.maskedNumber);
      onRow(row);
      rows++;
    }
    return rows;
  };
}
