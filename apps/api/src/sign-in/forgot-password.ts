import { ForgotPasswordForm } from '@quickportal/contracts/access/sign-in';
import { countTokensSince, insertSingleUseToken } from '@quickportal/db/auth/single-use-tokens';
import { listUsersByEmail } from '@quickportal/db/auth/users';
import { anonymous } from '../engines/access/actor.ts';
import { recordAudit } from '../engines/audit/audit.ts';
import { authOf } from '../engines/auth/auth-state.ts';
import { newSecretToken, tokenHash } from '../engines/auth/secret-token.ts';
import { resetLinkMessage } from '../engines/mail/account-messages.ts';
import { enqueueMail } from '../engines/mail/outgoing.ts';
import { enqueue, type OutboxHandler } from '../engines/outbox/outbox.ts';
import { nudgeOutbox } from '../engines/outbox/relay.ts';
import type { RequestOrigin } from '../kernel/context.ts';
import { Problem } from '../kernel/problem.ts';
import type { Services } from '../kernel/services.ts';
import { pageWith, step } from './step.ts';

const TOPIC = 'sign-in.forgot-password';
/** How long a reset link works (ASVS 6.4). */
export const RESET_LINK_MINUTES = 30;
/** Links a user gets within an hour at most; asking for more sends nothing. */
const MOST_LINKS = 3;
const HOUR_MS = 3_600_000;

/**
 * `POST {base}/AuthAction/forgot-password`. Whether there is an account is only looked at afterwards, by a job, so
 * neither the answer nor its timing can tell.
 */
export const forgotPassword = step({
  path: '/forgot-password',
  form: ForgotPasswordForm,
  guard: 'same-origin',
  failurePage: 'ForgotPasswordEmailView',
  async act({ services, origin, body, now }) {
    const { sealer, mailRequestsByIp } = authOf(services);
    const wait = mailRequestsByIp.take(origin.ip, now);
    if (wait > 0) throw new Problem('too-many-requests', { retryAfter: wait });
    const sealed = sealer.seal('forgotten-password', TOPIC, body.email);
    await services.db.transaction({ kind: 'auth' }, (trx) =>
      enqueue(trx, { topic: TOPIC, payload: { sealed, origin: { ...origin } }, communityId: null, availableAt: now }),
    );
    nudgeOutbox();
    return { status: 202, body: {}, page: pageWith('ForgotPasswordEmailView', { notice: 'mail-sent' }) };
  },
});

/** Sends the link, where there is an account: one for each login name that has the address. */
export const forgotPasswordHandler: OutboxHandler = {
  topic: TOPIC,
  async handle(payload, { services }) {
    const { sealed, origin } = payload as unknown as { sealed: string; origin: RequestOrigin };
    const email = authOf(services).sealer.open('forgotten-password', TOPIC, sealed);
    for (const user of await listUsersByEmail(services.db.reader({ kind: 'auth' }), email)) {
      await sendLink(services, user, origin);
    }
    nudgeOutbox();
  },
};

type Addressee = Awaited<ReturnType<typeof listUsersByEmail>>[number];

async function sendLink(services: Services, user: Addressee, origin: RequestOrigin): Promise<void> {
  const { configuration, clock, db } = services;
  const now = clock.now();
  const token = newSecretToken();
  const url = new URL(`${configuration.basePath}/AuthAction/reset-password?token=${token}`, configuration.publicUrl);
  const { userId, communityId } = user;
  await db.transaction({ kind: 'auth' }, async (trx) => {
    const hourAgo = new Date(now.getTime() - HOUR_MS);
    if ((await countTokensSince(trx, 'password-reset', userId, hourAgo)) >= MOST_LINKS) return;
    await insertSingleUseToken(trx, {
      purpose: 'password-reset',
      tokenHash: Buffer.from(tokenHash(token), 'hex'),
      userId,
      now,
      expiresAt: new Date(now.getTime() + RESET_LINK_MINUTES * 60_000),
    });
    await enqueueMail(services, trx, resetLinkMessage(user, url.href, RESET_LINK_MINUTES), communityId, now);
    await recordAudit(trx, {
      action: 'sign-in.forgot-password',
      actor: anonymous,
      origin,
      communityId,
      objectType: 'system-user',
      objectId: String(userId),
      description: `A link to choose a new password was sent to ${user.loginName}.`,
      outcome: 'SUCCESS',
      at: now,
    });
  });
}
