import { countTokensSince, insertSingleUseToken } from '@quickportal/db/auth/single-use-tokens';
import { listUsersByEmail } from '@quickportal/db/auth/users';
import type { RequestOrigin } from '../../kernel/context.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Services } from '../../kernel/services.ts';
import { anonymous } from '../access/actor.ts';
import { recordAudit } from '../audit/audit.ts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { type Recipient, resetLinkMessage } from '../mail/account-messages.ts';
import { enqueueMail } from '../mail/outgoing.ts';
import { enqueue, type OutboxHandler } from '../outbox/outbox.ts';
import { nudgeOutbox } from '../outbox/relay.ts';
import { authOf } from './auth-state.ts';
import { newSecretToken, tokenHash } from './secret-token.ts';

/** How long a reset link works. */
export const RESET_LINK_MINUTES = 30;
/** Links a user gets within an hour at most; asking for more sends nothing. */
const MOST_LINKS = 3;
const HOUR_MS = 3_600_000;
const TOPIC = 'auth.send-reset-link';

/**
 * Asks for a reset link to be mailed to an address. Whether there is an account is only looked at afterwards, by a
 * job, so that neither the answer nor its timing can tell. Throws too-many-requests.
 */
export async function requestResetLink(
  services: Services,
  email: string,
  origin: RequestOrigin,
  now: Date,
): Promise<void> {
  const { sealer, mailRequestsByIp } = authOf(services);
  const wait = mailRequestsByIp.take(origin.ip, now);
  if (wait > 0) throw new Problem('too-many-requests', { retryAfter: wait });
  const sealed = sealer.seal('forgotten-password', TOPIC, email);
  await services.db.transaction({ kind: 'auth' }, (trx) =>
    enqueue(trx, { topic: TOPIC, payload: { sealed, origin: { ...origin } }, communityId: null, availableAt: now }),
  );
  nudgeOutbox();
}

/** Sends the links, where there is an account: one for each login name that has the address. */
export const resetLinkHandler: OutboxHandler = {
  topic: TOPIC,
  async handle(payload, { services }) {
    const { sealed, origin } = payload as unknown as { sealed: string; origin: RequestOrigin };
    const email = authOf(services).sealer.open('forgotten-password', TOPIC, sealed);
    for (const user of await listUsersByEmail(services.db.reader({ kind: 'auth' }), email, services.clock.now())) {
      await sendLink(services, user, origin);
    }
    nudgeOutbox();
  },
};

interface Addressee extends Recipient {
  userId: number;
  communityId: number | null;
}

async function sendLink(services: Services, user: Addressee, origin: RequestOrigin): Promise<void> {
  const { clock, db } = services;
  const now = clock.now();
  const { userId, communityId } = user;
  await db.transaction({ kind: 'auth' }, async (trx) => {
    if (!(await mailResetLink(services, trx, user, now))) return;
    await recordAudit(trx, {
      action: 'sign-in.forgot-password',
      actor: anonymous,
      origin,
      communityId,
      objectType: 'system-user',
      objectId: String(userId),
      description: `A link to choose a new password was sent to ${user.loginName}`,
      outcome: 'SUCCESS',
      at: now,
    });
  });
}

/**
 * Makes a reset link for a user and queues its mail. `askedBy` names an administrator who asked for it. False when the
 * user got as many as there may be within an hour.
 */
export async function mailResetLink(
  services: Services,
  trx: WriteTransaction,
  user: Addressee,
  now: Date,
  askedBy?: string,
): Promise<boolean> {
  const { configuration } = services;
  const { userId, communityId } = user;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  if ((await countTokensSince(trx, 'password-reset', userId, hourAgo)) >= MOST_LINKS) return false;
  const token = newSecretToken();
  const url = new URL(`${configuration.basePath}/AuthAction/reset-password?token=${token}`, configuration.publicUrl);
  await insertSingleUseToken(trx, {
    purpose: 'password-reset',
    tokenHash: Buffer.from(tokenHash(token), 'hex'),
    userId,
    now,
    expiresAt: new Date(now.getTime() + RESET_LINK_MINUTES * 60_000),
  });
  const message = resetLinkMessage(user, url.href, RESET_LINK_MINUTES, askedBy);
  await enqueueMail(services, trx, message, communityId, now);
  return true;
}
