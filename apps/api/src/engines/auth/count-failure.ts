import { lockCredential, saveFailures, type Credential } from '@quickportal/db/auth/credential';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../kernel/request-origin.ts';
import type { AuthServices } from './auth-services.ts';
import type { Actor } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import { accountLockedMessage } from '@quickportal/contracts/notifications/account-messages';
import { enqueueMail } from '../mail/outgoing.ts';
import { afterFailure, isLocked, LOCK_MINUTES, MOST_FAILURES } from './lock-out.ts';

interface Failure {
  /** Undefined for an unknown login name: the same statements run without effect. */
  credential: Credential | undefined;
  actor: Actor;
  origin: RequestOrigin;
  now: Date;
}

/**
 * Counts a failed password or code under the credential's row lock. The failure that locks the account is audited and
 * mailed.
 */
export async function countFailure(
  services: AuthServices,
  trx: WriteTransaction,
  { credential, actor, origin, now }: Failure,
): Promise<{ lockedNow: boolean; wasLocked: boolean }> {
  const userId = credential?.userId ?? 0;
  const before = (await lockCredential(trx, userId)) ?? { failedCount: 0, lockedUntil: null };
  const after = afterFailure(before, now);
  await saveFailures(trx, userId, after);
  const lockedNow = credential !== undefined && after.lockedNow;
  if (lockedNow) {
    await recordAudit(trx, {
      action: 'sign-in.lock',
      actor,
      origin,
      communityId: credential.communityId,
      objectType: 'system-user',
      objectId: String(userId),
      description: `${credential.loginName} locked for ${LOCK_MINUTES} minutes after ${MOST_FAILURES} failed attempts`,
      outcome: 'SUCCESS',
      at: now,
    });
    await enqueueMail(
      services,
      trx,
      accountLockedMessage(credential, LOCK_MINUTES, MOST_FAILURES),
      credential.communityId,
      now,
    );
  }
  return { lockedNow, wasLocked: isLocked(before, now) };
}
