import { insertSingleUseToken } from '@quickportal/db/auth/single-use-tokens';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { Services } from '../services.ts';
import { newSecretToken, tokenHash } from './secret-token.ts';

/** Makes a link with which a user chooses a password once, within `minutes`. Only its hash is kept. Scope auth. */
export async function insertPasswordLink(
  { configuration }: Pick<Services, 'configuration'>,
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
