import {
  findCredential,
  getCredential,
  lockCredential,
  rehashPassword,
  saveFailures,
  type Credential,
} from '@quickportal/db/auth/credential';
import type { WriteTransaction } from '@quickportal/db/connect/write-transaction';
import type { RequestOrigin } from '../../../kernel/request-origin.ts';
import type { AuthServices } from '../auth-services.ts';
import type { Actor } from '../../access/actor.ts';
import { recordAudit } from '../../audit/audit.ts';
import { metrics } from '../../metrics/metrics.ts';
import { nudgeOutbox } from '../../outbox/relay.ts';
import { closedBecause } from '../account-use.ts';
import { countFailure } from '../count-failure.ts';
import { isLocked } from '../lock-out.ts';
import type { KnownDevice } from '../known-device.ts';
import { type HashingLane, hashPassword, needsRehash, verifyPassword } from './password-hashing.ts';
import { type Attempter, takeAttempt } from '../throttle.ts';

/** An attempt to prove a password: the user, the purpose and the origin. */
export interface Attempt {
  readonly caller: { loginName: string; devices: readonly KnownDevice[] } | { userId: number; sessionId: number };
  readonly password: string;
  /** Audit action recorded when the attempt fails. */
  readonly action: string;
  /** The caller before the attempt. */
  readonly actor: Actor;
  readonly origin: RequestOrigin;
}

/** A proven password with the result of `onProven`; or a failure, and whether it locked the account. */
export type Proof<T> =
  | { readonly credential: Credential; readonly result: T }
  | { readonly credential: null; readonly lockedNow: boolean };

interface ProofTools {
  readonly trx: WriteTransaction;
  readonly credential: Credential;
  readonly now: Date;
}

/**
 * The only place where passwords are compared. Unknown, disabled, locked and wrong take the same steps and get the same
 * response; failures count towards the lock. The lock is checked again under the row lock, in the transaction of
 * `onProven`, so that parallel guesses gain nothing. Throws too-many-requests.
 */
export async function provePassword<T>(
  services: AuthServices,
  attempt: Attempt,
  onProven: (tools: ProofTools) => Promise<T>,
): Promise<Proof<T>> {
  const now = services.clock.now();
  const { caller } = attempt;
  const reader = services.db.reader({ kind: 'auth' });
  const credential = await ('userId' in caller
    ? getCredential(reader, caller.userId)
    : findCredential(reader, caller.loginName));
  const attempter = attempterOf(attempt, credential);
  const giveBack = takeAttempt(services, attempter, now);
  const isSame = await verifyPassword(credential?.passwordHash ?? null, attempt.password, laneOf(attempter));

  const proof = await services.db.transaction({ kind: 'auth' }, async (trx): Promise<Proof<T>> => {
    const locked = await lockCredential(trx, credential?.userId ?? 0);
    // a password changed during this attempt no longer counts
    const isPresent = locked?.passwordHash === credential?.passwordHash;
    const isOpen = credential !== undefined && closedBecause(credential, now) === null;
    if (credential && locked && isSame && isPresent && isOpen && !isLocked(locked, now)) {
      return { credential, result: await onProven({ trx, credential, now }) };
    }
    return { credential: null, lockedNow: await refuse(services, trx, attempt, credential, now) };
  });
  if (proof.credential === null) {
    nudgeOutbox();
    return proof;
  }
  giveBack();
  if (needsRehash(proof.credential.passwordHash)) await rehash(services, proof.credential, attempt.password);
  return proof;
}

/**
 * Returns whom the attempt counts against. The subject of an account changes when its password is set or it is
 * unlocked, in every process at once, so that the user starts with an empty count.
 */
function attempterOf({ caller, origin: { ip } }: Attempt, credential: Credential | undefined): Attempter {
  if ('userId' in caller) return { holder: `session ${caller.sessionId}` };
  const device = caller.devices.find(({ userId }) => userId === credential?.userId);
  if (device) return { device };
  const subject = credential
    ? `user ${credential.userId} since ${credential.changedAt} ${credential.lastUsedAt}`
    : `name ${caller.loginName.toLowerCase()}`;
  return { use: 'sign-in', ip, subject };
}

function laneOf(attempter: Attempter): HashingLane {
  if ('device' in attempter) return 'known-device';
  return 'holder' in attempter ? 'signed-in' : 'sign-in';
}

/** Counts, audits and mails a failure; returns whether it locked the account. */
async function refuse(
  services: AuthServices,
  trx: WriteTransaction,
  { action, actor, origin }: Attempt,
  credential: Credential | undefined,
  now: Date,
): Promise<boolean> {
  const { lockedNow, wasLocked } = await countFailure(services, trx, { credential, actor, origin, now });
  const closed = credential ? closedBecause(credential, now) : null;
  const refused = wasLocked || closed !== null;
  metrics.signIns.inc({ outcome: wasLocked ? 'locked' : 'failure' });
  await recordAudit(trx, {
    action,
    actor,
    origin,
    communityId: credential?.communityId ?? null,
    objectType: 'system-user',
    // unknown names are not stored: people type passwords into that field
    objectId: credential ? String(credential.userId) : null,
    description: describe(credential, wasLocked, closed),
    outcome: refused ? 'REFUSED' : 'FAILURE',
    at: now,
  });
  return lockedNow;
}

function describe(credential: Credential | undefined, wasLocked: boolean, closed: string | null): string {
  if (!credential) return 'Attempt with an unknown login name.';
  if (closed !== null) return `Attempt for ${credential.loginName}, ${closed}.`;
  return wasLocked
    ? `Attempt for ${credential.loginName}, who is locked.`
    : `Wrong password for ${credential.loginName}.`;
}

async function rehash(services: AuthServices, { userId, passwordHash }: Credential, password: string): Promise<void> {
  const to = await hashPassword(password);
  await services.db.transaction({ kind: 'auth' }, (trx) => rehashPassword(trx, userId, passwordHash, to));
}

/** Resets the failures of a user who has fully signed in. */
export const forgetFailures = (trx: WriteTransaction, userId: number): Promise<void> =>
  saveFailures(trx, userId, { failedCount: 0, lockedUntil: null });
