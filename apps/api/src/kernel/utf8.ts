import { Problem } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** The text of a body in UTF-8 (RFC 8259); null where it is none, so that no damaged characters are kept. */
export function decodeUtf8(body: Buffer): string | null {
  try {
    return decoder.decode(body);
  } catch {
    return null;
  }
}

/** The finding about a body that is not UTF-8: 400. */
export const notUtf8 = () => new Problem('malformed-request', { detail: 'The body is not UTF-8.' });

/** Whether a form or query string is percent-encoded UTF-8 throughout. */
export function isPercentEncodedUtf8(text: string): boolean {
  if (!text.includes('%')) return true;
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
