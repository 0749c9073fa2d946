import { passwordFault } from '@quickportal/contracts/rules/password';
import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/** A new password differs from this many before it (PCI DSS 8.3.7). */
export const PASSWORDS_REMEMBERED = 4;

/** zxcvbn's scale is 0 to 4; 3 withstands 10^8 guesses. */
const LEAST_SCORE = 3;
/** Longer texts are not easier to guess, but slow to estimate. */
const SCORED_LENGTH = 64;

let estimator: Promise<ZxcvbnFactory> | undefined;

// Lazily loaded: the list of common passwords takes some MB
async function loadEstimator(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, common] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary: common.dictionary, graphs: common.adjacencyGraphs });
}

/** The owner of a password; words about them must not be in it. */
export interface PasswordOwner {
  readonly loginName: string;
  readonly fullName: string;
  readonly email: string;
  readonly communityName: string | null;
}

const fold = (text: string): string => text.normalize('NFKC').toLowerCase();

/**
 * Returns why a new password is not allowed, or null: length, letters and digits (PCI DSS 8.3.6), the login name,
 * common passwords and words about the owner (ASVS 6.2). choose-password.ts compares it with the last passwords, which
 * needs their hashes.
 */
export async function newPasswordFault(password: string, owner: PasswordOwner): Promise<string | null> {
  const fault = passwordFault(password);
  if (fault !== null) return fault;
  if (fold(password).includes(fold(owner.loginName))) return 'Leave your login name out of it.';
  estimator ??= loadEstimator();
  const words = [owner.loginName, owner.email, owner.fullName, owner.communityName ?? '', 'quickportal', 'quickstream'];
  const known = words.flatMap((word) => [word, ...word.split(/[\s@._-]+/)]).filter((word) => word.length > 2);
  const { score } = (await estimator).check(password.slice(0, SCORED_LENGTH), known);
  return score < LEAST_SCORE ? 'This password is easy to guess. Use several unrelated words.' : null;
}
