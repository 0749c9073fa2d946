import { createHmac, timingSafeEqual } from 'node:crypto';
import { SIGNATURE, signedText, type HandOffField } from '@quickportal/contracts/rules/payments/hand-off';

/** The signature of a text: HMAC SHA256 in lower-case hex. */
export const signatureOf = (key: string, text: string): string =>
  createHmac('sha256', key).update(text, 'utf8').digest('hex');

function isEqual(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}

/** The value of a field; null where a request has it not. */
export const valueOf = (fields: readonly HandOffField[], name: string): string | null =>
  fields.find(([known]) => known === name)?.[1] ?? null;

/** Whether the signature of a request fits its fields and one of the keys. Compares in constant time. */
export function isSigned(fields: readonly HandOffField[], keys: readonly string[]): boolean {
  const given = valueOf(fields, SIGNATURE) ?? '';
  return keys.some((key) => isEqual(given, signatureOf(key, signedText(fields))));
}

/** Whether a signature fits a text and one of the keys. */
export const isSignatureOf = (given: string, text: string, keys: readonly string[]): boolean =>
  keys.some((key) => isEqual(given, signatureOf(key, text)));
