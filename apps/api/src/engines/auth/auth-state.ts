import { findSessions, type FoundSession } from '@quickportal/db/auth/find-sessions';
import type { Services } from '../../kernel/services.ts';
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
  /** Failed attempts by address: many people may share one. */
  readonly failuresByIp: RateLimiter;
  /** Failed attempts by login name, whether it exists or not. */
  readonly failuresByLogin: RateLimiter;
  /** Requests for a reset link by address. */
  readonly mailRequestsByIp: RateLimiter;
}

const states = new WeakMap<Services['db'], AuthState>();

/** The auth engine's state of this process, made at its first use. */
export function authOf(services: Services): AuthState {
  const known = states.get(services.db);
  if (known) return known;
  const { db, configuration } = services;
  if (configuration.masterKey === null) throw new Error('The master key is not known');
  const state: AuthState = {
    sealer: createSealer([configuration.masterKey, ...configuration.formerMasterKeys]),
    activity: activityRecorder(services),
    findSession: coalesced(async (hashes) => {
      const sessions = await findSessions(db.reader({ kind: 'auth' }), hashes);
      return new Map(sessions.map((session) => [session.tokenHash, session]));
    }),
    failuresByIp: rateLimiter({ capacity: 100, refillMs: 3000 }),
    failuresByLogin: rateLimiter({ capacity: 30, refillMs: 60_000 }),
    mailRequestsByIp: rateLimiter({ capacity: 20, refillMs: 30_000 }),
  };
  states.set(db, state);
  return state;
}
