import type { Credential } from '@quickportal/db/auth/credential';
import { unusedSince } from '@quickportal/db/users/derive-user-status';

/** Days that a temporary password is valid. */
export const INVITATION_DAYS = 7;

/** Whether a client user's account was unused for so long that an administrator must unlock it (PCI DSS 8.2.6). */
export const isUnused = ({ kind, lastUsedAt }: Pick<Credential, 'kind' | 'lastUsedAt'>, now: Date): boolean =>
  kind === 'CLIENT' && Date.parse(lastUsedAt) < Date.parse(unusedSince(now));

/** Whether a temporary password has run out. */
export const hasExpired = ({ passwordExpiresAt }: Pick<Credential, 'passwordExpiresAt'>, now: Date): boolean =>
  passwordExpiresAt !== null && Date.parse(passwordExpiresAt) <= now.getTime();

/**
 * Returns why an account cannot be signed in to despite a correct password; null when it can. Lock-outs are checked
 * elsewhere.
 */
export function closedBecause(
  credential: Pick<Credential, 'kind' | 'enabled' | 'lastUsedAt' | 'passwordExpiresAt'>,
  now: Date,
): string | null {
  if (!credential.enabled) return 'who is disabled';
  if (isUnused(credential, now)) return 'who is locked after 90 days without use';
  return hasExpired(credential, now) ? 'whose temporary password has expired' : null;
}
