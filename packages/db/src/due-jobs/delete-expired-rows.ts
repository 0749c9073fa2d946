import type { WriteTransaction } from '../connect/write-transaction.ts';
import { deleteExpiredKeys } from '../idempotency/idempotency-key.ts';

const DAY = 86_400_000;
/** How long ended things are kept for looking into, in days (docs/operations.md). */
export const KEPT_AFTER_END = {
  sessions: 30,
  singleUseTokens: 7,
  mailMessages: 30,
  gatewayNotifications: 90,
  binAlerts: 90,
} as const;

/** Removes what has ended long enough ago; returns how many rows of each kind. */
export async function deleteExpiredRows(
  trx: WriteTransaction,
  now: Date,
): Promise<{
  idempotencyKeys: number;
  sessions: number;
  singleUseTokens: number;
  mailMessages: number;
  gatewayNotifications: number;
  blacklistEntries: number;
  binAlerts: number;
  backTests: number;
}> {
  const before = (days: number) => new Date(now.getTime() - days * DAY).toISOString();
  const idempotencyKeys = await deleteExpiredKeys(trx, now);
  const sessions = await trx
    .deleteFrom('app.session')
    .where('absolute_expires_at', '<', before(KEPT_AFTER_END.sessions))
    .executeTakeFirst();
  const tokens = await trx
    .deleteFrom('app.single_use_token')
    .where('expires_at', '<', before(KEPT_AFTER_END.singleUseTokens))
    .executeTakeFirst();
  const mails = await trx
    .deleteFrom('app.mail_message')
    .where('received_at', '<', before(KEPT_AFTER_END.mailMessages))
    .executeTakeFirst();
  const notifications = await trx
    .deleteFrom('app.gateway_notification')
    .where('handled_at', '<', before(KEPT_AFTER_END.gatewayNotifications))
    .executeTakeFirst();
  const blacklist = await trx
    .deleteFrom('app.fraud_blacklist')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  const alerts = await trx
    .deleteFrom('app.fraud_bin_alert')
    .where('ends_at', '<', before(KEPT_AFTER_END.binAlerts))
    .executeTakeFirst();
  // Their payments go with them
  const backTests = await trx
    .deleteFrom('app.fraud_back_test')
    .where('expires_at', '<=', now.toISOString())
    .executeTakeFirst();
  return {
    idempotencyKeys,
    sessions: Number(sessions.numDeletedRows),
    singleUseTokens: Number(tokens.numDeletedRows),
    mailMessages: Number(mails.numDeletedRows),
    gatewayNotifications: Number(notifications.numDeletedRows),
    blacklistEntries: Number(blacklist.numDeletedRows),
    binAlerts: Number(alerts.numDeletedRows),
    backTests: Number(backTests.numDeletedRows),
  };
}
