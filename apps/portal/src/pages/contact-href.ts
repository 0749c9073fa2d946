/** Address of a new email to one address. What the address holds can neither add recipients nor a subject. */
export const mailHref = (email: string): string => `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`;

/** Address of a call to a phone number, of its digits and plus signs only. */
export const phoneHref = (phoneNumber: string): string => `tel:${phoneNumber.replaceAll(/[^\d+]/g, '')}`;
