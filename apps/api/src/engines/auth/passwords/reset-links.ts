import { countTokensSince } from '@quickportal/db/auth/write-single-use-tokens';
import { listUsersByEmail } from '@quickportal/db/auth/read-users';
import type { RequestOrigin } from '../../../kernel/request-origin.ts';
import { Problem } from '../../../kernel/problem.ts';
import type { AuthServices } from '../auth-services.ts';
import { anonymous } from '../../access/actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import { type Recipient, resetLinkMessage } from '@quickportal/contracts/notifications/account-messages';
import { requireMail } from '../../mail/mail-delivery.ts';
import { enqueueMail } from '../../mail/outgoing.ts';
import { enqueue, type OutboxHandler } from '../../outbox/outbox.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';
import { addressSubject } from '../../access/address-subject.ts';
import type { KnownDevice } from '../known-device.ts';
import { insertPasswordLink } from './password-link.ts';

/** Minutes that a reset link is valid. */
export const RESET_LINK_MINUTES = 30;
/** Links an hour for one user; further requests send nothing. */
const MOST_LINKS = 3;
/** Total including requests by a known device or an administrator, which strangers cannot use up. */
const MOST_LINKS_IN_ALL = 6;
const HOUR_MS = 3_600_000;
const TOPIC = 'auth.send-reset-link';

/**
 * Requests a reset link by mail. A job looks up the account later, so that neither the response nor its timing reveals
 * whether there is one. Throws too-many-requests and mail-not-set-up.
 */
export async function requestResetLink(
  services: AuthServices,
  { email, origin, devices }: { email: string; origin: RequestOrigin; devices: readonly KnownDevice[] },
  now: Date,
): Promise<void> {
  requireMail(services);
  const { sealer, mailRequests } = services.auth;
  const [device] = devices;
  const requester = device ? `device ${device.deviceId}` : `address ${addressSubject(origin.ip)}`;
  const wait = mailRequests.take(requester, now);
  if (wait > 0) throw new Problem('too-many-requests', { retryAfter: wait });
  const sealed = sealer.seal('forgotten-password', TOPIC, email);
  const payload = { sealed, origin: { ...origin }, knownUserIds: devices.map(({ userId }) => userId) };
  await services.db.transaction({ kind: 'auth' }, (trx) =>
    enqueue(trx, { topic: TOPIC, payload, communityId: null, availableAt: now }),
  );
  nudgeOutbox();
}

interface QueuedRequest {
  sealed: string;
  origin: RequestOrigin;
  /** Users whose known device made the request; absent in requests of an earlier version. */
  knownUserIds?: readonly number[];
}

/** Sends the links: one for each login name with the address. */
export const resetLinkHandler: OutboxHandler<AuthServices> = {
  topic: TOPIC,
  async handle(payload, { services }) {
    const { sealed, origin, knownUserIds = [] } = payload as unknown as QueuedRequest;
    const email = services.auth.sealer.open('forgotten-password', TOPIC, sealed);
    for (const user of await listUsersByEmail(services.db.reader({ kind: 'auth' }), email, services.clock.now())) {
      await sendLink(services, user, { origin, trusted: knownUserIds.includes(user.userId) });
    }
    nudgeOutbox();
  },
};

interface Addressee extends Recipient {
  userId: number;
  communityId: number | null;
}

async function sendLink(
  services: AuthServices,
  user: Addressee,
  { origin, trusted }: { origin: RequestOrigin; trusted: boolean },
): Promise<void> {
  const { clock, db } = services;
  const now = clock.now();
  const { userId, communityId } = user;
  await db.transaction({ kind: 'auth' }, async (trx) => {
    if (!(await mailResetLink(services, trx, user, { now, trusted }))) return;
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
 * Creates a reset link for a user and queues its mail. `askedBy` is the administrator who requested it; `trusted`:
 * requested by one or from a known device. Returns false above the hourly limit.
 */
export async function mailResetLink(
  services: AuthServices,
  trx: WriteTransaction,
  user: Addressee,
  { now, trusted, requestedBy }: { now: Date; trusted: boolean; requestedBy?: string },
): Promise<boolean> {
  requireMail(services);
  const { userId, communityId } = user;
  const hourAgo = new Date(now.getTime() - HOUR_MS);
  if ((await countTokensSince(trx, 'password-reset', userId, hourAgo)) >= (trusted ? MOST_LINKS_IN_ALL : MOST_LINKS))
    return false;
  if (trusted && services.auth.trustedLinks.take(`user ${userId}`, now) > 0) return false;
  const link = await insertPasswordLink(services, trx, { userId, minutes: RESET_LINK_MINUTES, now });
  const message = resetLinkMessage(user, link, RESET_LINK_MINUTES, requestedBy);
  await enqueueMail(services, trx, message, communityId, now);
  return true;
}
