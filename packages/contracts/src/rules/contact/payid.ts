import { normalAbn } from '../abn.ts';
import { isEmail } from './email.ts';
import { payIdPhone, readPhone } from './phone.ts';

/** Kinds of PayID: ABN, phone (telephone), email, organisation. */
export const payIdTypes = ['AUBN', 'TELI', 'EMAL', 'ORGN'] as const;
export type PayIdType = (typeof payIdTypes)[number];

const ELEVEN_DIGITS = /^(?:[\s-]*[0-9]){11}[\s-]*$/;
const DIGITS_OF_A_PHONE = /^\+?[\s-]*[0-9][0-9\s-]*$/;

/**
 * Which kind of PayID a typed value is: eleven digits an ABN, other digits a phone, an @ and a dot an email, anything
 * else an organisation. Spaces and dashes do not matter. The order matters: 61412345678 reads as an ABN.
 */
export function payIdType(text: string): PayIdType {
  const value = text.trim();
  if (ELEVEN_DIGITS.test(value)) return 'AUBN';
  if (DIGITS_OF_A_PHONE.test(value)) return 'TELI';
  if (value.includes('@') && value.includes('.')) return 'EMAL';
  return 'ORGN';
}

const readers: Record<PayIdType, (value: string) => string | null> = {
  AUBN: normalAbn,
  TELI: (value) => {
    const phone = readPhone(value);
    return phone && phone.extension === undefined ? payIdPhone(phone) : null;
  },
  EMAL: (value) => (isEmail(value) ? value.toLowerCase() : null),
  ORGN: (value) => (value.length <= 256 && /^[\x20-\x7e]+$/.test(value) ? value : null),
};

/** The PayID as the network writes it, or null where its check digits or form are wrong. */
export function normalPayId(text: string, type: PayIdType = payIdType(text)): string | null {
  return readers[type](text.trim());
}

const faults: Record<PayIdType, string> = {
  AUBN: 'Not a valid ABN. Check the digits, or write the phone number as +61-412345678.',
  TELI: 'Enter a phone number such as +61-412345678, or an ABN of eleven digits.',
  EMAL: 'Enter an email such as name@example.com',
  ORGN: 'Use at most 256 letters, digits and common signs.',
};

/** What is wrong with a PayID of a type, or null. */
export function payIdFault(text: string, type: PayIdType = payIdType(text)): string | null {
  return normalPayId(text, type) === null ? faults[type] : null;
}

/** A PayID as screens and files show it: enough to recognise it by. The name of an organisation is no secret. */
export function maskPayId(payId: string, type: PayIdType): string {
  if (type === 'ORGN') return payId;
  if (type !== 'EMAL') return `${payId.startsWith('+61-') ? '+61-' : ''}••••••${payId.slice(-3)}`;
  const at = payId.lastIndexOf('@');
  return `${payId.slice(0, 1)}•••${payId.slice(at)}`;
}
