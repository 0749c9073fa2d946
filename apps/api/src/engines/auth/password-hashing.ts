import { hash, parseOptions, verify } from '@node-rs/argon2';
import { Counter } from 'prom-client';
import { registry } from '../metrics/metrics.ts';
import { boundedQueue } from './bounded-queue.ts';

/** OWASP's first recommendation for argon2id: 19 MiB, two passes, one lane. */
export const PASSWORD_HASH = { memoryCost: 19_456, timeCost: 2, parallelism: 1, outputLen: 32 } as const;

// Node has four worker threads for all file, name and hash work: hashing leaves half of them free
const hashing = boundedQueue(2, 256);

export const passwordVerifications = new Counter({
  name: 'quickportal_password_verifications_total',
  help: 'Passwords compared with a hash, those of unknown users included.',
  registers: [registry],
});

// What the password of nobody is compared with, so that an unknown login name costs what a known one costs
const nobodysHash = hashing.run(() => hash('nobody has this password', PASSWORD_HASH));

/** The argon2id hash of a password as a PHC string, with a salt of its own. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password, PASSWORD_HASH));

/** The same with a given salt, for recovery codes; equal input gives equal output. */
export const hashRecoveryCode = (code: string, salt: Buffer): Promise<string> =>
  hashing.run(() => hash(code, { ...PASSWORD_HASH, salt }));

/** Whether the password belongs to the hash. A null hash (nobody's) takes as long and is always false. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  passwordVerifications.inc();
  const compared = passwordHash ?? (await nobodysHash);
  const same = await hashing.run(() => verify(compared, password));
  return same && passwordHash !== null;
}

/** Whether the password belongs to any of the hashes. */
export async function isAnyOf(passwordHashes: readonly string[], password: string): Promise<boolean> {
  const answers = await Promise.all(passwordHashes.map((one) => hashing.run(() => verify(one, password))));
  return answers.includes(true);
}

/** Whether a hash was made with other parameters than today's and should be made anew at the next sign-in. */
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
