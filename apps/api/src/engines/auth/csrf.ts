import { createHmac, timingSafeEqual } from 'node:crypto';

/** Seconds that a download link is valid. */
export const DOWNLOAD_TOKEN_SECONDS = 300;

const same = (left: string, right: string): boolean => {
  const [first, other] = [Buffer.from(left), Buffer.from(right)];
  return first.length === other.length && timingSafeEqual(first, other);
};

const pathToken = (csrfToken: string, path: string, expires: number): string =>
  `${expires}.${createHmac('sha256', csrfToken).update(`${expires}\n${path}`).digest('base64url')}`;

/**
 * Creates a download token for the query parameter `csrf`, valid for five minutes for one path (with the base, without
 * the query) and session. `csrfToken` is the session's own.
 */
export function downloadToken(csrfToken: string, path: string, now: Date): string {
  return pathToken(csrfToken, path, Math.floor(now.getTime() / 1000) + DOWNLOAD_TOKEN_SECONDS);
}

/** Whether `given` is the session's CSRF token, or a valid download token for this path. */
export function isCsrfTokenValid(csrfToken: string, given: unknown, path: string, now: Date): boolean {
  if (typeof given !== 'string') return false;
  const expires = /^(\d{1,12})\./.exec(given)?.[1];
  if (expires === undefined) return same(given, csrfToken);
  return Number(expires) > now.getTime() / 1000 && same(given, pathToken(csrfToken, path, Number(expires)));
}
