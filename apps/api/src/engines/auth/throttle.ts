import type { Services } from '../services.ts';
import { Problem } from '../../kernel/problem.ts';
import { addressSubject } from '../access/address-subject.ts';
import type { RateLimiter } from '../access/rate-limit.ts';
import { metrics } from '../metrics/metrics.ts';
import type { KnownDevice } from './known-device.ts';

/** Who makes an attempt, and so whose limit it counts against. */
export type Attempter =
  /** A known device of the user whose account it is about. */
  | { readonly device: KnownDevice }
  /** A session or mailed link, which no stranger holds. */
  | { readonly holder: `session ${number}` | `link ${number}` }
  /** Anyone else, at an address. Without a subject only the address counts. */
  | { readonly use: 'sign-in' | 'reset-link'; readonly ip: string; readonly subject: string | null };

/**
 * Takes one attempt and returns how to give it back: only failures are to count. What one stranger uses up holds up
 * no other address, no other account at this address and no known device. Throws too-many-requests.
 */
export function takeAttempt(services: Services, attempter: Attempter, now: Date): () => void {
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

function bucketsOf(services: Services, attempter: Attempter): [RateLimiter, string][] {
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
