import type { TotpEnrolment } from '@quickportal/contracts/access/sign-in';
import type { Credential } from '@quickportal/db/auth/credential';
import {
  getSecondFactor,
  listUnusedRecoveryCodes,
  replaceRecoveryCodes,
  saveSecondFactor,
  takeRecoveryCode,
  takeTotpStep,
} from '@quickportal/db/auth/change-second-factor';
import {
  findTokenOfUser,
  insertSingleUseToken,
  takeToken,
  voidTokens,
} from '@quickportal/db/auth/write-single-use-tokens';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { AuthServices } from '../auth-services.ts';
import { qrCode } from './qr-code.ts';
import { matchRecoveryCode, newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts';
import { newSecretToken, tokenHash } from '../secret-token.ts';
import { newTotpSecret, totpAddress, totpStep } from './totp.ts';

/** Time to confirm a new secret with a first code. */
const SET_UP_MS = 10 * 60_000;

/** A valid code and how to consume it; consuming returns false when it was already used. */
export interface RightCode {
  readonly kind: 'app' | 'recovery';
  readonly take: (trx: WriteTransaction) => Promise<boolean>;
}

/** Context of a sealed second factor. */
export const secondFactorContext = (userId: number): string => `user ${userId}`;
const digitsOf = (typed: string): string => typed.replaceAll(/\s/g, '');

/** Checks a code of the app or a recovery code; null when it is neither. It counts only once it is consumed. */
export async function checkCode(
  services: AuthServices,
  userId: number,
  typed: string,
  now: Date,
): Promise<RightCode | null> {
  const reader = services.db.reader({ kind: 'auth' });
  if (/^\d{6}$/.test(digitsOf(typed))) {
    const factor = await getSecondFactor(reader, userId);
    if (!factor) return null;
    const secret = services.auth.sealer.open('second-factor', secondFactorContext(userId), factor.sealed);
    const step = totpStep(secret, digitsOf(typed), now);
    return step === null ? null : { kind: 'app', take: (trx) => takeTotpStep(trx, userId, step) };
  }
  const code = readRecoveryCode(typed);
  const found = code && (await matchRecoveryCode(await listUnusedRecoveryCodes(reader, userId), code));
  return found ? { kind: 'recovery', take: (trx) => takeRecoveryCode(trx, found.id, now) } : null;
}

/** Creates a secret to be confirmed with a first code. An existing second factor stays valid until then. */
export async function startSetUp(
  services: AuthServices,
  trx: WriteTransaction,
  { userId, loginName }: Pick<Credential, 'userId' | 'loginName'>,
  now: Date,
): Promise<TotpEnrolment> {
  const secret = newTotpSecret();
  const address = totpAddress(secret, loginName);
  await voidTokens(trx, 'second-factor-set-up', userId, now);
  await insertSingleUseToken(trx, {
    purpose: 'second-factor-set-up',
    tokenHash: Buffer.from(tokenHash(newSecretToken()), 'hex'),
    userId,
    sealed: services.auth.sealer.seal('second-factor', secondFactorContext(userId), secret),
    now,
    expiresAt: new Date(now.getTime() + SET_UP_MS),
  });
  return { secret, address, qrCode: qrCode(address) };
}

/** A confirmed secret, ready to be activated, and its recovery codes. */
export interface ConfirmedSetUp {
  readonly recoveryCodes: string[];
  /** Returns false when the set-up was used or has expired. */
  readonly apply: (trx: WriteTransaction) => Promise<boolean>;
}

/** Whether a secret is waiting for its first code. */
export async function hasSetUp(services: AuthServices, userId: number, now: Date): Promise<boolean> {
  return (await findTokenOfUser(services.db.reader({ kind: 'auth' }), 'second-factor-set-up', userId, now)) !== null;
}

/**
 * Checks the first code of a set-up; null when it is wrong or there is no set-up. Never call it inside a transaction.
 */
export async function confirmSetUp(
  services: AuthServices,
  userId: number,
  typed: string,
  now: Date,
): Promise<ConfirmedSetUp | null> {
  const waiting = await findTokenOfUser(services.db.reader({ kind: 'auth' }), 'second-factor-set-up', userId, now);
  if (!waiting) return null;
  const secret = services.auth.sealer.open('second-factor', secondFactorContext(userId), waiting.sealed);
  const step = totpStep(secret, digitsOf(typed), now);
  if (step === null) return null;
  const { codes, hashes } = await newRecoveryCodes();
  return {
    recoveryCodes: codes,
    apply: async (trx) => {
      if (!(await takeToken(trx, waiting.id, now))) return false;
      await saveSecondFactor(trx, { userId, sealed: waiting.sealed, step, now });
      await replaceRecoveryCodes(trx, userId, hashes, now);
      return true;
    },
  };
}
