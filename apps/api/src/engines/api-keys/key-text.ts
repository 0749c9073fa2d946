import { randomBytes } from 'node:crypto';

export type SecurityCode = 'SECRET' | 'PUBLISHABLE';

const RANDOM_BYTES = 32;
const FORM = /^qp_(?<kind>sec|pub)_(?<community>[1-9]\d{0,15})_[A-Za-z0-9_-]{43}$/;

/** Generates a key: a prefix that secret scanners recognise, the facility, and 256 random bits. */
export const newKeyText = (communityId: number, securityCode: SecurityCode): string =>
  `qp_${securityCode === 'SECRET' ? 'sec' : 'pub'}_${communityId}_${randomBytes(RANDOM_BYTES).toString('base64url')}`;

/** Returns a hint to recognise a key by: its prefix and last four characters. */
export const keyHint = (key: string): string => `${key.slice(0, key.length - 43)}…${key.slice(-4)}`;

/** Returns the facility of a key; null for a text that cannot be one of our keys. */
export function communityOfKey(text: string): number | null {
  const community = Number(FORM.exec(text)?.groups?.community);
  return Number.isSafeInteger(community) ? community : null;
}

/** Whether a text looks like one of our keys, even an incomplete one. */
export const looksLikeKey = (text: string): boolean => /^qp_(sec|pub)_/.test(text);

/** Returns the user of HTTP Basic credentials (RFC 7617); null where there are none. The password is ignored. */
export function basicUser(header: string): string | null {
  const encoded = /^basic +([A-Za-z0-9+/]{2,400}={0,2})$/i.exec(header.trim())?.[1];
  if (encoded === undefined) return null;
  const [user = ''] = Buffer.from(encoded, 'base64').toString('utf8').split(':', 1);
  return user === '' ? null : user;
}
