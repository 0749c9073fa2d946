import { Problem } from '../../kernel/problem.ts';
import type { Foundation } from '../foundation.ts';
import { metrics } from '../metrics/metrics.ts';
import type { MailLimits } from './mail-limit-counts.ts';
import { credentialOf, isProgram, realPerson, type Actor } from './actor.ts';
import { rateLimiter, type RateLimiter } from './rate-limit.ts';

const HOUR_MS = 3_600_000;

/** Mails an hour that a caller and a community may cause, and that may be about one subject. */
const mails = {
  notice: { byCaller: 100, byCommunity: 1000, bySubject: 5 },
  receipt: { byCaller: 100, byCommunity: 1000, bySubject: 5 },
  invitation: { byCaller: 30, byCommunity: 200, bySubject: 5 },
  // each mails many users
  'user upload': { byCaller: 10, byCommunity: 20, bySubject: 20 },
} as const;
export type LimitedMail = keyof typeof mails;

interface MailLimitServices extends Foundation {
  readonly mailLimits: MailLimits;
}

function limiterOf({ mailLimits }: MailLimitServices, anHour: number): RateLimiter {
  const limiter = mailLimits.get(anHour) ?? rateLimiter({ capacity: anHour, refillMs: HOUR_MS / anHour });
  mailLimits.set(anHour, limiter);
  return limiter;
}

interface Mailing {
  readonly kind: LimitedMail;
  readonly communityId: number;
  /** Subject of the limit: a receipt number, a login name. */
  readonly subject: string;
}

/** Counts a mail that a caller is about to cause. Throws too-many-requests above the hourly limit. */
export function countMail(
  { services, actor }: { services: MailLimitServices; actor: Actor },
  { kind, communityId, subject }: Mailing,
): void {
  const { byCaller, byCommunity, bySubject } = mails[kind];
  const now = services.clock.now();
  const counts: [number, string][] = [
    [bySubject, `${kind} about ${communityId} ${subject}`],
    [byCaller, `${kind} by ${callerOf(actor)}`],
    [byCommunity, `${kind} of ${communityId}`],
  ];
  for (const [anHour, key] of counts) {
    const wait = limiterOf(services, anHour).take(key, now);
    if (wait === 0) continue;
    metrics.limitedCalls.inc({ limit: 'mail' });
    const minutes = Math.ceil(wait / 60);
    throw new Problem('too-many-requests', {
      detail: `Too many ${kind}s were sent within an hour. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      retryAfter: wait,
    });
  }
}

const callerOf = (actor: Actor): string =>
  isProgram(actor) ? credentialOf(actor) : `user ${realPerson(actor)?.systemUserId ?? 0}`;
