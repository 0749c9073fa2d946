import { Problem } from './problem.ts';

const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });

/** Decodes a UTF-8 body (RFC 8259); null when it is not UTF-8, so that no replacement characters are stored. */
export function decodeUtf8(body: Buffer): string | null {
  try {
    return decoder.decode(body);
  } catch {
    return null;
  }
}

/** Builds the problem (400) for a body that is not UTF-8. */
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
