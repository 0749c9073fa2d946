// A letter or digit of a domain's label, of any script; what its label may hold; how the last label begins
const EDGE = String.raw`[^\x00-\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]`;
const INNER = String.raw`[^\x00-\x2c\x2e\x2f\x3a-\x40\x5b-\x60\x7b-\x7f]`;
const TOP = String.raw`[^\x00-\x40\x5b-\x60\x7b-\x7f]`;
const ATOM = String.raw`[A-Za-z0-9!#$%&'*+\/=?^_\x60{|}~-]+`;
const QUOTED = String.raw`"(?:[ !#-;=?-\[\]-~]|\\[ -;=?-~])+"`;

/**
 * An address that mail servers accept (RFC 5321): atoms parted by dots, or a quoted text, of at most 64 characters before
 * the last @; a domain with a dot after it, at most 254 in all. Letters of a domain may be of any script (IDN). Address
 * literals, a local part that is not ASCII and angle brackets between quotes, which mail software cuts out, are refused. Linear in its input.
 */
const PATTERN = new RegExp(
  `^(?=.{3,254}$)(?=.{1,64}@[^@]+$)(?:${ATOM}(?:\\.${ATOM})*|${QUOTED})@(?:${EDGE}(?:${INNER}{0,61}${EDGE})?\\.)+${TOP}(?:${INNER}{0,61}${EDGE})$`,
);

const ASCII = /^\p{ASCII}*$/u;
const DOMAIN = /^[A-Za-z0-9.\-\u0080-\u{10ffff}]+$/u;

/**
 * An address as it is kept, compared and sent to: the domain in small letters and, where it is internationalised, in its
 * ASCII form (xn--...). What precedes the @ is the receiving server's matter and stays.
 */
export function canonicalEmail(text: string): string {
  const at = text.lastIndexOf('@') + 1;
  const domain = text.slice(at);
  if (at === 0 || !DOMAIN.test(domain)) return text;
  if (ASCII.test(domain)) return text.slice(0, at) + domain.toLowerCase();
  const address = `http://${domain}`;
  return URL.canParse(address) ? text.slice(0, at) + new URL(address).hostname : text;
}

/** Whether mail can be sent to an address. */
export function isEmail(text: string): boolean {
  const address = canonicalEmail(text);
  // hyphens at the ends of a label are gone once it is in ASCII
  return ASCII.test(address) && PATTERN.test(address) && PATTERN.test(text.replaceAll(/[\u3002\uff0e\uff61]/g, '.'));
}
