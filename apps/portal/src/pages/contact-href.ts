import { e164, readPhone } from '@quickportal/contracts/rules/contact/phone';

/** Address of a new email to one address. What the address holds can neither add recipients nor a subject. */
export function mailHref(email: string): string {
  const at = email.lastIndexOf('@');
  if (at < 0) return `mailto:${encodeURIComponent(email)}`;
  return `mailto:${encodeURIComponent(email.slice(0, at))}@${encodeURIComponent(email.slice(at + 1))}`;
}

/** Address of a call to a phone number, with its extension (RFC 3966); of digits and plus signs only where it is none. */
export function phoneHref(phoneNumber: string): string {
  const phone = readPhone(phoneNumber);
  if (!phone) return `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`;
  return phone.extension === undefined ? `tel:${e164(phone)}` : `tel:${e164(phone)};ext=${phone.extension}`;
}
