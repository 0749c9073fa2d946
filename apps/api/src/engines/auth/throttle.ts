import type { AuthServices } from './auth-services.ts';
import { Problem } from '../../kernel/problem.ts';
import { addressSubject } from '../access/address-subject.ts';
import type { RateLimiter } from '../access/rate-limit.ts';
import { metrics } from '../metrics/metrics.ts';
import type { KnownDevice } from './known-device.ts';

/** Whose limit an attempt counts against. */
export type Attempter =
  /** A known device of the account's user. */
  | { readonly device: KnownDevice }
  /** A session or mailed link, which strangers do not have. */
  | { readonly holder: `session ${number}` | `link ${number}` }
  /** Anyone else, by address; without a subject only the address counts. */
  | { readonly use: 'sign-in' | 'reset-link'; readonly ip: string; readonly subject: string | null };

/**
 * Counts an attempt and returns a function that uncounts it, because only failures should count. A stranger's failures
 * affect no other address, no other account at this address and no known device. Throws too-many-requests.
 */
export function takeAttempt(services: AuthServices, attempter: Attempter, now: Date): () => void {
  const buckets = bucketsOf(services, attempter);
  for (const [limiter, key] of buckets) {
    const wait = limiter.take(key, now);
    if (wait === 0) continue;
    metrics.signIns.inc({ outcome: 'throttled' });
    throw new Problem('too-many-requests', { retryAfter: wait });
  }
  return () => {
    for (const [limiter, key] of buckets) limiter.giveBack(key);
  };
}

function bucketsOf(services: AuthServices, attempter: Attempter): [RateLimiter, string][] {
  const { failuresByAddress, failuresBySubject } = services.auth;
  if ('device' in attempter) return [[failuresBySubject, `device ${attempter.device.deviceId}`]];
  if ('holder' in attempter) return [[failuresBySubject, attempter.holder]];
  const { use, ip, subject } = attempter;
  const place = `${use} ${addressSubject(ip)}`;
  return [
    [failuresByAddress, place],
    ...(subject === null ? [] : [[failuresBySubject, `${place} ${subject}`] as [RateLimiter, string]]),
  ];
}
