import { Problem } from '../../kernel/problem.ts';

/** Characters of a header that are looked at; certificates of the portal take some 1,000. */
const MOST_CHARACTERS = 8192;
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;
const BEGIN = '-----BEGIN CERTIFICATE-----';
const END = '-----END CERTIFICATE-----';

/**
 * The certificate in a header Client-Cert, as DER; null where there is none. As RFC 9440 writes it, or PEM in percent
 * encoding, as nginx and Envoy have it. Throws malformed-request (400) for anything else, also two of them.
 */
export function certificateInHeader(value: string | readonly string[] | undefined): Buffer | null {
  if (value === undefined || value === '') return null;
  const base64 = typeof value === 'string' && value.length <= MOST_CHARACTERS ? base64Of(value.trim()) : '';
  if (base64 === '' || !BASE64.test(base64))
    throw new Problem('malformed-request', {
      detail: 'Client-Cert does not hold one certificate, as RFC 9440 writes it.',
    });
  return Buffer.from(base64, 'base64');
}

/** Base64 between colons, which is a byte sequence of structured fields (RFC 8941), or between the lines of PEM. */
function base64Of(text: string): string {
  if (text.startsWith(':')) return text.endsWith(':') ? text.slice(1, -1) : '';
  const pem = decoded(text).trim();
  return pem.startsWith(BEGIN) && pem.endsWith(END) ? pem.slice(BEGIN.length, -END.length).replaceAll(/\s/g, '') : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
