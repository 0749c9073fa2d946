import { resetLinkHandler } from '../auth/reset-links.ts';
import { adapterHandlers } from '../gateways/adapter.ts';
import { inboxHandler } from '../gateways/inbox.ts';
import { mailHandler } from '../mail/outgoing.ts';
import { noticeHandler } from '../notifications/send-handler.ts';
import { sendRefundHandler } from '../payments/send-refund.ts';
import { takeAgainHandler, takeNowHandler } from '../schedules/run-schedules.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';

/** Who does which side effect, by topic: one sorted line per entry. */
export const handlers: readonly OutboxHandler[] = [
  ...adapterHandlers,
  inboxHandler(),
  mailHandler,
  noticeHandler,
  resetLinkHandler,
  sendRefundHandler,
  takeAgainHandler,
  takeNowHandler,
];
