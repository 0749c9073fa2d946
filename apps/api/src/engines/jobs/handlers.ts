import { resetLinkHandler } from '../auth/reset-links.ts';
import { mailHandler } from '../mail/outgoing.ts';
import type { OutboxHandler } from '../outbox/outbox.ts';

/** Who does which side effect, by topic: one sorted line per entry. */
export const handlers: readonly OutboxHandler[] = [mailHandler, resetLinkHandler];
