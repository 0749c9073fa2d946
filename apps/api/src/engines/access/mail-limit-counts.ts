import type { RateLimiter } from './rate-limit.ts';

/** Mails sent, counted by the hourly limit of their kind. */
export type MailLimits = Map<number, RateLimiter>;
