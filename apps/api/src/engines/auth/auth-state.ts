import { findSessions, type FoundSession } from '@quickportal/db/auth/find-sessions';
import type { Foundation } from '../foundation.ts';
import { rateLimiter, type RateLimiter } from '../access/rate-limit.ts';
import { activityRecorder, type ActivityRecorder } from './activity.ts';
import { coalesced } from '../../kernel/coalesced.ts';
import { createSealer, type Sealer } from './sealing.ts';

/** What signing in needs for as long as the process lives. */
export interface AuthState {
  readonly sealer: Sealer;
  readonly activity: ActivityRecorder;
  /** The session with this token hash (hexadecimal), read from the database. */
  findSession(tokenHash: string): Promise<FoundSession | undefined>;
  /** Signs the cookies of known devices. */
  readonly deviceKey: Buffer;
  /** Failed attempts by address: many users may share one. */
  readonly failuresByAddress: RateLimiter;
  /** Failed attempts by address and account, by known device, by session and by link. */
  readonly failuresBySubject: RateLimiter;
  /** Requests for a reset link by address or known device. */
  readonly mailRequests: RateLimiter;
  /** Reset links of a user for which an administrator or a known device asked: three an hour. */
  readonly trustedLinks: RateLimiter;
}

/** What signing in needs, made from the master key. Throws where it is not known. */
export function authState(foundation: Foundation): AuthState {
  const { db, configuration } = foundation;
  if (configuration.masterKey === null) throw new Error('The master key is not known');
  const sealer = createSealer([configuration.masterKey, ...configuration.formerMasterKeys]);
  return {
    sealer,
    deviceKey: sealer.macKey('known-device'),
    activity: activityRecorder(foundation),
    findSession: coalesced(async (hashes) => {
      const sessions = await findSessions(db.reader({ kind: 'auth' }), hashes);
      return new Map(sessions.map((session) => [session.tokenHash, session]));
    }),
    failuresByAddress: rateLimiter({ capacity: 100, refillMs: 3000 }),
    failuresBySubject: rateLimiter({ capacity: 30, refillMs: 60_000 }),
    mailRequests: rateLimiter({ capacity: 20, refillMs: 30_000 }),
    trustedLinks: rateLimiter({ capacity: 3, refillMs: 20 * 60_000 }),
  };
}
