import type { Services } from '../../kernel/services.ts';
import { Problem } from '../../kernel/problem.ts';
import { metrics } from '../metrics/metrics.ts';
import { authOf } from './auth-state.ts';

/**
 * Takes one attempt from an address and from a name (a login name or a user id, whether it exists or not), and
 * answers how to give both back: only failures are to count. Throws too-many-requests.
 */
export function takeAttempt(services: Services, ip: string, name: string, now: Date): () => void {
  const { failuresByIp, failuresByLogin } = authOf(services);
  const wait = failuresByIp.take(ip, now) || failuresByLogin.take(name, now);
  if (wait > 0) {
    metrics.signIns.inc({ outcome: 'throttled' });
    throw new Problem('too-many-requests', { retryAfter: wait });
  }
  return () => {
    failuresByIp.giveBack(ip);
    failuresByLogin.giveBack(name);
  };
}
