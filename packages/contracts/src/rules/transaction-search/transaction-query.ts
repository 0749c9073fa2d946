import { normalBsb } from '../accounts/bsb.ts';
import { readNamedCard, type NamedCard } from './card-in-query.ts';
import { parseAmount, readAmount } from '../money.ts';

/** What a text that a user types into the search of transactions may be. */
export interface QueryReading {
  /** Beginning of the customer's reference or of the payment's. */
  reference: string;
  /** A receipt, whole. */
  receiptNumber?: string;
  /** The end of a receipt, from four digits, or its beginning, from seven. */
  receiptPart?: string;
  /** The customer's name at the time, its beginning. */
  name?: string;
  /** Anything that customers are found by: part of the name, email, phone. */
  customer?: string;
  /** Cents: the total. */
  amount?: bigint;
  /** Cents, where a surcharge is on top: elsewhere it is the total. */
  principal?: bigint;
  lastFour?: string;
  /** A card by its scheme and last four digits. */
  card?: NamedCard;
  /** Six digits. */
  bsb?: string;
  /** Token of a customer's account, whole. */
  accountToken?: string;
  /** What ties a payment to its refunds and log lines, whole, in small letters. */
  traceId?: string;
}

/** Cents; ten digits without a point are a receipt. */
const LARGEST_AMOUNT = 9_999_999_999n;

/**
 * Everything that a text may be, so that one box finds what an officer holds in hand. Four digits may be the end of a
 * card, a reference and an amount; the search looks for all of them. Null for a text without a letter or digit.
 */
export function readQuery(typed: string): QueryReading | null {
  const query = typed.trim();
  if (!/[\p{L}\p{N}]/u.test(query)) return null;
  const reading: QueryReading = { reference: query };
  // a receipt is read aloud, and printed, in groups
  const receipt = /^[1-9]\d{0,4}(?:[ -]\d{1,5})+$/.test(query) ? query.replaceAll(/\D/g, '') : query;
  if (/^\d{6,20}$/.test(receipt)) reading.receiptNumber = receipt;
  if (/^\d{4,9}$/.test(receipt)) reading.receiptPart = receipt;
  if (/\p{L}/u.test(query)) reading.name = query;
  if (isAboutCustomer(query)) reading.customer = query;
  const amount = parseAmount(readAmount(query) ?? '');
  if (amount !== null && amount > 0n && amount <= LARGEST_AMOUNT) {
    reading.amount = amount;
    reading.principal = amount;
  }
  const digits = /^[.…•*x\s]*(\d{3,4})$/i.exec(query)?.[1];
  if (digits !== undefined) reading.lastFour = digits;
  const card = readNamedCard(query);
  if (card !== null) reading.card = card;
  const bsb = normalBsb(query);
  if (bsb !== null) reading.bsb = bsb.replace('-', '');
  if (/^[\w-]{8,64}$/.test(query)) reading.accountToken = query;
  if (/^[\w-]{8,64}$/.test(query)) reading.traceId = query.toLowerCase();
  return reading;
}

const HAS_UNSPACED = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** Fewer than three letters are in too many names; plain digits are not looked for in phone numbers. */
function isAboutCustomer(query: string): boolean {
  if (HAS_UNSPACED.test(query)) return true;
  if (query.length < 3) return false;
  return /\p{L}/u.test(query) || (/^[+0]/.test(query) && query.replaceAll(/\D/g, '').length >= 8);
}
