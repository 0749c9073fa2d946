import { newSecretToken, tokenHash } from './secret-token.ts';

/** A session ends this long after signing in, whatever happens. */
export const SESSION_MS = 12 * 3_600_000;
/** How long the second factor may be waited for before the password has to be given again. */
export const SECOND_FACTOR_MS = 10 * 60_000;
/** How long a forced change of password may be waited for. */
export const PASSWORD_CHANGE_MS = 30 * 60_000;

/** What a new or renewed session is known by: the token for the cookie, and its hash for the database. */
export interface SessionSecrets {
  readonly token: string;
  readonly tokenHash: Buffer;
}

export function newSessionSecrets(): SessionSecrets {
  const token = newSecretToken();
  return { token, tokenHash: Buffer.from(tokenHash(token), 'hex') };
}
