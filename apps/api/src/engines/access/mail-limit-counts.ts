import type { RateLimiter } from './rate-limit.ts';

/** Mails that were caused, counted by how many of a kind an hour allows. */
export type MailLimits = Map<number, RateLimiter>;
