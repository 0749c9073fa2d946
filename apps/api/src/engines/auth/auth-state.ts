import { findSessions, type FoundSession } from '@quickportal/db/auth/find-sessions';
import type { Foundation } from '../foundation.ts';
import { rateLimiter, type RateLimiter } from '../access/rate-limit.ts';
import { activityRecorder, type ActivityRecorder } from './activity.ts';
import { coalesced } from '../../kernel/coalesced.ts';
import { createSealer, type Sealer } from './sealing.ts';

/** Sign-in state, for the lifetime of the process. */
export interface AuthState {
  readonly sealer: Sealer;
  readonly activity: ActivityRecorder;
  /** Reads the session with this token hash (hexadecimal) from the database. */
  findSession(tokenHash: string): Promise<FoundSession | undefined>;
  /** Signs the cookies of known devices. */
  readonly deviceKey: Buffer;
  /** Failed attempts by address, which many users may share. */
  readonly failuresByAddress: RateLimiter;
  /** Failed attempts by address and account, by known device, by session and by link. */
  readonly failuresBySubject: RateLimiter;
  /** Requests for reset links, by address or known device. */
  readonly mailRequests: RateLimiter;
  /** Reset links of a user requested by an administrator or a known device: three an hour. */
  readonly trustedLinks: RateLimiter;
}

/** Creates the sign-in state from the master key. Throws when there is none. */
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
