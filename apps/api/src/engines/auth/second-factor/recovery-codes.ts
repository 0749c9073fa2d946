import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { hashRecoveryCode } from '../passwords/password-hashing.ts';

const COUNT = 10;
/** Crockford's base 32, without ambiguous characters. Ten of them are 50 bits. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 10;

const newCode = (): string => Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
const forReading = (code: string): string => `${code.slice(0, LENGTH / 2)}-${code.slice(LENGTH / 2)}`;

/** Normalises a typed code: any case, O for 0, I or L for 1, with or without the dash. Null if it is not a code. */
export function readRecoveryCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === LENGTH && /^[0-9A-HJKMNP-TV-Z]+$/.test(code) ? code : null;
}

/**
 * Generates ten codes and their argon2id hashes. They share one salt, so that checking a code costs one hash instead of
 * ten (ASVS 6.5.2 requires a password hash below 112 bits).
 */
export async function newRecoveryCodes(): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: COUNT }, newCode);
  const salt = randomBytes(16);
  const hashes = await Promise.all(codes.map((code) => hashRecoveryCode(code, salt)));
  return { codes: codes.map(forReading), hashes };
}

/** Finds the stored hash that matches the code; null when none does. */
export async function matchRecoveryCode<T extends { codeHash: string }>(
  stored: readonly T[],
  code: string,
): Promise<T | null> {
  const salt = stored[0]?.codeHash.split('$').at(-2);
  if (salt === undefined) return null;
  const hashed = Buffer.from(await hashRecoveryCode(code, Buffer.from(salt, 'base64')));
  const isSame = (codeHash: string) => {
    const other = Buffer.from(codeHash);
    return other.length === hashed.length && timingSafeEqual(other, hashed);
  };
  return stored.find(({ codeHash }) => isSame(codeHash)) ?? null;
}
