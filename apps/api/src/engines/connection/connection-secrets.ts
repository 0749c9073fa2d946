import { randomBytes } from 'node:crypto';
import type { AuthState } from '../auth/auth-state.ts';

type SealingServices = { readonly auth: Pick<AuthState, 'sealer'> };

/** Secrets of a facility's connection. */
export type ConnectionSecret = 'password' | 'hand-off key';

const contextOf = (communityId: number, secret: ConnectionSecret): string => `connection ${communityId}/${secret}`;

/** Generates a secret: 256 random bits in 43 characters. */
export const newConnectionSecret = (): string => randomBytes(32).toString('base64url');

export const sealConnectionSecret = (
  { auth }: SealingServices,
  communityId: number,
  secret: ConnectionSecret,
  plain: string,
): string => auth.sealer.seal('connection', contextOf(communityId, secret), plain);

/** Opens a sealed secret. Throws SealError for another context or an unknown key. */
export const openConnectionSecret = (
  { auth }: SealingServices,
  communityId: number,
  secret: ConnectionSecret,
  sealed: string,
): string => auth.sealer.open('connection', contextOf(communityId, secret), sealed);
