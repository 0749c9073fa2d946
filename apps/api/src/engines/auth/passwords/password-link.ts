import { insertSingleUseToken } from '@quickportal/db/auth/write-single-use-tokens';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Foundation } from '../../foundation.ts';
import { newSecretToken, tokenHash } from '../secret-token.ts';

/**
 * Creates a link with which a user can choose a password once, within `minutes`. Only its hash is stored. Scope auth.
 */
export async function insertPasswordLink(
  { configuration }: Pick<Foundation, 'configuration'>,
  trx: WriteTransaction,
  { userId, minutes, now }: { userId: number; minutes: number; now: Date },
): Promise<string> {
  const token = newSecretToken();
  await insertSingleUseToken(trx, {
    purpose: 'password-reset',
    tokenHash: Buffer.from(tokenHash(token), 'hex'),
    userId,
    now,
    expiresAt: new Date(now.getTime() + minutes * 60_000),
  });
  const { basePath, publicUrl } = configuration;
  return new URL(`${basePath}/AuthAction/reset-password?token=${token}`, publicUrl).href;
}
