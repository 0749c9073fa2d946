import type { Credential } from '@quickportal/db/auth/credentials';
import { unusedSince } from '@quickportal/db/users/user-status';

/** How long a temporary password waits for the first sign-in. */
export const INVITATION_DAYS = 7;

/** Whether a client user's account was not used for so long that an administrator must unlock it (PCI DSS 8.2.6). */
export const isUnused = ({ kind, lastUsedAt }: Pick<Credential, 'kind' | 'lastUsedAt'>, now: Date): boolean =>
  kind === 'CLIENT' && Date.parse(lastUsedAt) < Date.parse(unusedSince(now));

/** Whether a temporary password has run out. */
export const hasExpired = ({ passwordExpiresAt }: Pick<Credential, 'passwordExpiresAt'>, now: Date): boolean =>
  passwordExpiresAt !== null && Date.parse(passwordExpiresAt) <= now.getTime();

/** Why an account cannot be signed in to although the password is right; null where it can. Locks are counted elsewhere. */
export function closedBecause(
  credential: Pick<Credential, 'kind' | 'enabled' | 'lastUsedAt' | 'passwordExpiresAt'>,
  now: Date,
): string | null {
  if (!credential.enabled) return 'who is disabled';
  if (isUnused(credential, now)) return 'who is locked after 90 days without use';
  return hasExpired(credential, now) ? 'whose temporary password has expired' : null;
}
