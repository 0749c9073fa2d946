import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Counter } from 'prom-client';
import { registry } from '../../metrics/metrics.ts';
import { boundedQueue } from '../../../kernel/bounded-queue.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

// Node has four threads for file, DNS and hashing work: leave half of them free
const hashing = boundedQueue(2, 256);

/**
 * Queue of hashing work: sign-ins, sign-ins from known devices, signed-in users. Lanes take turns, so that a flood in
 * one does not delay the others.
 */
export type HashingLane = 'sign-in' | 'known-device' | 'signed-in';

const hashes = new Counter({
  name: 'quickportal_password_hashes_total',
  help: 'Password hashes computed, by whose they are: sign-in, known-device, signed-in.',
  labelNames: ['lane'],
  registers: [registry],
});

function hashed<T>(work: () => Promise<T>, lane: HashingLane): Promise<T> {
  hashes.inc({ lane });
  return hashing.run(work, lane);
}

export const passwordVerifications = new Counter({
  name: 'quickportal_password_verifications_total',
  help: 'Passwords compared with a hash, those of unknown users included.',
  registers: [registry],
});

// Compared for unknown login names, so that they cost as much as known ones
const nobodysHash = hashing.run(() => hash('no user has this password', PASSWORD_HASH));

/** Hashes a password with argon2id and a random salt; returns a PHC string. */
export const hashPassword = (password: string, lane: HashingLane = 'signed-in'): Promise<string> =>
  hashed(() => hash(password, PASSWORD_HASH), lane);

/** Hashes a recovery code with a given salt; equal input gives equal output. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<string> =>
  hashed(() => hash(code, { ...PASSWORD_HASH, salt }), 'signed-in');

/** Whether a password matches a hash. Takes equally long for a null hash, which never matches. */
export async function verifyPassword(
  passwordHash: string | null,
  password: string,
  lane: HashingLane = 'signed-in',
): Promise<boolean> {
  passwordVerifications.inc();
  const compared = passwordHash ?? (await nobodysHash);
  const same = await hashed(() => verify(compared, password), lane);
  return same && passwordHash !== null;
}

/** Whether a password matches any of the hashes. */
export async function isAnyOf(
  passwordHashes: readonly string[],
  password: string,
  lane: HashingLane = 'signed-in',
): Promise<boolean> {
  const responses = await Promise.all(
    passwordHashes.map((passwordHash) => hashed(() => verify(passwordHash, password), lane)),
  );
  return responses.includes(true);
}

/** Whether a hash uses outdated parameters and should be replaced at the next sign-in. */
export function needsRehash(passwordHash: string): boolean {
  const { memoryCost, timeCost, parallelism, outputLen } = parseOptions(passwordHash);
  return (
    !passwordHash.startsWith('$argon2id$') ||
    memoryCost !== PASSWORD_HASH.memoryCost ||
    timeCost !== PASSWORD_HASH.timeCost ||
    parallelism !== PASSWORD_HASH.parallelism ||
    outputLen !== PASSWORD_HASH.outputLen
  );
}
