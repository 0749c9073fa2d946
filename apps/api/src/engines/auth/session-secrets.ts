import { newSecretToken, tokenHash } from './secret-token.ts';

/** Maximum lifetime of a session. */
export const SESSION_MS = 12 * 3_600_000;
/** Time to enter the second factor before the password must be entered again. */
export const SECOND_FACTOR_MS = 10 * 60_000;
/** Time for a forced change of password. */
export const PASSWORD_CHANGE_MS = 30 * 60_000;

/** Secrets of a new or renewed session: the token for the cookie, and its hash for the database. */
export interface SessionSecrets {
  readonly token: string;
  readonly tokenHash: Buffer;
}

export function newSessionSecrets(): SessionSecrets {
  const token = newSecretToken();
  return { token, tokenHash: Buffer.from(tokenHash(token), 'hex') };
}
