import { e164, readPhone } from '@quickportal/contracts/rules/phone';

/** Address of a new email to one address. What the address holds can neither add recipients nor a subject. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Address of a call to a phone number, with its extension (RFC 3966); of digits and plus signs only where it is none. */
export function phoneHref(phoneNumber: string): string {
  const phone = readPhone(phoneNumber);
  if (!phone) return `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`;
  return phone.extension === undefined ? `tel:${e164(phone)}` : `tel:${e164(phone)};ext=${phone.extension}`;
}
