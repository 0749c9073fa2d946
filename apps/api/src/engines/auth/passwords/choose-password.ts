import { savePassword, type Credential } from '@quickportal/db/auth/credential';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { fieldProblem, Problem } from '../../../kernel/problem.ts';
import type { AuthServices } from '../auth-services.ts';
import { passwordChangedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../../mail/outgoing.ts';
import { type HashingLane, hashPassword, isAnyOf } from './password-hashing.ts';
import { newPasswordFault, PASSWORDS_REMEMBERED } from './password-rules.ts';

/** A new password that was validated and hashed, ready to be stored. */
export interface ChosenPassword {
  readonly credential: Credential;
  readonly hash: string;
}

/**
 * Validates a new password against every rule and hashes it. Throws validation-failed on newPassword. Slow: never call
 * it inside a transaction.
 */
export async function choosePassword(
  credential: Credential,
  newPassword: string,
  lane: HashingLane = 'signed-in',
): Promise<ChosenPassword> {
  const fault = await newPasswordFault(newPassword, credential);
  if (fault !== null) throw fieldProblem('newPassword', fault);
  const last = [credential.passwordHash, ...credential.history].slice(0, PASSWORDS_REMEMBERED);
  if (await isAnyOf(last, newPassword, lane)) {
    throw fieldProblem('newPassword', `Choose a password that is not one of your last ${PASSWORDS_REMEMBERED}.`);
  }
  return { credential, hash: await hashPassword(newPassword, lane) };
}

/**
 * Stores a chosen password, unlocks the account and notifies its owner by mail. Throws state-conflict when another
 * change came first.
 */
export async function applyPassword(
  services: AuthServices,
  trx: WriteTransaction,
  { credential, hash }: ChosenPassword,
  now: Date,
): Promise<void> {
  const { userId, passwordHash, history, communityId } = credential;
  const before = [passwordHash, ...history].slice(0, PASSWORDS_REMEMBERED - 1);
  const saved = await savePassword(trx, { userId, from: passwordHash, to: hash, history: before, now });
  if (!saved) throw new Problem('state-conflict');
  await enqueueMail(services, trx, passwordChangedMessage(credential, now), communityId, now);
}
