/**
 * An address that mail servers accept: RFC 5321 dot-atom before the @ (at most 64 characters), a domain with a dot
 * after it, at most 254 in all. Quoted local parts, address literals and non-ASCII are refused, and so are signs that
 * mean something in a link or to a mail relay (# % & / = ?): no one's address needs them. Linear in its input.
 */
export const EMAIL_PATTERN =
  /^(?=.{3,254}$)(?=[^@]{1,64}@)[A-Za-z0-9!$'*+^_`{|}~-]+(?:\.[A-Za-z0-9!$'*+^_`{|}~-]+)*@(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])$/;

export const isEmail = (text: string): boolean => EMAIL_PATTERN.test(text);
