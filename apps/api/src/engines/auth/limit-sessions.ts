import { MOST_SESSIONS } from '@quickportal/contracts/access/sign-in-messages';
import { endOldestSessions } from '@quickportal/db/auth/write-sessions';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { recordAudit, type AuditRecord } from '../audit/audit.ts';

interface Opened extends Pick<AuditRecord, 'actor' | 'origin' | 'communityId'> {
  readonly userId: number;
  /** The session that was just opened. */
  readonly sessionId: number;
  readonly now: Date;
}

/**
 * Ends a user's oldest sessions above the limit, and audits each. Call it under the lock of the user's credential, so
 * that concurrent sign-ins count each other.
 */
export async function limitSessions(
  trx: WriteTransaction,
  { userId, sessionId, now, ...record }: Opened,
): Promise<void> {
  const others = { userId, except: sessionId, keep: MOST_SESSIONS - 1, now };
  for (const { createdAt, ip } of await endOldestSessions(trx, others)) {
    const begun = `begun ${new Date(createdAt).toISOString()} from ${ip ?? 'an unknown address'}`;
    await recordAudit(trx, {
      ...record,
      action: 'sign-in.session-limit',
      objectType: 'system-user',
      objectId: String(userId),
      description: `Ended the oldest of more than ${MOST_SESSIONS} sessions, ${begun}`,
      outcome: 'SUCCESS',
      at: now,
    });
  }
}
